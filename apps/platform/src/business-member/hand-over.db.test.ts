import { bidMachine } from '@jianzhu/domain/bids';
import { corporateCertificationMachine } from '@jianzhu/domain/certifications';
import { dealMachine } from '@jianzhu/domain/deals';
import { awardMachine, inquiryMachine } from '@jianzhu/domain/inquiries';
import { invitationMachine } from '@jianzhu/domain/invitations';
import { needMachine, needReplyMachine } from '@jianzhu/domain/needs';
import { orderMachine } from '@jianzhu/domain/orders';
import { depositMachine, payMachine } from '@jianzhu/domain/payments';
import { qualificationMachine } from '@jianzhu/domain/qualifications';
import { quotationMachine } from '@jianzhu/domain/quotations';
import { signUpMachine } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS, tenderMachine } from '@jianzhu/domain/tenders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { HANDED_OVER, handOver, readBelongings } from './hand-over.ts';

type Machine = { readonly statuses: Readonly<Record<number, { readonly label: string }>> };

/** Records with a status: the names of those statuses in which they are over. */
const RECORDS: Readonly<Record<string, readonly [Machine, readonly string[]]>> = {
  inquiry: [inquiryMachine, ['已成交', '已流标', '已关闭']],
  inquiry_award: [awardMachine, ['已同意', '已驳回', '已撤回']],
  tender: [tenderMachine, ['已结束', '已流标', '已终止']],
  quotation: [quotationMachine, ['未中标', '已失效']],
  sign_up: [signUpMachine, ['报名未通过', '已取消', '已失效']],
  bid: [bidMachine, ['否决投标', '未中标', '已失效']],
  deal: [dealMachine, ['已拒绝', '超时失效', '已完成', '已作废']],
  deposit: [depositMachine, ['已退还', '不予退还', '已转履约保证金']],
  pay_order: [payMachine, ['支付成功', '已关闭', '已全额退款']],
  service_order: [orderMachine, ['已完成', '已取消', '已退款']],
  need: [needMachine, ['已完成', '已关闭', '驳回']],
  need_reply: [needReplyMachine, ['未选中', '已撤回']],
  invitation: [invitationMachine, ['已加入', '已拒绝', '已撤回', '已过期']],
  corporate_certification: [corporateCertificationMachine, ['审核通过', '已失效']],
  qualification: [qualificationMachine, ['审核通过']],
};

/** Tables of records with a maker and a status that nobody takes over, and why. */
const KEPT: Readonly<Record<string, string>> = {
  group_link: 'all who may change the company do: its maker has no part in it',
  bank_card: 'an account of the company is worked by whoever holds its keys; a person’s own card stays his',
  withdrawal: 'whoever holds its keys works it: the word of its maker is given',
  invoice: 'whoever holds its keys works it: its maker has no part in it',
  join_request: 'its maker asks from outside',
  package_use: 'is answered by whoever may for the company: its maker has no part in it',
  knowledge: 'all who may write in the company’s name do: its maker has no part in it',
  objection: 'all who may bid are told of the answer: its maker has no part in it',
  personal_certification: 'of a person, whatever company she works for',
  service: 'all who may offer in the company’s name do: its maker has no part in it',
  vip_order: 'the membership is the company’s',
};

