import { mayReload } from '@jianzhu/domain';

/** Where the tab keeps the time of its last reload. */
export const lastReloadKey = 'chunk-reload-at';

/** What the reload needs of its window. */
export interface ReloadWindow {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/**
 * Reloads the page after code failed to load, at most once a minute (specification 8). The time of the last reload
 * is kept for the tab; without storage nothing would stop a loop, so then nothing is reloaded.
 *
 * @returns whether the page is reloading.
 */
export function reloadAfterChunkFailure(page: ReloadWindow, nowMs: number): boolean {
  try {
    const stored = page.sessionStorage.getItem(lastReloadKey);
    const lastReloadAt = stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
    if (!mayReload(lastReloadAt, nowMs)) return false;
    page.sessionStorage.setItem(lastReloadKey, String(nowMs));
  } catch (error) {
    console.warn('Not reloading: the time of the last reload cannot be kept', error);
    return false;
  }
  page.location.reload();
  return true;
}
