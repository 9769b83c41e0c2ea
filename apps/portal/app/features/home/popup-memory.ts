import { DAY_MS, type FilteredStorage, POPUP_FREQUENCY, type Popup } from '@jianzhu/domain';
import * as v from 'valibot';

const storageKey = 'frontPopup';

/** Which popup this browser has closed last, and when (epoch ms). */
const memorySchema = v.object({ id: v.string(), closedAt: v.number() });

/** Whether a popup is to be shown again (domain rules 26): at every visit, once a day, or only once. */
export function isPopupDue(popup: Popup, storage: FilteredStorage, nowMs: number): boolean {
  const memory = storage.readState(storageKey, memorySchema);
  if (memory?.id !== popup.id || popup.frequency === POPUP_FREQUENCY.everyVisit) return true;
  return popup.frequency === POPUP_FREQUENCY.oncePerDay && nowMs - memory.closedAt >= DAY_MS;
}

export function rememberPopup(popup: Popup, storage: FilteredStorage, nowMs: number): void {
  storage.writeState(storageKey, { id: popup.id, closedAt: nowMs });
}
