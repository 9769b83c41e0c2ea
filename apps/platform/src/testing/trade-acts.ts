import { DAY_MS, formatDateTime, HOUR_MS } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { expireDealJob, sweepDealsJob } from '../deal/deal-jobs.ts';
import { deadlineJob, remindJob, sweepInquiriesJob } from '../inquiry/inquiry-jobs.ts';
import { noteView } from '../inquiry/invitation.ts';
import { takeOffShelf } from '../inquiry/take-off-shelf.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import {
  addAddressOf,
  addColleague,
  addCompany,
  callsOf,
  inquiryFields,
  type Published,
  passDeadline,
  publishAs,
  quotationFields,
  TRADE_PATHS,
  tradeOn,
} from './inquiries.ts';
import type { TestMember } from './members.ts';
import { noteKept } from './reached-rows.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';

const { quotation, inquiry, deal } = TRADE_PATHS;

/** Something that is done in procurement, always to the same records. */
export interface TradeAct {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Who does it: a member by a call, or the platform, whose work is taken back at its end. */
function waysOf(platform: TestPlatform) {
  const worked = (name: string, work: (transaction: Transaction) => Promise<unknown>): TradeAct => ({
    name,
    run: () =>
      platform.db.database
        .withWorker(async (transaction) => {
          await work(transaction);
          await noteKept(transaction);
          throw new Error('taken back by the test');
        })
        .catch(() => undefined),
  });
  return {
    worked,
    job: (name: string, handler: JobHandler, payload: unknown, key = '') =>
      worked(name, (transaction) => handler.run(transaction, { id: '1', key, payload })),
    called: (name: string, member: TestMember, path: string, body: object): TradeAct => ({
      name,
      run: () => callsOf(platform, member).post(path, body),
    }),
  };
}

/**
 * Every act of procurement that writes, by its members, by jobs and by an operator, each on a record of its own where
 * it is allowed, beside records of another buyer in the same statuses. Calls are to be taken back (`takeActsBack`).
 */
export async function makeTradeActs(platform: TestPlatform): Promise<readonly TradeAct[]> {
  const [buyer, other, supplier, rival, third] = [
    await addCompany(platform, '受托采购建设'),
    await addCompany(platform, '旁邻采购建设'),
    await addCompany(platform, '受托供应钢材'),
    await addCompany(platform, '受托竞争钢材'),
    await addCompany(platform, '受托撤回钢材'),
  ];
  const { by, act, quote, endRound, award, dealOf, detailOf } = tradeOn(() => platform);
  const { worked, job, called } = waysOf(platform);
  const ok = async (answer: ReturnType<TestPlatform['post']>) => {
    const { code, msg, data } = await answer;
    if (code !== 200) throw new Error(msg);
    return data;
  };
  const offer = (member: TestMember, of: Published, over: object = {}) =>
    ok(quote(member, of, [300_000, 310_000], over));
  const draftOf = async (member: TestMember) => {
    const addressId = await addAddressOf(platform, member);
    const fields = inquiryFields({ addressId, inviteeIds: [supplier.businessId] });
    const { id, version } = await ok(by(member).post(`${inquiry}/save`, fields));
    const lineIds = (await detailOf(id, member)).lines.map(({ lineId }: { lineId: string }) => lineId);
    return { id: id as string, lineIds, seen: { id, version }, fields };
  };
  /** Out, with an answer, one that was taken back and one that is not sent. */
  const quoting = async (member: TestMember, over: object = {}) => {
    const published = await publishAs(platform, member, over);
    const sent = await offer(supplier, published);
    const { id, version } = await offer(third, published);
    await ok(by(third).post(`${quotation}/withdraw`, { id, version }));
    const fields = quotationFields(published.id, published.lineIds, [1, 1]);
    const unsent = await ok(by(rival).post(`${quotation}/save`, fields));
    return {
      ...published,
      unsent: { id: unsent.id, version: unsent.version },
      quotationId: sent.id as string,
      quotationVersion: sent.version as number,
    };
  };
  const compared = async (member: TestMember) => {
    const published = await quoting(member);
    await offer(rival, published, published.unsent);
    await endRound(published.id);
    return published;
  };
  const second = async (member: TestMember) => {
    const published = await compared(member);
    await ok(
      act(member, published.id, 'second/start', {
        ...{ quotationIds: [published.quotationId], lineIds: published.lineIds, targetPrices: [] },
        ...{ deadline: formatDateTime(Date.now() + HOUR_MS), showTarget: 0, showRank: 0 },
      }),
    );
    const seen = (await by(supplier).get(`${quotation}/detail?id=${published.quotationId}`)).data;
    const lines = published.lineIds.map((inquiryLineId) => ({ inquiryLineId, secondUnitPrice: 290_000 }));
    const body = { id: published.quotationId, version: seen.version, lines };
    const { version } = await ok(by(supplier).post(`${quotation}/second-submit`, body));
    return { ...published, again: { ...body, version } };
  };
  const awarded = async (member: TestMember) => {
    const published = await compared(member);
    await ok(award(member, published, published.quotationId));
    return { ...published, deal: await dealOf(supplier, published.id) };
  };
  const confirmed = async (member: TestMember) => {
    const published = await awarded(member);
    const { id, version } = published.deal;
    return { ...published, deal: await ok(by(supplier).post(`${deal}/confirm`, { id, version })) };
  };
  const wished = async (member: TestMember) => {
    const published = await confirmed(member);
    const { id, version } = published.deal;
    const body = { id, version, reason: '计划调整' };
    return { ...published, deal: await ok(by(supplier).post(`${deal}/void-request`, body)) };
  };
  const seen = async (of: Published, member = buyer) => {
    const { id, version } = await detailOf(of.id, member);
    return { id, version };
  };

  // What is done to the one may not reach the other.
  await draftOf(other);
  await quoting(other, { sealed: 0 });
  await quoting(other);
  await second(other);
  await confirmed(other);
  await wished(other);
  await awarded(other);
  await ok(by(other).post(`${inquiry}/set-award-rule`, { approvalThreshold: 100, previous: null }));
  const held = await compared(other);
  await ok(award(other, held, held.quotationId));
  const approver = await addColleague(platform, other, 'business_admin');

  const draft = await draftOf(buyer);
  const unanswered = await publishAs(platform, buyer, { inviteeIds: [supplier.businessId, rival.businessId] });
  const sealed = await quoting(buyer);
  const unsealed = await quoting(buyer, { sealed: 0 });
  const toAward = await compared(buyer);
  const excluded = await compared(buyer);
  const exclusion = { quotationId: excluded.quotationId, reason: '资质不符' };
  await ok(act(buyer, excluded.id, 'exclude', exclusion));
  const secondRound = await second(buyer);
  const waiting = await awarded(buyer);
  const running = await confirmed(buyer);
  const toVoid = await wished(buyer);
  const finished = await confirmed(buyer);
  finished.deal = await ok(by(buyer).post(`${deal}/finish`, { id: finished.deal.id, version: finished.deal.version }));
  const [due, dueSecond] = [await quoting(buyer), await second(buyer)];
  const failing = await publishAs(platform, buyer, { inviteeIds: [supplier.businessId] });
  const long = new Date(Date.now() - 200 * DAY_MS);
  const [unawarded, silent, lasting, lapsed] = [
    ...[await compared(buyer), await awarded(buyer), await confirmed(buyer), await wished(buyer)],
  ] as const;
  // From here on nothing is done any more that would run the jobs of what is due.
  for (const { id } of [due, failing]) await passDeadline(platform, id);
  await passDeadline(platform, dueSecond.id, 2);
  await platform.db.admin('update inquiry set open_time = $2 where id = $1', [unawarded.id, long]);
  await platform.db.admin('update deal set confirm_deadline = $2 where id = $1', [silent.deal.id, long]);
  await platform.db.admin('update deal set confirm_time = $2 where id = $1', [lasting.deal.id, long]);
  await platform.db.admin('update deal set void_time = $2 where id = $1', [lapsed.deal.id, long]);

  const acts = async (of: Published, ...all: readonly (readonly [string, object])[]) => {
    const at = await seen(of);
    return all.map(([path, body]) => called(path, buyer, `${inquiry}/${path}`, { ...at, ...body }));
  };
  const again = quotationFields(sealed.id, sealed.lineIds, [280_000, 280_000]);
  const answered = { id: sealed.quotationId, version: sealed.quotationVersion };
  const open = quotationFields(unsealed.id, unsealed.lineIds, [280_000, 280_000]);
  const openAnswer = { id: unsealed.quotationId, version: unsealed.quotationVersion };
  const onDeal = (of: { readonly deal: { readonly id: string; readonly version: number } }, over: object = {}) => ({
    ...{ id: of.deal.id, version: of.deal.version, reason: '计划调整' },
    ...over,
  });
  const { code } = await detailOf(sealed.id, buyer);
  const { quoteDeadline } = await detailOf(unanswered.id, buyer);
  const later = formatDateTime(Date.parse(`${quoteDeadline.replace(' ', 'T')}+08:00`) + HOUR_MS);
  const [{ quote_deadline: reminded } = { quote_deadline: new Date(0) }] = await platform.db.admin<{
    quote_deadline: Date;
  }>('select quote_deadline from inquiry where id = $1', [unanswered.id]);
  const heldAt = await seen(held, other);
  const awards = toAward.lineIds.map((lineId) => ({ lineId, quotationId: toAward.quotationId }));
  const keeping = deadlineJob(platform.keeper);
  return [
    ...(await acts(
      draft,
      ['save', draft.fields],
      ['choose-invitees', { businessIds: [third.businessId] }],
      ['copy', {}],
      ['split', { lineIds: draft.lineIds.slice(0, 1) }],
      ['publish', {}],
      ['delete', {}],
    )),
    called('delete-many', buyer, `${inquiry}/delete-many`, { records: [draft.seen] }),
    ...(await acts(
      unanswered,
      ['withdraw', {}],
      ['extend', { quoteDeadline: later }],
      ['notice', { content: '补充说明', attachments: [] }],
      ['invite', { businessIds: [third.businessId] }],
    )),
    ...(await acts(sealed, ['close', { reason: 1, remark: '' }])),
    ...(await acts(unsealed, ['open', {}])),
    ...(await acts(
      toAward,
      ['exclude', { quotationId: toAward.quotationId, reason: '资质不符' }],
      ['award', { awards, resultPublic: 1 }],
      ['close', { reason: 1, remark: '' }],
      [
        'second/start',
        {
          ...{ quotationIds: [toAward.quotationId], lineIds: toAward.lineIds, targetPrices: [] },
          ...{ deadline: formatDateTime(Date.now() + HOUR_MS), showTarget: 0, showRank: 0 },
        },
      ],
    )),
    ...(await acts(excluded, ['restore', { quotationId: excluded.quotationId }])),
    ...(await acts(secondRound, ['second/end', {}])),
    called('award-approve', approver, `${inquiry}/award-approve`, { ...heldAt, agree: 1, reason: '' }),
    called('award-withdraw', other, `${inquiry}/award-withdraw`, heldAt),
    called('accept-invite', supplier, `${inquiry}/accept-invite`, { id: unanswered.id }),
    called('decline-invite', rival, `${inquiry}/decline-invite`, { id: unanswered.id, reason: 1, remark: '' }),
    called('keep a draft', supplier, `${quotation}/save`, { ...again, ...answered }),
    called('quote', supplier, `${quotation}/submit`, quotationFields(unanswered.id, unanswered.lineIds, [1, 1])),
    called('quote again', supplier, `${quotation}/submit`, { ...again, ...answered }),
    called('quote again in the open', supplier, `${quotation}/submit`, { ...open, ...openAnswer }),
    called('take back', supplier, `${quotation}/withdraw`, answered),
    called('take back in the open', supplier, `${quotation}/withdraw`, openAnswer),
    called('second-submit', supplier, `${quotation}/second-submit`, secondRound.again),
    called('confirm', supplier, `${deal}/confirm`, onDeal(waiting)),
    called('refuse', supplier, `${deal}/refuse`, onDeal(waiting)),
    called('finish', buyer, `${deal}/finish`, onDeal(running)),
    called('void-request', buyer, `${deal}/void-request`, onDeal(running)),
    called('void-confirm', buyer, `${deal}/void-confirm`, onDeal(toVoid)),
    called('contract', buyer, `${deal}/contract`, {
      ...onDeal(running),
      attachments: [await addUploadedFile(platform, buyer, '合同.pdf')],
    }),
    called('rate', buyer, `${deal}/rate`, onDeal(finished, { quality: 5, delivery: 4, service: 5, text: '' })),
    worked('view', (transaction) => noteView(transaction, unanswered.id, supplier.businessId)),
    worked('off-shelf', (transaction) => takeOffShelf(transaction, code, '虚假信息')),
    job('deadline', keeping, { inquiryId: due.id, round: 1 }),
    job('deadline without a quotation', keeping, { inquiryId: failing.id, round: 1 }),
    job('second deadline', keeping, { inquiryId: dueSecond.id, round: 2 }),
    job('remind', remindJob, { inquiryId: unanswered.id, hours: 1, deadline: reminded.toISOString() }),
    job('sweep of inquiries', sweepInquiriesJob, {}),
    job('expiry', expireDealJob, {}, silent.deal.id),
    job('sweep of deals', sweepDealsJob, {}),
  ];
}
