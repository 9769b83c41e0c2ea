import { useRevalidator } from 'react-router';
import { useAtMoment } from './use-at-moment.ts';

/** Time for the platform to end what ends then. */
const GRACE_MS = 1_000;

/**
 * Loads the page anew once a moment has passed, so that it offers nothing that is over; a moment in the past loads
 * nothing, since the page knows of it.
 *
 * @param untilMs in epoch milliseconds by the clock of this device; null for none
 */
export function useReloadAfter(untilMs: number | null): void {
  const { revalidate } = useRevalidator();
  useAtMoment(untilMs, () => void revalidate(), GRACE_MS);
}
