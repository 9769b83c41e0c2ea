import { afterAll, beforeAll, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hasNatsServer, startNatsServer } from '../testing/nats-server.ts';
import { expectWhole } from './expect-whole.ts';
import { paces } from './paces.ts';
import { act, prepareStorm, type StormPlan } from './storm.ts';

const isDeep = process.env.TEST_DEEP !== undefined;
const MESSAGES = isDeep ? 10_000 : 1000;
const LONGEST_MS = 1_800_000;
const NATS_URL = process.env.NATS_URL;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** One of two processes dies while both users write, and stays away. */
async function loseOneOfTwo(plan: Pick<StormPlan, 'name' | 'pace' | 'variables'>): Promise<void> {
  const seed = process.env.CHAOS_SEED;
  const storm = await prepareStorm({ ...plan, seed, db, messages: MESSAGES, processes: 2 });
  const [one, two] = storm.clients;
  await storm.rage([
    act(0.1, 'one reads', () => one.chat.open(storm.chatId)),
    act(0.2, 'two reads', () => two.chat.open(storm.chatId)),
    { at: 0.4, name: 'the second process is killed', strike: async () => storm.platforms[1]?.kill() },
    act(0.5, 'one looks away', () => one.chat.close()),
    act(0.6, 'two looks away', () => two.chat.close()),
  ]);
  await expectWhole(storm, MESSAGES);
}

// At the usual rates the short run would take a minute more and find what that of one process finds.
it.runIf(isDeep)(
  `brings 2 × ${MESSAGES} messages at the usual rates to both sides once and in order, over two processes of which one is killed (CH1, SE7, CS22, TE1)`,
  () => loseOneOfTwo({ name: 'two-processes-usual', pace: paces.usual }),
  LONGEST_MS,
);

it(
  `brings 2 × ${MESSAGES} messages to both sides once and in order, over two processes of which one is killed (CH1, CS5, CS7, TE1)`,
  () => loseOneOfTwo({ name: 'two-processes', pace: paces.raised }),
  LONGEST_MS,
);

it.skipIf(NATS_URL === undefined && !hasNatsServer)(
  `does so too when NATS wakes the processes (CH1, CS7, TE1)`,
  async () => {
    const server = NATS_URL === undefined ? await startNatsServer() : { url: NATS_URL, stop: () => undefined };
    onTestFinished(() => server.stop());
    await loseOneOfTwo({ name: 'two-processes-nats', pace: paces.raised, variables: { NATS_URL: server.url } });
  },
  LONGEST_MS,
);
