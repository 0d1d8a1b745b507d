/** Type for a page that is seen from across a room, until what this returns is called. */
export function largeType(): () => void {
  document.documentElement.classList.add('screen');
  return () => document.documentElement.classList.remove('screen');
}
