import { PRODUCT_NAME } from '@jianzhu/domain';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionContext } from '../db/context.ts';
import type { ImplementedCall } from '../http/implement.ts';
import { BID_PATH, type Bidding, bidsOn } from '../testing/bids.ts';
import { toRequest, validCases } from '../testing/call-request.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { dumpAsBackup, dumpAsRequest } from '../testing/table-dump.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';

const CASES = process.env.TEST_DEEP === '1' ? 30 : 2;
const SEED = 20_261_126;
/** Prices in fen that stand nowhere else: of a bid, its replacement, a draft and one taken back. */
const [PRICE, AGAIN, DRAFTED, TAKEN] = [87_654_321, 76_543_213, 65_432_177, 54_321_989] as const;
const LETTER = '金丝雀投标函';

let platform: TestPlatform;
let buyer: TestMember;
let bidder: TestMember;
let rival: TestMember;
let sealed: Bidding;
/** Whatever a call may be asked for. */
const ids: string[] = [];
let secret: RegExp;

const { by, bidding, letIn, fieldsOf, submit } = bidsOn(() => platform);

/** An amount in fen as it is kept, in yuan, and in yuan with commas. */
function writings(fen: number): string[] {
  const yuan = (fen / 100).toFixed(2);
  const [whole = '', cents = ''] = yuan.split('.');
  return [String(fen), `${whole}\\.${cents}`, `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}\\.${cents}`];
}

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, bidder, rival] = [
    await addCompany(platform, '金丝雀招标建设'),
    await addCompany(platform, '金丝雀投标钢材'),
    await addCompany(platform, '金丝雀旁观投标'),
  ];
  const [hesitant, drafting] = [await addCompany(platform, '撤回投标钢材'), await addCompany(platform, '起草投标钢材')];
  sealed = await bidding(buyer, { statutory: true });
  for (const member of [bidder, rival, hesitant, drafting]) await letIn(sealed, member);
  const canary = { bidLetter: LETTER };
  const { data: sent } = await submit(bidder, sealed, PRICE, canary);
  const again = { ...(await fieldsOf(sealed, bidder, AGAIN, canary)), id: sent.id, version: sent.version };
  expect(await by(bidder).post(`${BID_PATH}/submit`, again)).toMatchObject({ code: 200 });
  const { data: taken } = await submit(hesitant, sealed, TAKEN, canary);
  await by(hesitant).post(`${BID_PATH}/withdraw`, { id: taken.id, version: taken.version });
  const draft = {
    tenderId: sealed.id,
    ...canary,
    lines: sealed.lineIds.map((lineId) => ({ lineId, unitPrice: DRAFTED })),
  };
  expect(await by(drafting).post(`${BID_PATH}/save`, draft)).toMatchObject({ code: 200 });
  // What is refused is not written down either.
  expect(await submit(rival, sealed, PRICE, { ...canary, totalPrice: 1 })).toMatchObject({ code: 400 });
  await platform.runJobs();
  const { data: detail } = await by(bidder).get(`${BID_PATH}/detail?id=${sent.id}`);
  const fens = [PRICE, AGAIN, DRAFTED, TAKEN].flatMap((fen) => [fen, fen * 10, fen * 20]);
  secret = new RegExp([...fens.flatMap(writings), LETTER, detail.payloadHash].join('|'));
  ids.push(sealed.id, sent.id, taken.id);
});
afterAll(() => platform.close());

const hits = (dumped: ReadonlyMap<string, string>) =>
  [...dumped].filter(([, rows]) => secret.test(rows)).map(([table]) => table);

