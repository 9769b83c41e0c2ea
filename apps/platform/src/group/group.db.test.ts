import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany, callsOf, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const GROUP = '/api/rs-member-service/ecomm/group';
const CODES = ['91220102MADEM0A15Y', '91220104MADEM0A23N', '91220202MADEM0B11D', '91220302MADEM0C18X'] as const;

let platform: TestPlatform;
let parent: TestMember;
let child: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.admin('delete from corporate_certification');
  [parent, child, stranger] = [
    await certified('集团总公司', CODES[0]),
    await certified('集团一公司', CODES[1]),
    await certified('旁观建设', CODES[2]),
  ];
});

const { quote, endRound, award } = tradeOn(() => platform);
const by = (member: TestMember) => callsOf(platform, member);

/** A company that is certified by a credit code, with its administrator. */
async function certified(name: string, code: string): Promise<TestMember> {
  const member = await addCompany(platform, name);
  await platform.db.admin(
    `insert into corporate_certification (business_id, create_user_id, update_user_id, submit_user_id, status, credit_code,
       code, business_name, fields, legal_number) values ($1, $2, $2, $2, 2, $3, app.next_id()::text, $4, '{}', '\\x00')`,
    [member.businessId, member.userId, code, name],
  );
  return member;
}

const links = async (of: TestMember) => (await by(of).get(`${GROUP}/list`)).data;
const seen = async (of: TestMember) => {
  const [link] = await links(of);
  return { id: link.id as string, version: link.version as number };
};
const invite = (creditCode: string, of = parent) => by(of).post(`${GROUP}/invite`, { creditCode });
const answer = async (agree: 0 | 1, lists: readonly string[] = [], of = child) =>
  by(of).post(`${GROUP}/answer`, { ...(await seen(of)), agree, lists });
const share = async (lists: readonly string[], of = child) =>
  by(of).post(`${GROUP}/share`, { ...(await seen(of)), lists });
const end = async (of: TestMember) => by(of).post(`${GROUP}/end`, await seen(of));
const shared = (id: string, list: string, of = parent) => by(of).get(`${GROUP}/shared?id=${id}&list=${list}`);
const join = async (lists: readonly string[]): Promise<string> => {
  await invite(CODES[1]);
  expect(await answer(1, lists)).toMatchObject({ code: 200 });
  return (await seen(parent)).id;
};
const lastNotice = async ({ userId }: TestMember) =>
  (await platform.db.admin('select title from notice where user_id = $1 order by id desc limit 1', [userId]))[0];

describe('a parent and its subsidiary', () => {
  it('is asked by the credit code, and seen by both and nobody else', async () => {
    expect(await invite(CODES[1])).toMatchObject({ code: 200, data: { status: 0 } });
    expect(await links(parent)).toMatchObject([
      {
        side: 'parent',
        businessId: child.businessId,
        businessName: '集团一公司',
        status: 0,
        allowedActions: ['revoke'],
      },
    ]);
    expect(await links(child)).toMatchObject([
      { side: 'subsidiary', businessId: parent.businessId, allowedActions: ['accept', 'refuse'] },
    ]);
    expect(await links(stranger)).toEqual([]);
    expect(await lastNotice(child)).toEqual({ title: '集团关联邀请' });
    expect(await invite(CODES[1])).toMatchObject({ code: 422, msg: '该企业已是下属企业，或正在等待其确认' });
    expect(await invite(CODES[0])).toMatchObject({ code: 400, msg: '不能添加本企业为下属企业' });
    expect(await invite(CODES[3])).toMatchObject({ code: 400, msg: '未找到该统一社会信用代码的已认证企业' });
  });

  it('is answered by the subsidiary alone, once', async () => {
    await invite(CODES[1]);
    const { id, version } = await seen(parent);
    const body = { id, version, agree: 1, lists: [] };
    expect(await by(stranger).post(`${GROUP}/answer`, body)).toMatchObject({ code: 404 });
    expect(await by(parent).post(`${GROUP}/answer`, body)).toMatchObject({ code: 403 });
    const clerk = await addColleague(platform, child, 'purchaser');
    expect(await by(clerk).post(`${GROUP}/answer`, body)).toMatchObject({ code: 403 });
    expect(await answer(0)).toMatchObject({ code: 200 });
    expect(await lastNotice(parent)).toEqual({ title: '集团关联结果' });
    expect([await links(parent), await links(child)]).toEqual([[], []]);
    expect(await by(child).post(`${GROUP}/answer`, { ...body, version: version + 1 })).toMatchObject({ code: 422 });
  });

  it('has one parent, none below itself, and may be asked again', async () => {
    await join([]);
    await invite(CODES[1], stranger);
    const waiting = (await links(child)).find(({ status }: { status: number }) => status === 0);
    const asked = { id: waiting.id, version: waiting.version, agree: 1, lists: [] };
    expect(await by(child).post(`${GROUP}/answer`, asked)).toMatchObject({
      code: 422,
      msg: '贵企业已有上级企业，请先解除',
    });
    expect(await invite(CODES[0], child)).toMatchObject({
      code: 400,
      msg: '该企业是贵企业的上级企业，不能添加为下属企业',
    });
    await end(parent);
    expect(await by(child).post(`${GROUP}/answer`, asked)).toMatchObject({ code: 200 });
    expect(await invite(CODES[1])).toMatchObject({ code: 200 });
  });

  it('of two that ask each other one is the parent, however both agree at once', async () => {
    await invite(CODES[1]);
    await invite(CODES[0], child);
    const waitsFor = async (of: TestMember) =>
      (await links(of)).find(({ side }: { side: string }) => side === 'subsidiary');
    const [one, other] = [await waitsFor(child), await waitsFor(parent)];
    const agree = ({ id, version }: { id: string; version: number }, of: TestMember) =>
      by(of).post(`${GROUP}/answer`, { id, version, agree: 1, lists: [] });
    const answers = await Promise.all([agree(one, child), agree(other, parent)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422]);
  });

  it.each(['parent', 'subsidiary'] as const)(
    'is ended by the %s, who tells the other; nothing is shown any more',
    async (side) => {
      const id = await join(['inquiry']);
      const [who, other] = side === 'parent' ? [parent, child] : [child, parent];
      expect(await shared(id, 'inquiry')).toMatchObject({ code: 200 });
      expect(await end(who)).toMatchObject({ code: 200 });
      expect(await lastNotice(other)).toEqual({ title: '集团关联解除' });
      expect(await shared(id, 'inquiry')).toMatchObject({ code: 404 });
    },
  );
});

