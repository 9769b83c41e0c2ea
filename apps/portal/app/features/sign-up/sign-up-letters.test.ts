import { expect, it } from 'vitest';
import type { SignUpRow } from './sign-up-calls.ts';
import { namedLetters } from './sign-up-letters.ts';

const row = (businessName: string, createTime: string) =>
  ({
    ...{ businessName, submitTime: '2026-11-20 10:00:00' },
    authorizationLetter: [{ id: '1', fileName: '授权委托书.pdf', createUserName: '', publishUserName: '', createTime }],
  }) as unknown as SignUpRow; // what is looked at of a row

it('the letters of several say whose they are, by whom and since when', () => {
  const rows = [row('衡砺钢材', ''), row('钧川钢铁', '2026-11-19 09:30:00')];
  expect(namedLetters(rows)).toMatchObject([
    { fileName: '衡砺钢材_授权委托书.pdf', publishUserName: '衡砺钢材', createTime: '2026-11-20 10:00:00' },
    { fileName: '钧川钢铁_授权委托书.pdf', publishUserName: '钧川钢铁', createTime: '2026-11-19 09:30:00' },
  ]);
});