describe('before the opening', () => {
  it('its bidder alone reads it: the search finds what there is to find', async () => {
    const own = await platform.app.inject({
      ...{ method: 'GET', url: `${BID_PATH}/detail?id=${ids[1]}` },
      headers: tokenHeaders(tokensOf(bidder)),
    });
    expect(own.body).toMatch(secret);
  });

  it('no table of a backup holds it, nor the log', async () => {
    const dumped = await dumpAsBackup(platform.db);
    const filled = [...dumped].filter(([, rows]) => rows !== '').map(([table]) => table);
    expect(filled).toEqual(
      expect.arrayContaining(['bid', 'bid_revision', 'tender_key'].map((table) => `app.${table}`)),
    );
    expect(hits(dumped)).toEqual([]);
    expect(platform.logged()).not.toMatch(secret);
  });

  it('the role of the requests finds no bid and no file of one, whoever asks, and nothing that counts them', async () => {
    const colleague = await addColleague(platform, buyer, 'business_admin');
    const sessions: Record<string, SessionContext> = {
      ...{ buyer: buyer.context, colleague: colleague.context, rival: rival.context, visitor: {} },
    };
    for (const [who, session] of Object.entries(sessions)) {
      const dumped = await dumpAsRequest(platform.db, session);
      expect([who, dumped.size > 20, hits(dumped)]).toEqual([who, true, []]);
      const tables = ['bid', 'bid_revision', 'bid_open', 'tender_opening_row', 'record_file'];
      const seen = tables.filter((table) => (dumped.get(`app.${table}`) ?? '').includes(bidder.businessId));
      expect([who, seen]).toEqual([who, []]);
    }
  });

  it('a statutory tender says to nobody how many there are', async () => {
    const table = (await by(buyer).get(`/api/rs-trade-service/ecomm/tender/bit-table?id=${sealed.id}`)).data;
    expect([table.bidCount, table.bidders]).toEqual([null, []]);
    const { data: detail } = await by(buyer).get(`/api/rs-trade-service/ecomm/tender/detail?id=${sealed.id}`);
    // Neither its version nor its time moved with them.
    const [row] = await platform.db.admin('select version, update_time, bid_count from tender where id = $1', [
      sealed.id,
    ]);
    expect(row).toMatchObject({ bid_count: null, version: detail.version });
    expect(detail.version).toBe(1);
    expect((await by(buyer).get(`${BID_PATH}/detail?id=${ids[1]}`)).code).toBe(404);
  });
});

const headersOf = (member: TestMember) => tokenHeaders(tokensOf(member));

const ASKERS = {
  buyer: { headers: async () => headersOf(buyer), auths: ['business', 'member', 'none'] },
  rival: { headers: async () => headersOf(rival), auths: ['business'] },
  'an operator': {
    headers: async () => tokenHeaders({ operatorToken: (await addOperator(platform.db)).token }),
    auths: ['operator'],
  },
} as const;

/** What a call is asked for: by hand, and as its schemas would have it. */
function requestsOf(call: ImplementedCall, headers: Readonly<Record<string, string>>): InjectOptions[] {
  const generated = fc
    .sample(validCases(call, { ids }), { numRuns: CASES, seed: SEED })
    .map((input) => toRequest(call, input, headers));
  const path = call.endpoint.path.replace('{product}', PRODUCT_NAME).replace(/\{\w+\}/g, ids[0] ?? '');
  const asked = [...ids.map((id) => `id=${id}&tenderId=${sealed.id}`), `tenderId=${sealed.id}&size=100`];
  return call.endpoint.method === 'GET'
    ? [...generated, ...asked.map((query) => ({ method: 'GET' as const, url: `${path}?${query}`, headers }))]
    : generated;
}

const isRead = ({ endpoint: { id, method, file } }: ImplementedCall) =>
  method === 'GET' || file === true || /\.export|file$/i.test(id);

// Object.keys of an object literal gives exactly its keys.
it.each(Object.keys(ASKERS) as (keyof typeof ASKERS)[])('no call that reads gives it to %s', async (who) => {
  const headers = await ASKERS[who].headers();
  const auths: readonly string[] = ASKERS[who].auths;
  const calls = platform.calls.filter((call) => isRead(call) && auths.includes(call.endpoint.auth));
  const leaks: string[] = [];
  for (const call of calls) {
    // One that ends the login is refused without these.
    const answers = await Promise.all(
      requestsOf(call, call.endpoint.endsSession ? {} : headers).map(async (request) => ({
        ...{ request, body: (await platform.app.inject(request)).body },
      })),
    );
    leaks.push(...answers.filter(({ body }) => secret.test(body)).map(({ request }) => String(request.url)));
  }
  expect(calls.length).toBeGreaterThan(3);
  expect(leaks).toEqual([]);
  expect(platform.logged()).not.toMatch(secret);
});
