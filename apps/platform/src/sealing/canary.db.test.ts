import { randomUUID } from 'node:crypto';
import { readRecordNews } from '@jianzhu/api-client/contract';
import { formatDateTime, PRODUCT_NAME } from '@jianzhu/domain';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grantChatToken } from '../chat/chat-tokens.ts';
import { startChat } from '../chat/testing/test-chat.ts';
import type { SessionContext } from '../db/context.ts';
import type { ImplementedCall } from '../http/implement.ts';
import { toRequest, validCases } from '../testing/call-request.ts';
import { addColleague, addCompany, type Published, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { dumpAsBackup, dumpAsRequest } from '../testing/table-dump.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const { quotation } = TRADE_PATHS;
const THREAD = '/api/rs-trade-service/ecomm/thread';
const SUPPLIER = '/api/rs-member-service/ecomm/supplier';
const CASES = process.env.TEST_DEEP === '1' ? 30 : 2;
const SEED = 20_261_125;

/** Prices in fen that stand nowhere else: of a first round, of a draft and one taken back, of a second round. */
const FIRST = [876_543_217, 765_432_189] as const;
const SECOND = [198_765_431, 187_654_327] as const;
const REMARK = '金丝雀报价说明';

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let rival: TestMember;
let sealed: Published;
let inSecond: Published;
/** Whatever a call may be asked for. */
const ids: string[] = [];
/** The amounts, their totals and what is made of them, in every way that they are written. */
let secret: RegExp;

const { by, quote, act, endRound } = tradeOn(() => platform);

/** An amount in fen as it is kept, in yuan, and in yuan with commas. */
function writings(fen: number): string[] {
  const yuan = (fen / 100).toFixed(2);
  const [whole = '', cents = ''] = yuan.split('.');
  return [String(fen), `${whole}\\.${cents}`, `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}\\.${cents}`];
}

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier, rival] = [
    await addCompany(platform, '金丝雀采购建设'),
    await addCompany(platform, '金丝雀供应钢材'),
    await addCompany(platform, '金丝雀旁观钢材'),
  ];
  const [hesitant, drafting] = [await addCompany(platform, '撤回供应钢材'), await addCompany(platform, '起草供应钢材')];
  const canary = { remark: REMARK, discountAmount: 1 };

  // A sealed inquiry with a quotation and its revision, one that was taken back, a draft, and a question.
  sealed = await publishAs(platform, buyer, {
    inviteeIds: [supplier.businessId, rival.businessId],
    quoteDeadline: formatDateTime(Date.now() + 86_400_000),
  });
  const attachments = [await addUploadedFile(platform, supplier, '供货说明.pdf')];
  const { data: sent } = await quote(supplier, sealed, [1, 2], { ...canary, attachments });
  const seen = { id: sent.id, version: sent.version };
  expect(await quote(supplier, sealed, FIRST, { ...canary, ...seen, attachments })).toMatchObject({ code: 200 });
  const { data: taken } = await quote(hesitant, sealed, FIRST, canary);
  await by(hesitant).post(`${quotation}/withdraw`, { id: taken.id, version: taken.version });
  await by(drafting).post(`${quotation}/save`, {
    ...{
      inquiryId: sealed.id,
      lines: sealed.lineIds.map((inquiryLineId) => ({ inquiryLineId, quoted: 1, unitPrice: FIRST[0] })),
    },
    ...{ remark: REMARK },
  });
  // What is refused is not written down either.
  expect(await quote(rival, sealed, FIRST, { ...canary, discountAmount: 99_999_999_999 })).toMatchObject({ code: 400 });
  const question = { bizType: 'inquiry', bizId: sealed.id, content: '能否提前供货？', attachments: [] };
  const { data: asked } = await by(supplier).post(`${THREAD}/add`, question);
  await by(buyer).post(`${THREAD}/reply`, { id: asked.id, content: '可以', isPublic: 1, attachments: [] });
  await by(buyer).post(`${SUPPLIER}/add`, { supplierId: supplier.businessId });

  // One in its second round, from which a quotation is excluded.
  const files = { attachments: [await addUploadedFile(platform, buyer, '技术要求.pdf')] };
  inSecond = await publishAs(platform, buyer, files);
  const { data: first } = await quote(supplier, inSecond, [300_000_000, 300_000_000]);
  const { data: excluded } = await quote(hesitant, inSecond, [300_000_100, 300_000_100]);
  await endRound(inSecond.id);
  await act(buyer, inSecond.id, 'exclude', { quotationId: excluded.id, reason: '资质不符合要求' });
  const round = { quotationIds: [first.id], lineIds: inSecond.lineIds, targetPrices: [] };
  const deadline = formatDateTime(Date.now() + 3_600_000);
  expect(await act(buyer, inSecond.id, 'second/start', { ...round, deadline })).toMatchObject({ code: 200 });
  const { quotation: own } = (await by(supplier).get(`${TRADE_PATHS.inquiry}/second/detail?id=${inSecond.id}`)).data;
  const lines = inSecond.lineIds.map((inquiryLineId, index) => ({ inquiryLineId, secondUnitPrice: SECOND[index] }));
  const answered = await by(supplier).post(`${quotation}/second-submit`, { id: own.id, version: own.version, lines });
  expect(answered).toMatchObject({ code: 200 });

  // A chat in which the quotation was shown as a card.
  await platform.db.admin(`insert into chat (id, type) values ('canary-chat', 'single')`);
  await platform.db.admin(
    `insert into chat_member (chat_id, user_id, name) select 'canary-chat', id, '对方' from unnest($1::bigint[]) as u (id)`,
    [[buyer.userId, supplier.userId]],
  );
  const card = JSON.stringify({ kind: 'quotation', id: sent.id });
  await platform.chat.store.append([
    { id: randomUUID(), chatId: 'canary-chat', fromId: supplier.userId, content: card, type: 'card' },
  ]);
  await platform.runJobs();

  const { data: detail } = await by(supplier).get(`${quotation}/detail?id=${sent.id}`);
  const made = [detail.totalAmount, detail.netAmount, detail.taxAmount, detail.goodsAmount];
  const amounts = [...FIRST, ...SECOND, ...FIRST.map((fen) => fen * 10), ...SECOND.map((fen) => fen * 10), ...made];
  secret = new RegExp([...amounts.flatMap(writings), REMARK, detail.payloadHash].join('|'));
  ids.push(sealed.id, inSecond.id, sent.id, first.id, asked.id, 'canary-chat');
});
afterAll(() => platform.close());

