import { proxy } from 'valtio/vanilla';
import { afterEach, expect, it, vi } from 'vitest';
import { showUnreadWhileHidden } from './unread-title.ts';

const baseTitle = '吉林省建筑业数字平台';

afterEach(() => vi.restoreAllMocks());

it('puts the number before the title of a hidden page, and takes it away when the page is seen (decision 53)', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const turn = (to: DocumentVisibilityState) => {
    visibility.mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
    return document.title;
  };
  document.title = baseTitle;
  // The rest of the state is not read.
  showUnreadWhileHidden({ state: proxy({}), totalUnread: () => 10 } as unknown as Parameters<
    typeof showUnreadWhileHidden
  >[0]);
  expect(document.title).toBe(baseTitle);
  expect(turn('hidden')).toBe(`(10) ${baseTitle}`);
  expect(turn('visible')).toBe(baseTitle);
  expect(turn('hidden')).toBe(`(10) ${baseTitle}`);
});
