import { afterEach, expect, it } from 'vitest';
import { hashToken } from '../db/context.ts';
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

it('writes the first refusal of a kind at once, its like of five minutes as one event, and then begins anew', async () => {
  let now = 0;
  refusals = createRefusals(recording(), createLog('fatal'), () => now);
  const refuse = () => refusals?.add({ kind: 'request', context: {} }, refused(7, '203.0.113.5'));
  const timesAfter = async (ms: number) => {
    now += ms;
    await refusals?.flush();
    return events().map(({ times }) => times);
  };
  refuse();
  expect(await timesAfter(0)).toEqual([1]);
  refuse();
  refuse();
  expect(await timesAfter(299_999)).toEqual([1]);
  expect(await timesAfter(1)).toEqual([1, 2]);
  expect(await timesAfter(300_000)).toEqual([1, 2]);
  refuse();
  expect(await timesAfter(0)).toEqual([1, 2, 1]);
});

it('leaves room for networks that come later and for logins, however many networks fail in many ways', async () => {
  refusals = createRefusals(recording(), createLog('fatal'));
  const visitor = { kind: 'request', context: {} } as const;
  for (let network = 0; network < 60; network += 1) {
    for (let id = 0; id < 50; id += 1) refusals.add(visitor, refused(id, `198.51.100.${network}`));
  }
  refusals.add(visitor, refused(7, '203.0.113.5'));
  for (let id = 0; id < 5; id += 1) {
    refusals.add({ kind: 'request', context: { login: hashToken('a') } }, refused(id, '203.0.113.6'));
  }
  await refusals.flush();
  expect(events().filter(({ address }) => address === '203.0.113.5')).toMatchObject([{ recordId: '7' }]);
  expect(events().filter(({ address }) => address === '203.0.113.6')).toHaveLength(5);
});

it('tells what others are refused, however many logins one person fails with', async () => {
  refusals = createRefusals(recording(), createLog('fatal'));
  for (let login = 0; login < 20; login += 1) {
    const actor = { kind: 'request', context: { login: hashToken(`${login}`) } } as const;
    for (let id = 0; id < 50; id += 1) refusals.add(actor, refused(id, '203.0.113.6'), '7');
  }
  refusals.add({ kind: 'request', context: { login: hashToken('of another') } }, refused(1, '203.0.113.5'), '8');
  await refusals.flush();
  expect(events().filter(({ address }) => address === '203.0.113.6')).toHaveLength(50);
  expect(events().filter(({ address }) => address === '203.0.113.5')).toMatchObject([{ recordId: '1' }]);
});

it('tells 700 refusals of visitors apart, and counts those of everybody beyond by act and code', async () => {
  refusals = createRefusals(recording(), createLog('fatal'));
  for (let network = 0; network < 140; network += 1) {
    for (let id = 0; id < 30; id += 1) {
      refusals.add({ kind: 'request', context: {} }, refused(id, `198.51.100.${network}`));
    }
  }
  await refusals.flush();
  // Thirty of each network until half of them are taken, then five.
  const firsts = events().filter(({ recordId }) => recordId !== undefined);
  expect(firsts).toHaveLength(700);
  await refusals.close();
  expect(events().at(-1)).toMatchObject({ act: 'attachment.readAddress', code: 404 });
  expect(events().at(-1).address).toBeUndefined();
});
