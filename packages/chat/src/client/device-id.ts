import type { ChatStorage } from '../ports/environment.ts';
import { createMessageId } from './message-id.ts';

const remembered = 8;

/**
 * The id of this browser, kept in the storage of this origin. Sites of one parent domain should give one of their own,
 * from a cookie, or they log each other out (decision 13).
 */
export function storedDeviceId(storage: ChatStorage, app: string, nowMs: number): string {
  return storedId(storage, `chat.${app}.device`, nowMs);
}

/** The id of the tabs of this origin that share a connection: a tab that takes over replaces the socket of the last. */
export function storedTabGroupId(storage: ChatStorage, app: string, nowMs: number): string {
  return storedId(storage, `chat.${app}.tabs`, nowMs);
}

function storedId(storage: ChatStorage, key: string, nowMs: number): string {
  try {
    const known = storage.get(key);
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    const made = createMessageId(nowMs);
    storage.set(key, made);
    return made;
  } catch {
    // Without a storage every page is a device of its own.
    return createMessageId(nowMs);
  }
}

/** The ids that this browser has had lately: a kick that names one of them is about ourselves. */
export class OwnDevices {
  #ids: readonly string[] = [];

  add(id: string): void {
    this.#ids = [id, ...this.#ids.filter((other) => other !== id)].slice(0, remembered);
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }
}
