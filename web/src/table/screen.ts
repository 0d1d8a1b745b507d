/** Larger type for a page that is seen from across a room. Returns a function that ends it. */
export function largeType(): () => void {
  document.documentElement.classList.add('screen');
  return () => document.documentElement.classList.remove('screen');
}
