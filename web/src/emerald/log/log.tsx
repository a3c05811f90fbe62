export function Log() {
  return null;
}
