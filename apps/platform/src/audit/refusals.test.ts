import { afterEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createLog } from '../http/log.ts';
import { createRefusals, type Refusals } from './refusals.ts';

let refusals: Refusals | undefined;
let written: unknown[][] = [];

/** A database that only keeps what is sent to it. */
function recording(): Database {
  const transaction = {
    executeQuery: async ({ parameters }: { readonly parameters: readonly unknown[] }) => {
      written.push([...parameters]);
      return { rows: [] };
    },
  };
  const run = (work: (given: unknown) => Promise<unknown>) => work(transaction);
  return { withWorker: run, withCredentials: run } as unknown as Database; // of a database only this is used
}

afterEach(async () => {
  await refusals?.close();
  written = [];
});

const origin = (clientAddress: string) => ({ clientAddress, userAgent: '', requestId: '' });
const refused = (id: number, clientAddress: string) =>
  ({
    act: 'attachment.readAddress',
    record: { kind: 'attachment', id: String(id) },
    origin: origin(clientAddress),
    code: 404,
  }) as const;
const events = () => written.map((row) => JSON.parse(String(row.at(-1))));

it('tells fifty refusals of one network apart, counts its others, and goes on telling those of the next', async () => {
  refusals = createRefusals(recording(), createLog('fatal'));
  const visitor = { kind: 'request', context: {} } as const;
  for (let id = 0; id < 2000; id += 1) refusals.add(visitor, refused(id, `2001:db8:0:1::${id.toString(16)}`));
  for (let id = 0; id < 3; id += 1) refusals.add(visitor, refused(id, '203.0.113.5'));
  await refusals.flush();
  expect(events().filter(({ address }) => address.startsWith('2001:'))).toHaveLength(50);
  expect(events().filter(({ address }) => address === '203.0.113.5')).toHaveLength(3);
  await refusals.close();
  const rest = events().at(-1);
  expect(rest).toMatchObject({ act: 'attachment.readAddress', code: 404, times: 1950 });
  expect(rest.recordId).toBeUndefined();
  expect(rest.address).toMatch(/^2001:db8:0:1::/);
});
