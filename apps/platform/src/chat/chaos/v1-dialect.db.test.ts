import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { paces } from './paces.ts';
import { killed, prepareStorm } from './storm.ts';
import { v1FaultsOf } from './verdict.ts';

const MESSAGES = process.env.TEST_DEEP === undefined ? 1000 : 10_000;
/** Written when the network is calm again: none of these may be missing. */
const CALM_MESSAGES = 20;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it(`stores what a v1 server has echoed and shows nothing twice, but a client may lack what came while it was away, and lose what a half-open connection swallowed (CH2, CS11, TE1)`, async () => {
  const plan = {
    name: 'v1-dialect',
    seed: process.env.CHAOS_SEED,
    db,
    messages: MESSAGES,
    processes: 1,
    pace: paces.raised,
  } as const;
  const storm = await prepareStorm({ ...plan, dialect: 'v1' });
  const [platform] = storm.platforms;
  await storm.rage([killed(0.5, platform)]);
  // A v1 server need not answer heartbeats, so only a new connection surely is not half open.
  const phases = () => storm.clients.map(({ chat }) => chat.state.connection.phase);
  await vi.waitUntil(() => phases().every((phase) => phase === 'ready'), { timeout: 30_000 });
  for (const proxy of storm.proxies) proxy.cutAll();
  await vi.waitUntil(() => phases().every((phase) => phase !== 'ready'), { timeout: 10_000, interval: 1 });
  await vi.waitUntil(() => phases().every((phase) => phase === 'ready'), { timeout: 30_000 });
  const calm = storm.clients.map(({ written }) => written.length);
  await Promise.all(storm.clients.map((client) => client.write(CALM_MESSAGES)));
  const late = storm.clients.flatMap(({ written }, index) => written.slice(calm[index]));
  await vi.waitUntil(
    () => storm.clients.every(({ listed }) => late.every((id) => listed().some((message) => message.id === id))),
    { timeout: 10_000, interval: 50 },
  );
  const stored = await storm.stored();
  expect(late.filter((id) => !stored.some((message) => message.id === id))).toEqual([]);
  for (const client of storm.clients) expect(v1FaultsOf(client, stored)).toEqual([]);
}, 1_800_000);
