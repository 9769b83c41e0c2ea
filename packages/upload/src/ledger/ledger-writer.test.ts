import { describe, expect, test } from 'vitest';
import type { Ledger, LedgerEntry } from '../ports/ledger.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createLedgerWriter } from './ledger-writer.ts';
import { createMemoryLedger } from './memory-ledger.ts';

const entry = (md5: string, size = 1): LedgerEntry => ({
  md5,
  owner: 'me',
  fileName: 'a.pdf',
  size,
  lastModified: 0,
  edges: { first: '', last: '' },
  bucket: 'b',
  key: 'k',
  uploadId: 'u',
  resourceId: '1',
  partSize: 1,
  parts: [],
  createdAt: 0,
});

function writer() {
  const clock = createVirtualClock();
  const memory = createMemoryLedger();
  let writes = 0;
  const ledger: Ledger = {
    ...memory,
    put: (written) => {
      writes += 1;
      return memory.put(written);
    },
  };
  return { clock, ledger, written: () => writes, writer: createLedgerWriter(ledger, clock, () => undefined) };
}

describe('ledger writer', () => {
  test('RS13: changes within 250 ms are written once, with the newest content', async () => {
    const { clock, ledger, written, writer: it } = writer();
    for (let size = 1; size <= 50; size += 1) it.put('item', () => entry('x', size));
    await clock.advance(249);
    expect(written()).toBe(0);
    await clock.advance(1);
    expect(written()).toBe(1);
    expect(await ledger.get('me', 'x')).toMatchObject({ size: 50 });
  });

  test('RS13: a page that ends writes at once', async () => {
    const { clock, ledger, writer: it } = writer();
    it.put('item', () => entry('x'));
    it.flush();
    expect(await ledger.get('me', 'x')).toBeDefined();
    expect(clock.pending).toBe(0);
  });

  test('RS13: the first note of an upload is waited for, but no longer than two seconds', async () => {
    const { clock, ledger, writer: it } = writer();
    await it.keep(entry('x'));
    expect(await ledger.get('me', 'x')).toBeDefined();
    expect(clock.pending).toBe(0);
    const stuck: Ledger = { ...ledger, put: () => new Promise(() => undefined) };
    let isOver = false;
    const kept = createLedgerWriter(stuck, clock, () => undefined).keep(entry('x'));
    void kept.then(() => {
      isOver = true;
    });
    await clock.advance(1999);
    expect(isOver).toBe(false);
    await clock.advance(1);
    expect(isOver).toBe(true);
  });

  test('RS13: a ledger that fails is told and not waited for', async () => {
    const { clock, ledger } = writer();
    const failures: unknown[] = [];
    const broken: Ledger = { ...ledger, put: () => Promise.reject(new Error('no room')) };
    await createLedgerWriter(broken, clock, (error) => failures.push(error)).keep(entry('x'));
    expect(failures).toEqual([new Error('no room')]);
    expect(clock.pending).toBe(0);
  });

  test('RS13: what is forgotten is not written afterwards', async () => {
    const { clock, ledger, writer: it } = writer();
    it.put('item', () => entry('x'));
    it.delete('item', 'me', 'x');
    await clock.advance(1000);
    expect(await ledger.list('me')).toEqual([]);
  });
});
