export function Moments() {
  return null;
}
