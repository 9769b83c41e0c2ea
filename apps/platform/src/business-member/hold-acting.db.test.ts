import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Schema } from '../db/schema.ts';
import { workFor } from '../member/work-for.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { addCompany, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import { addEmployer, addPerson, as, INVITATION, JOIN_REQUEST, ROLE_IDS, rowOf } from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { TENDER_PATH, tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const MEMBERS = '/api/rs-member-service/ecomm/businessMember';
const QUALIFICATION = '/api/rs-member-service/ecomm/qualification';

let platform: TestPlatform;
let owner: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  owner = await addEmployer(platform, '途中建设', 3);
  colleague = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
    colleague.userId,
  ]);
});

const post = (path: string, body: object) => as(platform, colleague).post(path, body);

/** What each act acts on, and the act itself. */
const ACTS: Readonly<Record<string, () => Promise<() => ReturnType<typeof post>>>> = {
  'invitation.add': async () => () => post(`${INVITATION}/add`, { rows: [rowOf('15200000001')] }),
  'invitation.resend': async () => {
    const { data } = await post(`${INVITATION}/add`, { rows: [rowOf('15200000002')] });
    const { id } = data.ok[0];
    await post(`${INVITATION}/revoke`, { id, version: 1 });
    return () => post(`${INVITATION}/resend`, { id, version: 2 });
  },
  'joinRequest.handle': async () => {
    const person = await addPerson(platform);
    const asked = { businessId: owner.businessId, reason: '' };
    const { data } = await as(platform, person).post(`${JOIN_REQUEST}/submit`, asked);
    const answer = { agree: 1, roleIds: [ROLE_IDS.reader], reason: '' };
    return () => post(`${JOIN_REQUEST}/handle`, { id: data.id, version: 1, ...answer });
  },
  'qualification.delete': async () => {
    const { data } = await post(`${QUALIFICATION}/save`, {
      ...{ series: 1, categoryCode: '101', grade: '二级', certNo: 'D222000001', issueOrg: '吉林省住房和城乡建设厅' },
      ...{ issueDate: '2024-05-01', isLongTerm: 0, expireDate: '2099-05-01', scope: '', isShow: 1, video: [] },
      images: [await addUploadedFile(platform, colleague, '证书.pdf')],
    });
    return () => post(`${QUALIFICATION}/delete`, { id: data.id, version: data.version });
  },
  'businessMember.disable': async () => {
    const other = await addMember(platform.db, owner.businessId);
    return () => post(`${MEMBERS}/disable`, { id: other.userId, version: 1 });
  },
};

/** What the acts write, but for the caller's own row. */
const written = async () => {
  const { businessId } = owner;
  const { userId } = colleague;
  return platform.db.admin(
    `select i.id, i.status, i.version from invitation i where i.business_id = $1
     union all select j.id, j.status, j.version from join_request j where j.business_id = $1
     union all select q.id, q.status, q.version from qualification q where q.business_id = $1
     union all select m.user_id, m.status, m.version from membership m where m.business_id = $1 and m.user_id <> $2
     order by 1`,
    [businessId, userId],
  );
};

const NEED = '/api/rs-member-service/ecomm/need';
const trade = tradeOn(() => platform);
const tenders = tendersOn(() => platform);

/** An act of what several companies see, and the row of hers that it waits for; none of them asks for the members' lock. */
interface SharedAct {
  readonly table: keyof Schema;
  readonly id: string;
  readonly run: () => ReturnType<typeof post>;
}

