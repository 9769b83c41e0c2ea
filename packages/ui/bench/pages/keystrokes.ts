declare global {
  interface Window {
    /** Ms from each key press to the frame that shows what it did. */
    keystrokes: number[];
  }
}

/** Records for every key how long it takes until a frame that holds its effect has been painted. */
export function recordKeystrokes(): void {
  window.keystrokes = [];
  const record = (event: KeyboardEvent) => {
    if (event.key === 'Shift' || event.key === 'Control') return;
    requestAnimationFrame(() => {
      // The first task after the callbacks of a frame runs when that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keystrokes.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', record, { capture: true });
}
