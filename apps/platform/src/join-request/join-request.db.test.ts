import { type JoinRequestStatus, joinRequestMachine } from '@jianzhu/domain/invitations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmployer, addPerson, as, JOIN_REQUEST, membershipOf, ROLE_IDS } from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { describeStatuses, type StatusActor } from '../testing/status-suite.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let owner: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '申请建设', 3);
  reader = await addMember(platform.db, owner.businessId);
  await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
});
afterAll(() => platform.close());

const by = (member: TestMember) => as(platform, member);
const submit = (person: TestMember, businessId: string = owner.businessId) =>
  by(person).post(`${JOIN_REQUEST}/submit`, { businessId, reason: '我在贵司物资部工作' });
const handle = (member: TestMember, id: string, over: object) =>
  by(member).post(`${JOIN_REQUEST}/handle`, { id, version: 1, roleIds: [], reason: '', ...over });
const agree = { agree: 1, roleIds: [ROLE_IDS.purchaser] };
const refusal = { agree: 0, reason: '并非我司员工' };
const noticesOf = ({ userId }: TestMember) =>
  platform.db.admin<{ title: string; content: string }>(
    'select title, content from notice where user_id = $1 order by id',
    [userId],
  );

describe('a request to join', () => {
  it('reaches those who may invite, and makes a member with the roles that they give', async () => {
    const person = await addPerson(platform);
    const { data } = await submit(person);
    expect((await noticesOf(owner)).at(-1)).toEqual({ title: '加入申请', content: '测试成员申请加入企业，请审核' });
    expect(await noticesOf(reader)).toEqual([]);
    const { data: list } = await by(owner).get(`${JOIN_REQUEST}/list?status=0`);
    expect(list.records[0]).toMatchObject({
      ...{ id: data.id, name: '测试成员', reason: '我在贵司物资部工作', allowedActions: ['agree', 'refuse'] },
    });
    expect((await handle(owner, data.id, agree)).code).toBe(200);
    expect(await membershipOf(platform, owner.businessId, person.userId)).toMatchObject({
      ...{ status: 1, role_keys: ['purchaser'] },
    });
    expect((await noticesOf(person)).at(-1)?.content).toBe('申请建设已同意您的加入申请');
    expect((await submit(person)).msg).toBe('您已是该企业成员');
  });

  it('is not made to one company again and again', async () => {
    const person = await addPerson(platform);
    for (let times = 0; times < 3; times += 1) {
      const { data } = await submit(person);
      expect((await handle(owner, data.id, refusal)).code).toBe(200);
    }
    const told = (await noticesOf(owner)).length;
    expect(await submit(person)).toMatchObject({ code: 429, msg: '今天已多次申请加入该企业，请明天再试' });
    expect((await noticesOf(owner)).length).toBe(told);
    await platform.db.admin(
      `update join_request set create_time = create_time - interval '25 hours' where create_user_id = $1`,
      [person.userId],
    );
    expect((await submit(person)).code).toBe(200);
  });

  it('is refused with a reason, and may then be made again', async () => {
    const person = await addPerson(platform);
    const { data } = await submit(person);
    expect((await submit(person)).msg).toBe('您已申请加入该企业，请等待审核');
    expect((await handle(owner, data.id, { agree: 0, reason: '' })).msg).toBe('请输入拒绝原因');
    expect((await handle(owner, data.id, refusal)).code).toBe(200);
    expect((await noticesOf(person)).at(-1)?.content).toBe('申请建设未同意您的加入申请，原因：并非我司员工');
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
    expect((await submit(person)).code).toBe(200);
  });

  it('asks for roles with a yes, and never for the administrator’s', async () => {
    const { data } = await submit(await addPerson(platform));
    expect((await handle(owner, data.id, { agree: 1 })).msg).toBe('请选择角色');
    expect((await handle(owner, data.id, { agree: 1, roleIds: [ROLE_IDS.owner] })).code).toBe(400);
    expect((await handle(owner, data.id, agree)).code).toBe(200);
  });

  it('is of no company that it does not ask, and to none that is a person’s', async () => {
    const [person, stranger] = [await addPerson(platform), await addEmployer(platform, '旁观建设', 3)];
    const { data } = await submit(person);
    expect((await handle(stranger, data.id, agree)).code).toBe(404);
    expect((await by(stranger).get(`${JOIN_REQUEST}/list`)).data.records).toEqual([]);
    await platform.db.admin('update business set kind = 0 where id = $1', [stranger.businessId]);
    for (const id of [stranger.businessId, '1', '99999999999999999999']) {
      expect(await submit(person, id)).toMatchObject({ code: 404, msg: '企业不存在' });
    }
  });

  it('is seen and taken back by who made it alone, and makes room for another', async () => {
    const [person, other] = [await addPerson(platform), await addPerson(platform)];
    const { data } = await submit(person);
    const mine = async (who: TestMember) => (await by(who).get(`${JOIN_REQUEST}/mine`)).data;
    expect(await mine(person)).toMatchObject([
      { id: data.id, businessName: '申请建设', status: 0, allowedActions: ['withdraw'] },
    ]);
    expect(await mine(other)).toEqual([]);
    const takeBack = (who: TestMember, version = 1) =>
      by(who).post(`${JOIN_REQUEST}/withdraw`, { id: data.id, version });
    expect((await takeBack(other)).code).toBe(404);
    expect((await takeBack(owner)).code).toBe(404);
    expect((await takeBack(person, 2)).code).toBe(409);
    expect((await takeBack(person)).code).toBe(200);
    expect(await mine(person)).toMatchObject([{ id: data.id, status: 3, allowedActions: [] }]);
    expect((await handle(owner, data.id, { ...agree, version: 2 })).code).not.toBe(200);
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
    expect((await submit(person)).code).toBe(200);
  });

  it('is one of five that wait, at most', async () => {
    const person = await addPerson(platform);
    const companies = await Promise.all(Array.from({ length: 6 }, (_, n) => addEmployer(platform, `多申请建设${n}`)));
    const codes = [];
    for (const { businessId } of companies) codes.push((await submit(person, businessId)).code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is not agreed to beyond the seats', async () => {
    const small = await addEmployer(platform, '五席申请建设', 0);
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(platform)));
    const ids = await Promise.all(people.map(async (person) => (await submit(person, small.businessId)).data.id));
    const answers = await Promise.all(ids.map((id: string) => handle(small, id, agree)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({ code: 413, msg: '成员数已达上限，请升级会员' });
  });
});

interface Placed {
  readonly id: string;
  readonly person: TestMember;
}

async function place(status: JoinRequestStatus): Promise<Placed> {
  const person = await addPerson(platform);
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into join_request (business_id, create_user_id, update_user_id, reason, status)
     values ($1, $2, $2, '', $3) returning id`,
    [owner.businessId, person.userId, status],
  );
  return { id: row?.id ?? '', person };
}

type Who = 'company' | 'applicant';
type Act = 'agree' | 'refuse' | 'withdraw';

/** What is not hers there is not for a person (existence is private), where the table says that it is not hers. */
async function takeBack(member: TestMember, id: string) {
  const answered = await by(member).post(`${JOIN_REQUEST}/withdraw`, { id, version: 1 });
  return answered.code === 404 ? { ...answered, code: 403 } : answered;
}
const act =
  (member: (placed: Placed) => TestMember, person = member): StatusActor<Placed, Who, Act>['act'] =>
  (placed, action) =>
    action === 'withdraw'
      ? takeBack(person(placed), placed.id)
      : handle(member(placed), placed.id, action === 'agree' ? agree : refusal);

describeStatuses<Placed, JoinRequestStatus, Who, Act, unknown>({
  platform: () => platform,
  machine: joinRequestMachine,
  facts: {},
  place,
  statusOf: async ({ id }) =>
    (await platform.db.admin<{ status: number }>('select status from join_request where id = $1', [id]))[0]?.status ??
    -1,
  actors: [
    {
      name: 'administrator',
      actor: { is: ['company'], permissionKeys: ['member_invite'] },
      act: act(() => owner),
    },
    { name: 'reader', actor: { is: ['company'], permissionKeys: [] }, act: act(() => reader) },
    {
      name: 'who asks',
      actor: { is: ['applicant'], permissionKeys: [] },
      act: act(
        () => reader,
        ({ person }) => person,
      ),
    },
  ],
  owner: {
    actor: { is: ['company'], permissionKeys: ['member_invite'] },
    allowed: async ({ id }) => {
      const { data } = await by(owner).get(`${JOIN_REQUEST}/list?size=100`);
      return data.records.find((row: Placed) => row.id === id).allowedActions;
    },
  },
  table: 'join_request',
});
