import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addEmployer,
  addPerson,
  as,
  INVITATION,
  invitePerson,
  JOIN_REQUEST,
  membershipOf,
  phoneOf,
  ROLE_IDS,
  removeFrom,
  rowOf,
} from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const MEMBERS = '/api/rs-member-service/ecomm/businessMember';

let platform: TestPlatform;
let owner: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '链接建设', 1);
});
afterAll(() => platform.close());

const by = (member: TestMember) => as(platform, member);
const offer = (over: object = {}) => ({
  ...{
    roleIds: [ROLE_IDS.reader],
    department: '审计部',
    position: '',
    message: '',
    expireDays: 7,
    maxUses: 2,
    ...over,
  },
});
async function addLink(over: object = {}, member = owner): Promise<{ id: string; token: string }> {
  return (await by(member).post(`${INVITATION}/link/add`, offer(over))).data;
}
const accept = (member: TestMember, token: string) => by(member).post(`${INVITATION}/link/accept`, { token });
const look = (member: TestMember, token: string) => by(member).get(`${INVITATION}/link/detail?token=${token}`);

describe('a link', () => {
  it('shows what it leads to and lets as many join as it says', async () => {
    const { token } = await addLink();
    const people = [await addPerson(platform), await addPerson(platform), await addPerson(platform)] as const;
    expect((await look(people[0], token)).data).toMatchObject({
      ...{
        company: { name: '链接建设' },
        roleNames: ['只读成员'],
        department: '审计部',
        state: 'open',
        isMember: false,
      },
    });
    expect((await accept(people[0], token)).data).toEqual({ businessId: owner.businessId });
    expect((await accept(people[0], token)).msg).toBe('您已加入该企业');
    expect((await accept(people[1], token)).code).toBe(200);
    expect(await accept(people[2], token)).toMatchObject({ code: 422, msg: '邀请链接的使用次数已用完' });
    expect(await membershipOf(platform, owner.businessId, people[1].userId)).toMatchObject({
      ...{ role_keys: ['reader'], status: 1, department: '审计部' },
    });
    expect(await membershipOf(platform, owner.businessId, people[2].userId)).toBeNull();
    const { data } = await by(owner).get(`${INVITATION}/list`);
    expect(data.records.slice(0, 2)).toMatchObject([
      { isByLink: true, status: 1 },
      { isByLink: true, status: 1 },
    ]);
  });

  it('lets no more join than it says when all come at once', async () => {
    const employer = await addEmployer(platform, '同时建设', 1);
    const { token } = await addLink({ maxUses: 3 }, employer);
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(platform)));
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    const { data } = await by(employer).get(`${INVITATION}/link/list`);
    expect(data.records[0]).toMatchObject({ uses: 3, maxUses: 3, state: 'usedUp', allowedActions: [] });
  });

  it('is kept as a hash: nothing that is stored or listed lets anybody join', async () => {
    const { id, token } = await addLink();
    const stored = () =>
      platform.db.admin<{ text: string }>(`
        select row_to_json(l)::text as text from invitation_link l
        union all select row_to_json(i)::text from invitation i
        union all select row_to_json(k)::text from idempotency_key k
        union all select row_to_json(e)::text from audit_event e`);
    const dump = await stored();
    expect(dump.some(({ text }) => text.includes(token))).toBe(false);
    expect(dump.some(({ text }) => text.includes(id))).toBe(true);
    expect(JSON.stringify((await by(owner).get(`${INVITATION}/link/list`)).data)).not.toContain(token);
    const [stranger, person] = [await addPerson(platform), await addPerson(platform)];
    await look(stranger, token);
    expect((await accept(person, token)).code).toBe(200);
    expect((await stored()).some(({ text }) => text.includes(token))).toBe(false);
    expect(platform.logged()).toContain('invitation/link/accept');
    expect(platform.logged()).not.toContain(token);
  });

  it('is stopped while it leads in, and not when it is used up or stopped already', async () => {
    const { id, token } = await addLink({ maxUses: 1 });
    expect((await accept(await addPerson(platform), token)).code).toBe(200);
    const stop = async (body: object) => (await by(owner).post(`${INVITATION}/link/revoke`, body)).code;
    expect(await stop({ id, version: 2 })).toBe(422);
    const other = await addLink();
    expect(await stop({ id: other.id, version: 1 })).toBe(200);
    expect(await stop({ id: other.id, version: 1 })).toBe(409);
    expect(await stop({ id: other.id, version: 2 })).toBe(422);
  });

  it('leads nowhere once it is stopped or its time is over', async () => {
    const [stopped, over, person] = [await addLink(), await addLink(), await addPerson(platform)];
    expect((await by(owner).post(`${INVITATION}/link/revoke`, { id: stopped.id, version: 1 })).code).toBe(200);
    await platform.db.admin(`update invitation_link set expires_at = now() where id = $1`, [over.id]);
    for (const [{ token }, state] of [
      [stopped, 'revoked'],
      [over, 'expired'],
    ] as const) {
      expect(await accept(person, token)).toMatchObject({ code: 410, msg: '邀请链接已失效' });
      expect((await look(person, token)).data.state).toBe(state);
    }
    expect(await accept(person, 'x'.repeat(43))).toMatchObject({ code: 404, msg: '邀请链接已失效' });
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
  });

  it('keeps to the seats of its company, and says so to who comes too late', async () => {
    const small = await addEmployer(platform, '五席链接建设', 0);
    const { token } = await addLink({ maxUses: 50 }, small);
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(platform)));
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      ...{ code: 413, msg: '该企业成员数已达上限，请联系企业管理员升级会员' },
    });
    const { data } = await by(small).get(`${INVITATION}/link/list`);
    expect(data.records[0].uses).toBe(4);
  });

  it('leaves the seats of those who are invited to them, until their time is over', async () => {
    const small = await addEmployer(platform, '留席建设', 0);
    const { token } = await addLink({ maxUses: 50 }, small);
    const [invited, other, late] = [await addPerson(platform), await addPerson(platform), await addPerson(platform)];
    const waiting = await invitePerson(platform, small, invited);
    const promised = await invitePerson(platform, small, other);
    await addMember(platform.db, small.businessId);
    await addMember(platform.db, small.businessId);
    const full = { code: 413, msg: '该企业成员数已达上限，请联系企业管理员升级会员' };
    expect(await accept(late, token)).toMatchObject(full);
    const asked = await by(late).post(`${JOIN_REQUEST}/submit`, { businessId: small.businessId, reason: '' });
    const agree = { ...{ id: asked.data.id, version: 1, agree: 1, reason: '' }, roleIds: [ROLE_IDS.reader] };
    expect(await by(small).post(`${JOIN_REQUEST}/handle`, agree)).toMatchObject({
      ...{ code: 413, msg: '剩余席位已留给待接受的邀请，请撤回邀请或升级会员' },
    });
    // Whoever is invited finds hers, the other way as well.
    expect((await accept(other, token)).code).toBe(200);
    expect((await by(invited).post(`${INVITATION}/accept`, { id: waiting.id, version: waiting.version })).code).toBe(
      200,
    );
    expect((await by(other).get(`${INVITATION}/detail?id=${promised.id}`)).data).toMatchObject({ status: 1 });
    await removeFrom(platform, small, invited);
    const again = await invitePerson(platform, small, await addPerson(platform));
    expect(await accept(late, token)).toMatchObject(full);
    await platform.db.admin('update invitation set expires_at = now() where id = $1', [again.id]);
    expect((await accept(late, token)).code).toBe(200);
  });

  it('lets nobody in again who has gone, whom the company asks by name', async () => {
    const employer = await addEmployer(platform, '再入建设', 1);
    const person = await addPerson(platform);
    const { token } = await addLink({}, employer);
    expect((await accept(person, token)).code).toBe(200);
    await removeFrom(platform, employer, person);
    expect(await accept(person, token)).toMatchObject({ code: 422, msg: '您已离开该企业，请联系企业重新邀请' });
    expect(await membershipOf(platform, employer.businessId, person.userId)).toMatchObject({ status: 3 });
    const { id, version } = await invitePerson(platform, employer, person);
    expect((await by(person).post(`${INVITATION}/accept`, { id, version })).code).toBe(200);
  });

  it.each(['removed', 'leaving'])('ends with the membership of who has made it (%s)', async (how) => {
    const employer = await addEmployer(platform, '离职建设', 1);
    const colleague = await addMember(platform.db, employer.businessId);
    await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [
      colleague.userId,
    ]);
    const [hers, others] = [await addLink({}, colleague), await addLink({}, employer)];
    if (how === 'removed') await removeFrom(platform, employer, colleague);
    else await by(colleague).post(`${MEMBERS}/leave`, { businessId: employer.businessId });
    const [person, friend] = [await addPerson(platform), await addPerson(platform)];
    expect(await accept(person, hers.token)).toMatchObject({ code: 410, msg: '邀请链接已失效' });
    expect((await accept(friend, others.token)).code).toBe(200);
  });

  it('settles what else waits for whoever joins by it: that lets her in no more when she has gone', async () => {
    const employer = await addEmployer(platform, '两路建设', 1);
    const person = await addPerson(platform);
    const { id, version } = await invitePerson(platform, employer, person);
    const { token } = await addLink({}, employer);
    expect((await accept(person, token)).code).toBe(200);
    expect((await by(employer).get(`${INVITATION}/options`)).data.seats).toMatchObject({ used: 2, waiting: 0 });
    await removeFrom(platform, employer, person);
    const again = await by(person).get(`${INVITATION}/detail?id=${id}`);
    expect(again.data).toMatchObject({ status: 1, allowedActions: [] });
    expect((await by(person).post(`${INVITATION}/accept`, { id, version: again.data.version })).code).toBe(422);
    expect((await by(person).post(`${INVITATION}/accept`, { id, version })).code).toBe(409);
    expect(await membershipOf(platform, employer.businessId, person.userId)).toMatchObject({ status: 3 });
    // The company may ask her anew.
    const { data } = await by(employer).post(`${INVITATION}/add`, { rows: [rowOf(await phoneOf(platform, person))] });
    expect(data.ok).toHaveLength(1);
  });

  it('is one of 20 in force', async () => {
    const employer = await addEmployer(platform, '多链接建设', 1);
    for (let number = 0; number < 20; number += 1) await addLink({}, employer);
    expect(await by(employer).post(`${INVITATION}/link/add`, offer())).toMatchObject({ code: 422 });
    // However many are over, those in force come first; the newest of each first.
    await platform.db.admin(
      `insert into invitation_link (business_id, create_user_id, update_user_id, token_hash, role_keys, department, position,
         message, max_uses, uses, expires_at, revoked_at)
       select $1, $2, $2, sha256(random()::text::bytea), '{reader}', '', '', '', 1, number / 20, now() + number * interval
         '1 day', case when number = 15 then now() end from unnest(array[-1, 15, 20]) as number`,
      [employer.businessId, employer.userId],
    );
    const { data } = await by(employer).get(`${INVITATION}/link/list?size=20`);
    expect(data.total).toBe(23);
    expect(data.records.map(({ state }: { state: string }) => state)).toEqual(Array(20).fill('open'));
    const times = data.records.map(({ createTime }: { createTime: string }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