const hits = (dumped: ReadonlyMap<string, string>) =>
  [...dumped].filter(([, rows]) => secret.test(rows)).map(([table]) => table);

describe('before the deadline', () => {
  it('its supplier alone reads them: the search finds what there is to find', async () => {
    const own = await platform.app.inject({
      ...{ method: 'GET', url: `${quotation}/detail?id=${ids[2]}` },
      headers: tokenHeaders(tokensOf(supplier)),
    });
    expect(own.body).toMatch(secret);
  });

  it('no table of a backup holds them, nor what is gathered of the tables, nor the log', async () => {
    const dumped = await dumpAsBackup(platform.db);
    const filled = [...dumped].filter(([, rows]) => rows !== '').map(([table]) => table);
    const touched = [
      ...[
        'audit_event',
        'chat_message',
        'clarification',
        'idempotency_key',
        'inquiry_exclusion',
        'inquiry_round',
        'job',
      ],
      ...['notice', 'quotation', 'quotation_revision', 'record_file', 'status_log', 'supplier_relation'],
    ];
    expect(filled).toEqual(expect.arrayContaining(touched.map((table) => `app.${table}`)));
    expect(hits(dumped)).toEqual([]);
    expect(platform.logged()).not.toMatch(secret);
  });

  it('the role of the requests reads them from no table, whoever asks', async () => {
    const colleague = await addColleague(platform, buyer, 'business_admin');
    const sessions: Record<string, SessionContext> = {
      ...{ buyer: buyer.context, colleague: colleague.context, rival: rival.context, visitor: {} },
    };
    for (const [who, session] of Object.entries(sessions)) {
      const dumped = await dumpAsRequest(platform.db, session);
      expect([who, dumped.size > 20, hits(dumped)]).toEqual([who, true, []]);
    }
  });
});

it('no frame of a page that is open holds them while a quotation is handed in anew and its round is news', async () => {
  const chat = await startChat(platform.db, { policy: { devices: 9 } });
  const watch = async (member: TestMember) => {
    const { userId, loginId } = member;
    const { token } = await grantChatToken(platform.db.database, { userId, loginId });
    return chat.connect({ userId, loginId, token }, { wantsRecordNews: true });
  };
  const [ofBuyer, ofRival, ofSupplier] = [await watch(buyer), await watch(rival), await watch(supplier)];
  const { data: seen } = await by(supplier).get(`${quotation}/detail?id=${ids[2]}`);
  const again = { id: seen.id, version: seen.version, remark: REMARK, discountAmount: 1 };
  expect(await quote(supplier, sealed, FIRST, again)).toMatchObject({ code: 200 });
  const card = JSON.stringify({ kind: 'quotation', id: seen.id });
  const message = { id: randomUUID(), chatId: 'canary-chat', fromId: supplier.userId, content: card, type: 'card' };
  await platform.chat.store.append([message]);
  await platform.runJobs();
  const newsOf = ({ texts }: { readonly texts: readonly string[] }) =>
    texts.flatMap((text) => readRecordNews(text) ?? []);
  await vi.waitUntil(() => newsOf(ofBuyer).length > 0 && newsOf(ofSupplier).length > 0);
  expect(newsOf(ofRival)).not.toContain('quotation');
  for (const { texts } of [ofBuyer, ofRival, ofSupplier]) expect(texts.join('\n')).not.toMatch(secret);
  expect(chat.logged()).not.toMatch(secret);
});

