import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAddressOf,
  addCompany,
  callsOf,
  inquiryFields,
  passDeadline,
  quotationFields,
  TRADE_PATHS,
} from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { inquiry, quotation } = TRADE_PATHS;
/** Each is published, answered and awarded 28 times at once: 10,080 submissions in `test:deep`, a tenth in `test`. */
const SHEETS = Array.from({ length: process.env.TEST_DEEP === '1' ? 120 : 12 }, (_, sheet) => sheet + 1);
const COPIES = 28;
/** Of whoever was not the first: the same form, or one that has changed meanwhile. */
const LATER = [409, 431];

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '重复采购建设'), await addCompany(platform, '重复供应钢材')];
});
afterAll(() => platform.close());

/**
 * Sends a form many times at once, half of it under one key, as after a lost answer, half under keys of their own, as from
 * several pages; then once more under the key that got through. @returns what the one that had an effect was answered
 */
async function submitRepeatedly(member: TestMember, path: string, form: object) {
  const { post } = callsOf(platform, member);
  const shared = randomUUID();
  const keys = Array.from({ length: COPIES }, (_, copy) => (copy % 2 === 0 ? shared : randomUUID()));
  const answers = await Promise.all(keys.map(async (key) => ({ key, ...(await post(path, form, key)) })));
  const done = answers.filter(({ code }) => code === 200);
  const said = new Set(done.map(({ key, data }) => `${key} ${JSON.stringify(data)}`));
  expect([...said], 'one has an effect; only its own copies are answered the same').toHaveLength(1);
  expect(answers.filter(({ code }) => code !== 200 && !LATER.includes(code))).toEqual([]);
  const [first] = done;
  expect(await post(path, form, first?.key)).toMatchObject({ code: 200, data: first?.data });
  return first?.data;
}

const countsOf = async (id: string) => {
  const [row] = await platform.db.admin<Record<string, number>>(
    `select
       (select count(*) from status_log where record_table = 'inquiry' and record_id = $1 and action = 'publish')::int
         as publications,
       (select count(*) from inquiry_publication where inquiry_id = $1)::int as counted,
       (select count(*) from inquiry_round where inquiry_id = $1)::int as rounds,
       (select count(*) from job where kind = 'inquiry.deadline' and starts_with(key, $1::text || '/'))::int as deadlines,
       (select count(*) from inquiry_invitee where inquiry_id = $1)::int as invitees,
       (select count(*) from quotation where inquiry_id = $1)::int as quotations,
       (select count(*) from quotation_revision where inquiry_id = $1)::int as revisions,
       (select count(*) from status_log l join quotation q on q.id = l.record_id
        where l.record_table = 'quotation' and q.inquiry_id = $1 and l.action = 'submit')::int as submissions,
       (select count(*) from inquiry_award where inquiry_id = $1)::int as awards,
       (select count(*) from deal where source_id = $1)::int as deals,
       (select count(*) from audit_event where record_id = $1::text and act in ('inquiry.publish', 'inquiry.award')
          and code = 200)::int as events
     from (select $1::bigint) as asked`,
    [id],
  );
  return row;
};

const toldSupplier = async () =>
  (await platform.db.admin('select from notice where user_id = $1', [supplier.userId])).length;

it.each(SHEETS)('of copies sent at once, one publishes, one quotes, one awards: sheet %i', async () => {
  const { get, post } = callsOf(platform, buyer);
  const addressId = await addAddressOf(platform, buyer);
  const fields = inquiryFields({ addressId, publishScope: 2, inviteeIds: [supplier.businessId] });
  const { id, version } = (await post(`${inquiry}/save`, fields)).data;
  const toldBefore = await toldSupplier();
  await submitRepeatedly(buyer, `${inquiry}/publish`, { id, version });
  const published = { publications: 1, counted: 1, rounds: 1, deadlines: 1, invitees: 1 };
  expect(await countsOf(id)).toMatchObject({ ...published, events: 1 });
  expect(await toldSupplier()).toBe(toldBefore + 1);

  const { lines } = (await get(`${inquiry}/detail?id=${id}`)).data;
  const lineIds: string[] = lines.map(({ lineId }: { lineId: string }) => lineId);
  const sent = await submitRepeatedly(
    supplier,
    `${quotation}/submit`,
    quotationFields(id, lineIds, [300_000, 300_000]),
  );
  expect(sent.revision).toBe(1);
  expect(await countsOf(id)).toMatchObject({ ...published, quotations: 1, revisions: 1, submissions: 1 });

  await passDeadline(platform, id);
  await platform.runJobs();
  const opened = (await get(`${inquiry}/detail?id=${id}`)).data;
  const told = await toldSupplier();
  await submitRepeatedly(buyer, `${inquiry}/award`, {
    ...{ id, version: opened.version, resultPublic: 0 },
    awards: lineIds.map((lineId) => ({ lineId, quotationId: sent.id })),
  });
  expect(await countsOf(id)).toEqual({
    ...{ ...published, quotations: 1, revisions: 1, submissions: 1, awards: 1, deals: 1, events: 2 },
  });
  expect(await toldSupplier()).toBe(told + 1);
});