const SHARED: Readonly<Record<string, () => Promise<SharedAct>>> = {
  'inquiry.withdraw': async () => {
    const { id } = await publishAs(platform, colleague);
    const { version } = await trade.detailOf(id, colleague);
    return { table: 'inquiry', id, run: () => post(`${TRADE_PATHS.inquiry}/withdraw`, { id, version }) };
  },
  'quotation.withdraw': async () => {
    const published = await publishAs(platform, await addCompany(platform, '途中采购'));
    const { id, version } = (await trade.quote(colleague, published, [300_000, 310_000])).data;
    return { table: 'quotation', id, run: () => post(`${TRADE_PATHS.quotation}/withdraw`, { id, version }) };
  },
  'tender.withdraw': async () => {
    const id = await tenders.submit(colleague);
    const { version } = await tenders.detailOf(id, colleague);
    return { table: 'tender', id, run: () => post(`${TENDER_PATH}/withdraw`, { id, version }) };
  },
  'need.close': async () => {
    const region = {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
      ...{ districtCode: '220104', districtName: '朝阳区' },
    };
    const { data } = await post(`${NEED}/submit`, {
      ...{ title: '厂房消防设计', needType: 6, budgetMin: 100_00, budgetMax: 900_00, region, deadline: '2099-01-01' },
      ...{ description: '需要消防设计审查与优化', contactName: '王工', contactPhone: '13900009999', isPublic: 1 },
    });
    const { id } = data;
    const { token: operatorToken } = await addOperator(platform.db);
    const verdict = { bizType: 'need', bizId: id, agree: 1, reason: '' };
    await decideAsSeen(platform, verdict, { operatorToken });
    const { version } = (await as(platform, colleague).get(`${NEED}/detail?id=${id}`)).data;
    return { table: 'need', id, run: () => post(`${NEED}/close`, { id, version, reason: '不再需要' }) };
  },
};

const rowOfAct = ({ table, id }: SharedAct) => platform.db.admin(`select * from ${table} where id = $1`, [id]);

const whoWaits = () =>
  platform.db.admin(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);

it.each(Object.keys(ACTS))('nobody who is removed while it waits does %s', async (name) => {
  const act = await ACTS[name]?.();
  const before = await written();
  let answer: ReturnType<typeof post> | undefined;
  await platform.db.database.withJob(async (transaction) => {
    await workFor(transaction, owner.businessId);
    await lockMembers(transaction, owner.businessId);
    answer = act?.();
    await vi.waitFor(async () => expect(await whoWaits()).toHaveLength(1), { timeout: 10_000 });
    await transaction
      .updateTable('membership')
      .set({ status: 3 })
      .where('user_id', '=', colleague.userId)
      .where('business_id', '=', owner.businessId)
      .execute();
  });
  expect(await answer).toMatchObject({ code: 403, data: { reason: 'MEMBER_DISABLED' } });
  expect(await written()).toEqual(before);
});

it.each(Object.keys(ACTS))('a member does %s', async (name) => {
  const act = await ACTS[name]?.();
  const before = await written();
  expect(await act?.()).toMatchObject({ code: 200 });
  expect(await written()).not.toEqual(before);
});

it.each(Object.keys(SHARED))('nothing is kept of %s by who is removed while it waits', async (name) => {
  const act = await SHARED[name]?.();
  if (act === undefined) throw new Error(`${name} is not there`);
  const before = await rowOfAct(act);
  let answer: ReturnType<typeof post> | undefined;
  await platform.db.database.withJob(async (transaction) => {
    await workFor(transaction, owner.businessId);
    await sql`select from ${sql.table(act.table)} where id = ${act.id} for update`.execute(transaction);
    answer = act.run();
    await vi.waitFor(async () => expect(await whoWaits()).toHaveLength(1), { timeout: 10_000 });
    await transaction
      .updateTable('membership')
      .set({ status: 3 })
      .where('user_id', '=', colleague.userId)
      .where('business_id', '=', owner.businessId)
      .execute();
  });
  expect(await answer).toMatchObject({ code: 403, data: { reason: 'MEMBER_DISABLED' } });
  expect(await rowOfAct(act)).toEqual(before);
});

it.each(Object.keys(SHARED))('a member does %s', async (name) => {
  const act = await SHARED[name]?.();
  if (act === undefined) throw new Error(`${name} is not there`);
  const before = await rowOfAct(act);
  expect(await act.run()).toMatchObject({ code: 200 });
  expect(await rowOfAct(act)).not.toEqual(before);
});
