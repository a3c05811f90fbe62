export function Hand() {
  return null;
}
