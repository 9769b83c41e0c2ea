import { parseDateTime } from '@jianzhu/domain';
import { useMemo } from 'react';

/**
 * A moment of the platform by the clock of this device, in epoch milliseconds: the two may differ by minutes (domain
 * rules 0.6). Null for no moment.
 *
 * @param moment `YYYY-MM-DD HH:mm:ss`
 * @param serverTime of the answer that the page shows
 */
export function useServerMoment(moment: string, serverTime: string): number | null {
  return useMemo(() => {
    const atMs = parseDateTime(moment);
    const nowMs = parseDateTime(serverTime);
    return atMs === null || nowMs === null ? atMs : atMs - nowMs + Date.now();
  }, [moment, serverTime]);
}
