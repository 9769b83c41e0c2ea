import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareStorm } from './storm.ts';
import { faultsOf, unreadFaults } from './verdict.ts';

const MESSAGES = process.env.TEST_DEEP === undefined ? 1000 : 10_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it(`brings 2 × ${MESSAGES} messages to both sides once and in order, over a bad network and a server killed three times (CH1, CS2, CS17, TE1)`, async () => {
  const storm = await prepareStorm({
    name: 'one-process',
    seed: process.env.CHAOS_SEED,
    db,
    messages: MESSAGES,
    processes: 1,
  });
  const [platform] = storm.platforms;
  const [one, two] = storm.clients;
  const killed = (at: number) => ({
    at,
    name: 'killed',
    strike: async () => {
      await platform?.kill();
      await platform?.restart();
    },
  });
  const act = (at: number, name: string, run: () => void) => ({ at, name, strike: async () => run() });
  await storm.rage([
    act(0.1, 'one reads', () => one.chat.open(storm.chatId)),
    killed(0.2),
    act(0.35, 'two reads', () => two.chat.open(storm.chatId)),
    act(0.4, 'one looks away', () => one.chat.close()),
    killed(0.5),
    act(0.7, 'two looks away', () => two.chat.close()),
    killed(0.8),
  ]);
  await storm.settle();
  const stored = await storm.stored();
  expect(stored.length).toBe(2 * MESSAGES);
  for (const client of storm.clients) {
    expect(faultsOf(client, stored)).toEqual([]);
    expect(client.chat.gaps(storm.chatId)).toEqual([]);
    await expect.poll(async () => unreadFaults(await storm.unread(client)), { timeout: 5000 }).toEqual([]);
  }
}, 1_800_000);
