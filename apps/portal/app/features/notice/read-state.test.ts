import { expect, test } from 'vitest';
import { messageListOf, readFilters, readStateOf } from './read-state.ts';

test('the address tells which notices are shown; what it does not know shows all', () => {
  expect(['0', '1', null, '', '2', 'all'].map(readStateOf)).toEqual(['0', '1', null, null, null, null]);
});

test('each filter keeps the tab', () => {
  expect(readFilters(0, '0')).toEqual([
    { label: '全部', href: '/default/message-list?code=0', current: false },
    { label: '未读', href: '/default/message-list?code=0&read=0', current: true },
    { label: '已读', href: '/default/message-list?code=0&read=1', current: false },
  ]);
  expect(messageListOf(2, null)).toBe('/default/message-list?code=2');
});