it('answers to others are as long whatever was offered', async () => {
  const lengths: (readonly number[])[] = [];
  for (const [price, title] of [
    [1, '等长询价甲'],
    [99_999_999, '等长询价乙'],
  ] as const) {
    const inquiry = await publishAs(platform, buyer, {
      ...{ title, inviteeIds: [supplier.businessId, rival.businessId] },
      quoteDeadline: formatDateTime(Date.now() + 86_400_000),
    });
    const { data } = await quote(supplier, inquiry, [price, price], { remark: price === 1 ? '' : REMARK });
    const asked = [
      ...[`${TRADE_PATHS.inquiry}/detail?id=${inquiry.id}`, `${TRADE_PATHS.inquiry}/invitees?id=${inquiry.id}`],
      ...[`${quotation}/detail?id=${data.id}`, `${TRADE_PATHS.inquiry}/compare?id=${inquiry.id}&taxMode=gross`],
    ];
    const answers = await Promise.all(
      [buyer, rival].flatMap((member) =>
        asked.map((url) => platform.app.inject({ method: 'GET', url, headers: headersOf(member) })),
      ),
    );
    // Ids are texts that count up.
    lengths.push(answers.map(({ body }) => body.replace(/"\d{1,20}"/g, '"0"').length));
  }
  expect(lengths[0]?.every((length) => length > 10)).toBe(true);
  expect(lengths[1]).toEqual(lengths[0]);
});

const headersOf = (member: TestMember) => tokenHeaders(tokensOf(member));

/** Whoever is not the supplier: the headers of each, and the calls that are let in with them. */
const ASKERS = {
  buyer: { headers: async () => headersOf(buyer), auths: ['business', 'member', 'none'] },
  rival: { headers: async () => headersOf(rival), auths: ['business'] },
  'a reader of the buyer': {
    headers: async () => headersOf(await addColleague(platform, buyer, 'reader')),
    auths: ['business'],
  },
  // A page that is kept for visitors is made of what they are answered.
  'a visitor': { headers: async () => ({}), auths: ['none'] },
  'an operator': {
    headers: async () => tokenHeaders({ operatorToken: (await addOperator(platform.db)).token }),
    auths: ['operator'],
  },
} as const;

/** What a call is asked for: by hand, and as its schemas would have it. */
function requestsOf(call: ImplementedCall, headers: Readonly<Record<string, string>>): InjectOptions[] {
  const { method } = call.endpoint;
  const generated = fc
    .sample(validCases(call, { ids }), { numRuns: CASES, seed: SEED })
    .map((input) => toRequest(call, input, headers));
  const path = call.endpoint.path.replace('{product}', PRODUCT_NAME).replace(/\{\w+\}/g, ids[0] ?? '');
  if (method === 'POST') {
    const bodies = [{}, ...[sealed.id, inSecond.id].map((id) => ({ id, inquiryId: id, taxMode: 'net' }))];
    return [...generated, ...bodies.map((payload) => ({ method: 'POST' as const, url: path, headers, payload }))];
  }
  const records = ids.flatMap((id) => [`quotation:${id}`, `inquiry:${id}`]).join(',');
  const queries = [
    ...ids.map((id) => `id=${id}`),
    ...[sealed.id, inSecond.id].map((id) => `inquiryId=${id}&bizType=inquiry&bizId=${id}`),
    ...[`records=${records}`, 'size=100&minTotalAmount=1&maxTotalAmount=9999999999', ''],
  ];
  return [...generated, ...queries.map((query) => ({ method: 'GET' as const, url: `${path}?${query}`, headers }))];
}

// What a file is made of is read like a list.
const isRead = ({ endpoint: { id, method, file } }: ImplementedCall) =>
  method === 'GET' || file === true || /\.export|file$/i.test(id);

// Object.keys of an object literal gives exactly its keys.
it.each(Object.keys(ASKERS) as (keyof typeof ASKERS)[])('no call that reads gives them to %s', async (who) => {
  const headers = await ASKERS[who].headers();
  const auths: readonly string[] = ASKERS[who].auths;
  const calls = platform.calls.filter((call) => isRead(call) && auths.includes(call.endpoint.auth));
  const leaks: string[] = [];
  for (const call of calls) {
    // One that ends the login is refused without these.
    const answers = await Promise.all(requestsOf(call, call.endpoint.endsSession ? {} : headers).map(answerTo));
    leaks.push(...answers.filter(({ body }) => secret.test(body)).map(({ request }) => String(request.url)));
  }
  expect(calls.length).toBeGreaterThan(3);
  expect(leaks).toEqual([]);
  expect(platform.logged()).not.toMatch(secret);
});

const answerTo = async (request: InjectOptions) => ({ request, body: (await platform.app.inject(request)).body });
