import { expect, it } from 'vitest';
import { memberTabOf } from './member-tabs.tsx';

it.each([
  ['', 'members'],
  ['status=2', 'members'],
  ['tab=invitations', 'invitations'],
  ['tab=requests&status=0', 'requests'],
  ['tab=group&id=1800000000000000001', 'group'],
  ['tab=unknown', 'members'],
  ['id=1800000000000000001', 'requests'],
  ['tab=members&id=1', 'members'],
])('the address with “%s” shows %s', (search, tab) => {
  expect(memberTabOf(new URLSearchParams(search))).toBe(tab);
});
