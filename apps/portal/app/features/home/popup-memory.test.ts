import { createFilteredStorage, type Popup } from '@jianzhu/domain';
import { describe, expect, it } from 'vitest';
import { isPopupDue, rememberPopup } from './popup-memory.ts';

const popup = (frequency: number, id = '7'): Popup => ({
  id,
  title: '公告',
  image: '',
  content: '',
  link: '',
  beginTime: '',
  endTime: '',
  frequency,
  terminal: 'pc',
  sort: 0,
});

function storageInMemory() {
  const values = new Map<string, string>();
  const port = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createFilteredStorage(() => port, { filtered: () => undefined, failed: () => undefined });
}

const day = 86_400_000;

describe('the front popup (R-HOME-011)', () => {
  it.each([
    ['at every visit', 1, [true, true, true]],
    ['once a day', 2, [false, false, true]],
    ['only once', 3, [false, false, false]],
  ])('comes back %s', (_, frequency, expected) => {
    const storage = storageInMemory();
    expect(isPopupDue(popup(frequency), storage, 0)).toBe(true);
    rememberPopup(popup(frequency), storage, 0);
    expect([0, day - 1, day].map((now) => isPopupDue(popup(frequency), storage, now))).toEqual(expected);
  });

  it('is shown when it is another one', () => {
    const storage = storageInMemory();
    rememberPopup(popup(3), storage, 0);
    expect(isPopupDue(popup(3, '8'), storage, 1)).toBe(true);
  });
});