describe('what a subsidiary shows', () => {
  it('is what it has chosen, without drafts; another choice counts at the next call', async () => {
    const { id: inquiryId } = await publishAs(platform, child);
    await by(child).post(`${TRADE_PATHS.inquiry}/save`, { title: '未发布的询价' });
    const id = await join(['inquiry', 'member']);
    const { data } = await shared(id, 'inquiry');
    expect(data).toMatchObject({
      businessName: '集团一公司',
      total: 1,
      records: [{ id: inquiryId, statusName: '报价中' }],
    });
    expect(JSON.stringify(data)).not.toContain('未发布的询价');
    expect((await shared(id, 'member')).data.records).toMatchObject([{ title: '测试成员', statusName: '正常' }]);
    for (const list of ['tender', 'deal']) expect(await shared(id, list)).toMatchObject({ code: 404 });
    expect(await share(['deal'])).toMatchObject({ code: 200 });
    expect(await shared(id, 'inquiry')).toMatchObject({ code: 404 });
    expect(await shared(id, 'deal')).toMatchObject({ code: 200, data: { total: 0, records: [] } });
  });

  it('names the other side of a deal and its sum', async () => {
    const published = await publishAs(platform, child);
    const { data: sent } = await quote(stranger, published, [300_000, 310_000]);
    await endRound(published.id);
    expect(await award(child, published, sent.id)).toMatchObject({ code: 200 });
    const id = await join(['deal']);
    expect((await shared(id, 'deal')).data.records).toMatchObject([
      { detail: '旁观建设', statusName: '待确认', amount: 6_110_000 },
    ]);
  });

  it('is read by the parent alone, with the permission for the list and the whole company in reach', async () => {
    const id = await join(['inquiry', 'member']);
    for (const who of [stranger, child]) expect(await shared(id, 'inquiry', who)).toMatchObject({ code: 404 });
    const seller = await addColleague(platform, parent, 'seller');
    expect(await shared(id, 'member', seller)).toMatchObject({ code: 403 });
    const clerk = await addColleague(platform, parent, 'purchaser');
    expect(await shared(id, 'inquiry', clerk)).toMatchObject({ code: 200 });
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [clerk.userId]);
    // The change is announced to whoever remembers her session.
    await expect.poll(() => shared(id, 'inquiry', clerk)).toMatchObject({ code: 403 });
  });

  it('is all that the database gives, whatever a statement asks for', async () => {
    await publishAs(platform, child);
    await join(['inquiry']);
    const asked = (of: TestMember, statement: string) =>
      platform.db.database.withSession(
        of.context,
        async (transaction) => (await sql.raw(statement).execute(transaction)).rows,
      );
    const rows = (of: TestMember, list: string) =>
      asked(of, `select id from app.shared_records(${child.businessId}, '${list}')`);
    expect(await rows(parent, 'inquiry')).toHaveLength(1);
    for (const list of ['tender', 'deal', 'member']) expect(await rows(parent, list)).toEqual([]);
    for (const who of [stranger, child]) expect(await rows(who, 'inquiry')).toEqual([]);
    await expect(asked(parent, `update group_link set shared = '{member}'`)).rejects.toThrow('permission denied');
    await expect(asked(parent, `select app.sharing_companies('inquiry')`)).rejects.toThrow('permission denied');
    // Nothing else of the subsidiary is in the parent's reach for it.
    expect(await asked(parent, `select user_id from membership where business_id = ${child.businessId}`)).toEqual([]);
  });
});
