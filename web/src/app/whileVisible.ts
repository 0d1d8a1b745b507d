/** Do something from time to time while the page is visible. Returns a function that stops it. */
export function whileVisible(act: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(act, every);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