let db: TestDatabase;
let leaver: TestMember;
let heir: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
  // What else holds of these rows is not what is looked at here.
  const tables = [...HANDED_OVER.map(({ table }) => table), 'tender_opener'];
  for (const table of new Set(tables)) {
    await db.admin(`alter table ${table} disable trigger all`);
    const checks = await db.admin<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    for (const { name } of checks) await db.admin(`alter table ${table} drop constraint ${name}`);
    const ones = await db.admin<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index
       where indrelid = $1::regclass and indisunique and indpred is not null`,
      [table],
    );
    for (const { name } of ones) await db.admin(`drop index ${name}`);
  }
});
afterAll(() => db.close());
beforeEach(async () => {
  const businessId = await addBusiness(db, '移交建设');
  [leaver, heir] = [await addMember(db, businessId), await addMember(db, businessId)];
  stranger = await addMember(db, await addBusiness(db, '旁观建设'));
});

const EMPTY: Readonly<Record<string, string>> = {
  ...{ bigint: 'app.next_id()', smallint: '1', integer: '1', text: 'app.next_id()::text', bytea: `'\\x00'` },
  ...{ boolean: 'false', date: 'current_date', json: `'{}'` },
  ...{ jsonb: `'{}'`, ARRAY: `'{}'`, 'timestamp with time zone': 'now()' },
};

/** Adds a row of the leaver's company, with something in every column that must not be empty. */
async function add(table: string, of: Readonly<Record<string, unknown>>): Promise<void> {
  const needed = await db.admin<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'app' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER'`,
    [table],
  );
  const given: Readonly<Record<string, unknown>> = { business_id: leaver.businessId, ...of };
  const empty = needed.filter(({ name }) => !(name in given));
  await db.admin(
    `insert into ${table} (${[...Object.keys(given), ...empty.map(({ name }) => name)].join(', ')})
     values (${[...Object.keys(given).map((_, index) => `$${index + 1}`), ...empty.map(({ type }) => EMPTY[type])].join(', ')})`,
    Object.values(given),
  );
}

const go = () => {
  const { businessId, userId } = leaver;
  return db.database.withBusiness(businessId, async (transaction) => {
    const belongings = await readBelongings(transaction, { businessId, userId });
    return { belongings, count: await handOver(transaction, { businessId, userId, heirId: heir.userId }) };
  });
};
const ownRows = <Row extends Record<string, unknown>>(table: string, columns: string) =>
  db.admin<Row>(`select ${columns} from ${table} where business_id = $1 order by ${columns}`, [leaver.businessId]);
const sorted = (rows: readonly (readonly unknown[])[]) => rows.toSorted((one, two) => Number(one[0]) - Number(two[0]));
const addTender = async (status: number): Promise<string> => {
  const [row] = await db.admin<{ id: string }>('select app.next_id() as id');
  await add('tender', { id: row?.id, status, create_user_id: heir.userId });
  return row?.id ?? '';
};

