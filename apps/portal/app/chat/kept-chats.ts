import type { ChatStorage } from '@jianzhu/chat';
import type { FilteredStorage } from '@jianzhu/domain';

/** Name under which the chat package keeps what is the portal's. */
export const chatApp = 'portal';

const keyPrefix = `chat.${chatApp}.`;

/** What the chat keeps over a reload goes through the portal's filtered storage. */
export function chatStorage(storage: FilteredStorage): ChatStorage {
  return { get: storage.readText, set: storage.writeText, remove: storage.remove };
}

/** Removes what the chats of every user of this browser have left, also where no chat was loaded (specification 4). */
export function forgetKeptChats(storage: Pick<FilteredStorage, 'remove'>): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith(keyPrefix)) storage.remove(key);
  } catch (error) {
    console.warn('Local storage cannot be used', error);
  }
}
