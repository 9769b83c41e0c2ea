import { CHUNK_RELOAD_INTERVAL_MS } from '../limits.ts';

/**
 * Whether a page whose code failed to load may reload itself: at most once a minute (specification 8).
 *
 * @param lastReloadAtMs epoch ms of the last reload of this tab; null when there was none
 */
export function mayReload(lastReloadAtMs: number | null, nowMs: number): boolean {
  return lastReloadAtMs === null || nowMs - lastReloadAtMs >= CHUNK_RELOAD_INTERVAL_MS;
}
