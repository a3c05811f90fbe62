/** A page that nobody sees draws no frame: then it is done after so many milliseconds. */
const patience = 100;

/** Does what is no part of the picture when the picture is drawn: until then a phone has enough to do. Returns what ends it. */
export function afterFrame(act: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const soon = (wait: number) => {
    timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      act();
    }, wait);
  };
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    soon(0);
  });
  soon(patience);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
