export function ActionBar() {
  return null;
}
