import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmployer, addPerson, as, INVITATION, membershipOf, ROLE_IDS } from '../testing/invitations.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

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
    const dump = await platform.db.admin<{ text: string }>(`
      select row_to_json(l)::text as text from invitation_link l
      union all select row_to_json(k)::text from idempotency_key k
      union all select row_to_json(e)::text from audit_event e`);
    expect(dump.some(({ text }) => text.includes(token))).toBe(false);
    expect(dump.some(({ text }) => text.includes(id))).toBe(true);
    expect(JSON.stringify((await by(owner).get(`${INVITATION}/link/list`)).data)).not.toContain(token);
    expect(platform.logged()).not.toContain(token);
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

  it('is one of 20 in force', async () => {
    const employer = await addEmployer(platform, '多链接建设', 1);
    for (let number = 0; number < 20; number += 1) await addLink({}, employer);
    expect(await by(employer).post(`${INVITATION}/link/add`, offer())).toMatchObject({ code: 422 });
  });
});
