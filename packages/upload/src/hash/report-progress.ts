/** Least time between two reports of progress, in ms. */
const REPORT_INTERVAL = 100;

/** Passes on how far a file of this size was read: at most ten times a second, and in any case its end. */
export function reportProgress(
  size: number,
  onBytes: ((read: number) => void) | undefined,
  clock: () => number = () => performance.now(),
): (read: number) => void {
  let reported = Number.NEGATIVE_INFINITY;
  return (read) => {
    const now = clock();
    if (read < size && now - reported < REPORT_INTERVAL) return;
    reported = now;
    onBytes?.(read);
  };
}
