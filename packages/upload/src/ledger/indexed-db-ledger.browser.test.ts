import { expect, test } from 'vitest';
import type { LedgerEntry } from '../ports/ledger.ts';
import { createIndexedDbLedger } from './indexed-db-ledger.ts';

const entry = (owner: string, md5: string): LedgerEntry => ({
  md5,
  owner,
  fileName: '图纸 "1".pdf',
  size: 10,
  lastModified: 1,
  edges: { first: 'f', last: 'l' },
  bucket: 'b',
  key: 'k',
  uploadId: 'u',
  resourceId: '1',
  partSize: 5,
  parts: [{ partNumber: 1, etag: 'e' }],
  createdAt: 2,
});

test('RS13: the database keeps entries by owner and content over ledgers, and forgets them', async () => {
  const first = createIndexedDbLedger();
  await first.put(entry('me', 'x'));
  await first.put({ ...entry('me', 'x'), createdAt: 3 });
  await first.put(entry('me', 'y'));
  await first.put(entry('other', 'x'));
  const second = createIndexedDbLedger();
  expect((await second.list('me')).map(({ md5 }) => md5)).toEqual(['x', 'y']);
  expect(await second.get('me', 'x')).toEqual({ ...entry('me', 'x'), createdAt: 3 });
  await second.delete('me', 'x');
  expect(await first.get('me', 'x')).toBeUndefined();
  expect(await first.get('other', 'x')).toBeDefined();
});
