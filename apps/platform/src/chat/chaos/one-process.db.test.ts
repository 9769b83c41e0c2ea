import { afterAll, beforeAll, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { expectWhole } from './expect-whole.ts';
import { act, killed, prepareStorm } from './storm.ts';

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
}, 1_800_000);
