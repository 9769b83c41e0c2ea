import { afterAll, beforeAll, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { expectWhole } from './expect-whole.ts';
import { paces } from './paces.ts';
import { act, killed, prepareStorm } from './storm.ts';

const isDeep = process.env.TEST_DEEP !== undefined;
const MESSAGES = isDeep ? 10_000 : 1000;
/** The short run has the same faults each time, the long one others. */
const SEED = isDeep ? undefined : '20261122';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it.each([
  ['at the usual rates', 'usual'],
  ['as fast as can be', 'raised'],
] as const)(
  `brings 2 × ${MESSAGES} messages %s to both sides once and in order, over a bad network and a server killed three times (CH1, SE7, CS2, CS17, CS22, TE1)`,
  async (_, pace) => {
    const storm = await prepareStorm({
      name: `one-process-${pace}`,
      seed: process.env.CHAOS_SEED ?? SEED,
      db,
      messages: MESSAGES,
      processes: 1,
      pace: paces[pace],
    });
    const [platform] = storm.platforms;
    const [one, two] = storm.clients;
    await storm.rage([
      act(0.1, 'one reads', () => one.chat.open(storm.chatId)),
      killed(0.2, platform),
      act(0.35, 'two reads', () => two.chat.open(storm.chatId)),
      act(0.4, 'one looks away', () => one.chat.close()),
      killed(0.5, platform),
      act(0.7, 'two looks away', () => two.chat.close()),
      killed(0.8, platform),
    ]);
    await expectWhole(storm, MESSAGES);
  },
  1_800_000,
);
