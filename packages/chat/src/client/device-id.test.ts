import { expect, it } from 'vitest';
import type { ChatStorage } from '../ports/environment.ts';
import { storedDeviceId, storedTabGroupId } from './device-id.ts';

function memory(): ChatStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

it('a browser keeps its id, which no other browser, application or group of tabs has (LG1, R-CHAT-004)', () => {
  const [storage, other] = [memory(), memory()];
  const id = storedDeviceId(storage, 'portal', 1);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(storedDeviceId(storage, 'portal', 2)).toBe(id);
  const others = [
    storedDeviceId(other, 'portal', 1),
    storedDeviceId(storage, 'shop', 1),
    storedTabGroupId(storage, 'portal', 1),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});

it('an id that somebody has damaged is made anew, and a page without a storage has one of its own (LG1)', () => {
  const storage = memory();
  storage.set('chat.portal.device', '<script>');
  const id = storedDeviceId(storage, 'portal', 1);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  const closed: ChatStorage = {
    ...storage,
    get() {
      throw new Error('denied');
    },
  };
  expect(storedDeviceId(closed, 'portal', 1)).not.toBe(id);
});
