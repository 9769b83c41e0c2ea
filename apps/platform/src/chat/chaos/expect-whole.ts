import { expect } from 'vitest';
import type { Storm } from './storm.ts';
import { faultsOf, unreadFaults } from './verdict.ts';

/** Everything that both users wrote is stored, and is on both sides once and in order, with nothing missing or uncounted. */
export async function expectWhole(storm: Storm, messagesOfEach: number): Promise<void> {
  await storm.settle();
  const stored = await storm.stored();
  expect(stored.length).toBe(2 * messagesOfEach);
  for (const client of storm.clients) {
    expect(faultsOf(client, stored)).toEqual([]);
    expect(client.chat.gaps(storm.chatId)).toEqual([]);
    await expect.poll(async () => unreadFaults(await storm.unread(client)), { timeout: 5000 }).toEqual([]);
  }
}
