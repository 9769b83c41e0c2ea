import { expect, it } from 'vitest';
import { createReadAddresses } from './read-addresses.ts';

const MINUTE = 60_000;

it('asks once for an address and again before it ends', async () => {
  let now = 0;
  let asked = 0;
  const addresses = createReadAddresses(
    async (id) => {
      asked += 1;
      return `${id}-${asked}`;
    },
    () => now,
  );
  expect(await Promise.all([addresses.addressOf('a'), addresses.addressOf('a')])).toEqual(['a-1', 'a-1']);
  expect(await addresses.addressOf('b')).toBe('b-2');
  now = 8 * MINUTE - 1;
  expect(await addresses.addressOf('a')).toBe('a-1');
  now = 8 * MINUTE;
  expect(await addresses.addressOf('a')).toBe('a-3');
});

it('does not keep a failure', async () => {
  let fails = true;
  const addresses = createReadAddresses(async () => {
    if (fails) throw new Error('offline');
    return 'address';
  });
  await expect(addresses.addressOf('a')).rejects.toThrow('offline');
  fails = false;
  expect(await addresses.addressOf('a')).toBe('address');
});