it('every table of records with a maker and a status is handed over, or says why not', async () => {
  const tables = await db.admin<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'app'::regnamespace and 3 = (
      select count(*) from pg_attribute a
      where a.attrelid = c.oid and a.attname in ('business_id', 'create_user_id', 'status') and not a.attisdropped)
    order by 1`);
  expect(tables.map(({ name }) => name)).toEqual([...Object.keys(RECORDS), ...Object.keys(KEPT)].toSorted());
  expect(HANDED_OVER.map(({ table }) => table).toSorted()).toEqual(
    [...Object.keys(RECORDS), 'draft', 'tender_evaluator', 'tender_private'].toSorted(),
  );
});

it.each(Object.entries(RECORDS))('%s passes to the heir until it is over', async (table, [{ statuses }, over]) => {
  const labels = new Map(Object.entries(statuses).map(([code, { label }]) => [code, label]));
  expect([...labels.values()]).toEqual(expect.arrayContaining([...over]));
  for (const status of labels.keys()) {
    await add(table, { status, create_user_id: leaver.userId });
    await add(table, { status, create_user_id: stranger.userId });
    await add(table, { status, create_user_id: leaver.userId, business_id: stranger.businessId });
  }
  const open = [...labels].filter(([, label]) => !over.includes(label)).map(([code]) => Number(code));
  const { belongings, count } = await go();
  expect(belongings).toEqual([{ label: expect.any(String), count: open.length }]);
  expect(count).toBe(open.length);
  const rows = await ownRows<{ status: number; create_user_id: string }>(table, 'status, create_user_id');
  const statusesOf = ({ userId }: TestMember) =>
    rows.filter(({ create_user_id }) => create_user_id === userId).map(({ status }) => status);
  expect(statusesOf(heir)).toEqual(open);
  expect(statusesOf(leaver)).toEqual([...labels.keys()].map(Number).filter((status) => !open.includes(status)));
  expect(statusesOf(stranger)).toHaveLength(labels.size);
  const elsewhere = await db.admin(`select 1 from ${table} where business_id = $1 and create_user_id = $2`, [
    ...[stranger.businessId, leaver.userId],
  ]);
  expect(elsewhere).toHaveLength(labels.size);
});

it('tender_private: the heir opens where the leaver would have, once, and where she has not', async () => {
  const open = await addTender(TENDER_STATUS.bidding);
  const both = await addTender(TENDER_STATUS.opening);
  const confirmed = await addTender(TENDER_STATUS.opening);
  const over = await addTender(TENDER_STATUS.ended);
  const openers = [leaver.userId, stranger.userId];
  for (const tender_id of [open, confirmed, over]) await add('tender_private', { tender_id, opener_ids: openers });
  await add('tender_private', { tender_id: both, opener_ids: [leaver.userId, heir.userId] });
  await add('tender_opener', { tender_id: confirmed, user_id: leaver.userId });
  const { belongings, count } = await go();
  expect([belongings, count]).toEqual([[{ label: '开标人', count: 2 }], 2]);
  const rows = await ownRows<{ tender_id: string; opener_ids: string[] }>('tender_private', 'tender_id, opener_ids');
  expect(sorted(rows.map((row) => [row.tender_id, row.opener_ids]))).toEqual(
    sorted([
      [open, [heir.userId, stranger.userId]],
      [both, [heir.userId]],
      [confirmed, openers],
      [over, openers],
    ]),
  );
});

it('tender_evaluator: the heir takes the seat, and says herself what her interests are', async () => {
  const seat = { user_id: leaver.userId, round: 1, declare_time: new Date(), conflict_note: '无' };
  const [open, taken, submitted, conflict] = [
    await addTender(TENDER_STATUS.evaluating),
    await addTender(TENDER_STATUS.evaluating),
    await addTender(TENDER_STATUS.evaluating),
    await addTender(TENDER_STATUS.evaluating),
  ];
  const over = await addTender(TENDER_STATUS.publicity);
  for (const tender_id of [open, taken, over]) await add('tender_evaluator', { ...seat, tender_id, place: 1 });
  await add('tender_evaluator', { ...seat, tender_id: taken, place: 2, user_id: heir.userId });
  await add('tender_evaluator', { ...seat, tender_id: submitted, place: 1, submit_time: new Date() });
  await add('tender_evaluator', { ...seat, tender_id: conflict, place: 1, has_conflict: true });
  const { belongings, count } = await go();
  expect([belongings, count]).toEqual([[{ label: '评委席位', count: 2 }], 1]);
  const rows = await ownRows<{ tender_id: string; user_id: string; declare_time: Date | null; conflict_note: string }>(
    'tender_evaluator',
    'tender_id, user_id, declare_time, conflict_note',
  );
  const { userId } = leaver;
  expect(rows.filter(({ user_id }) => user_id === userId).map(({ tender_id }) => tender_id)).toEqual(
    [taken, submitted, conflict, over].toSorted((one, two) => Number(BigInt(one) - BigInt(two))),
  );
  expect(rows.find(({ tender_id }) => tender_id === open)).toEqual({
    ...{ tender_id: open, user_id: heir.userId, declare_time: null, conflict_note: '' },
  });
  expect(rows.find(({ tender_id, user_id }) => tender_id === taken && user_id === heir.userId)).toMatchObject({
    ...{ conflict_note: '无', declare_time: expect.any(Date) },
  });
});

it('draft: what is typed passes on, but where the heir has typed the same form', async () => {
  const typed = { user_id: leaver.userId, record_id: '', version: 1 };
  await add('draft', { ...typed, form: 'need' });
  await add('draft', { ...typed, form: 'address' });
  await add('draft', { ...typed, form: 'address', user_id: heir.userId });
  await add('draft', { ...typed, form: 'address', record_id: '7' });
  const { count } = await go();
  expect(count).toBe(2);
  const rows = await ownRows<{ form: string; record_id: string; user_id: string }>('draft', 'form, record_id, user_id');
  expect(rows.filter(({ user_id }) => user_id === leaver.userId)).toEqual([
    { form: 'address', record_id: '', user_id: leaver.userId },
  ]);
  expect(rows).toHaveLength(4);
});
