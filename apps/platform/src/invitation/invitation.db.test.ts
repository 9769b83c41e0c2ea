import { DAY_MS } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addEmployer,
  addPerson,
  as,
  INVITATION,
  invitePerson,
  membershipOf,
  phoneOf,
  ROLE_IDS,
  rowOf,
} from '../testing/invitations.ts';
import { addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let owner: TestMember;
let phones = 15_100_000_000;
function newPhone(): string {
  phones += 1;
  return String(phones);
}

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await addEmployer(platform, '邀请建设', 3);
});
afterAll(() => platform.close());

const by = (member: TestMember) => as(platform, member);
const invite = (rows: readonly object[], member = owner) => by(member).post(`${INVITATION}/add`, { rows });
const detail = (member: TestMember, id: string) => by(member).get(`${INVITATION}/detail?id=${id}`);
const answer = (act: 'accept' | 'refuse', member: TestMember, { id, version }: { id: string; version: number }) =>
  by(member).post(`${INVITATION}/${act}`, { id, version });
const noticesOf = ({ userId }: TestMember) =>
  platform.db.admin<{ title: string; content: string; jump_url: string; opt_id: string }>(
    'select title, content, jump_url, opt_id from notice where user_id = $1 order by id',
    [userId],
  );
const textsTo = (phone: string) =>
  platform.db.admin<{ content: string }>('select content from sent_message where receiver = $1', [phone]);
/** Lets the time of an invitation run out, as the clock would; its job is due as well. */
const runOut = async (id: string) => {
  await platform.db.admin(`update invitation set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await platform.db.admin(`update job set run_at = now() where kind = 'invitation.expire' and key = $1`, [id]);
};
const statusOf = async (id: string) =>
  (await platform.db.admin<{ status: number }>('select status from invitation where id = $1', [id]))[0]?.status;

describe('inviting', () => {
  it('tells who has an account by a notice and texts a link to everybody else', async () => {
    const person = await addPerson(platform);
    const phone = newPhone();
    const { code, data } = await invite([rowOf(await phoneOf(platform, person)), rowOf(phone, { expireDays: 3 })]);
    expect([code, data.ok.length, data.failed]).toEqual([200, 2, []]);
    const [toPerson, toPhone] = data.ok as { id: string; phone: string }[];
    expect(await noticesOf(person)).toEqual([
      {
        ...{ title: '企业成员邀请', content: '邀请建设邀请您加入企业' },
        ...{ jump_url: '/user/notice/invitationInfo?id=', opt_id: toPerson?.id },
      },
    ]);
    await platform.runJobs();
    expect(await textsTo(phone)).toEqual([
      {
        content: `邀请建设邀请您加入企业，请在3天内点击链接注册并接受邀请：http://localhost:3000/user/notice/invitationInfo?id=${toPhone?.id}`,
      },
    ]);
    expect(await textsTo(await phoneOf(platform, person))).toEqual([]);
  });

  it('writes to one phone three times a day for a company, and six for all, however often it is taken back', async () => {
    const phone = newPhone();
    const inviteAndRevoke = async (member: TestMember) => {
      const { data } = await invite([rowOf(phone)], member);
      const id: string | undefined = data.ok[0]?.id;
      if (id === undefined) return data.failed[0].msg;
      await by(member).post(`${INVITATION}/revoke`, { id, version: 1 });
      return 'sent';
    };
    const often = '今天已多次邀请该手机号，请明天再试';
    const companies = [await addEmployer(platform, '甲邀请'), await addEmployer(platform, '乙邀请')];
    const said: string[] = [];
    for (const member of [owner, owner, owner, owner, ...companies, ...companies]) {
      said.push(await inviteAndRevoke(member));
    }
    expect(said).toEqual(['sent', 'sent', 'sent', often, 'sent', 'sent', 'sent', often]);
    await platform.db.admin(`update invitation set create_time = now() - interval '25 hours' where phone = $1`, [
      phone,
    ]);
    expect(await inviteAndRevoke(owner)).toBe('sent');
  });

  it('says at each phone why it is not invited, and invites the others', async () => {
    const [colleague, waiting] = [await addMember(platform.db, owner.businessId), newPhone()];
    await invite([rowOf(waiting)]);
    const [fresh, colleaguePhone] = [newPhone(), await phoneOf(platform, colleague)];
    const { data } = await invite([
      ...[rowOf(colleaguePhone), rowOf(waiting), rowOf(fresh), rowOf(fresh)],
      ...[rowOf(newPhone(), { roleIds: [ROLE_IDS.owner] }), rowOf(newPhone(), { roleIds: ['99'] })],
    ]);
    expect(data.ok.map(({ phone }: { phone: string }) => phone)).toEqual([fresh]);
    expect(data.failed.map(({ msg }: { msg: string }) => msg).slice(0, 3)).toEqual([
      ...['该用户已是企业成员', '该用户已有待处理的邀请', '手机号重复'],
    ]);
    expect(data.failed.map(({ phone }: { phone: string }) => phone).slice(0, 3)).toEqual([
      ...[colleaguePhone, waiting, fresh],
    ]);
    expect(data.failed).toHaveLength(5);
  });

  it('takes 20 phones, one role to five, and the terms that there are', async () => {
    const messages = async (rows: readonly object[]) => {
      const { code, msg } = await invite(rows);
      return code === 200 ? 200 : msg;
    };
    expect(await messages(Array.from({ length: 21 }, () => rowOf(newPhone())))).toBe('手机号最多20条');
    expect(await messages([])).toBe('请至少添加一条手机号');
    expect(await messages([rowOf('12844120036')])).toBe('请输入11位手机号！');
    expect(await messages([rowOf(newPhone(), { roleIds: [] })])).toBe('请选择角色');
    expect(await messages([rowOf(newPhone(), { roleIds: ['2', '3', '4', '5', '6', '7'] })])).toBe('最多选择5个角色');
    expect(await messages([rowOf(newPhone(), { expireDays: 30 })])).toBe('请选择有效期');
    expect(await messages([rowOf(newPhone(), { message: '长'.repeat(101) })])).toBe('邀请说明不能超过100个字');
  });

  it('counts those who wait among the seats: beyond them the row says so', async () => {
    const small = await addEmployer(platform, '五席建设', 0);
    const rows = Array.from({ length: 6 }, () => rowOf(newPhone()));
    const { data } = await invite(rows, small);
    expect(data.ok).toHaveLength(4);
    expect(data.failed.map(({ msg }: { msg: string }) => msg)).toEqual([
      '成员数已达上限，请升级会员',
      '成员数已达上限，请升级会员',
    ]);
    const { data: options } = await by(small).get(`${INVITATION}/options`);
    expect(options.seats).toEqual({ limit: 5, used: 1, waiting: 4 });
    expect(options.roles.map(({ name }: { name: string }) => name)).toEqual([
      ...['采购员', '供应商务', '财务', '项目经理', '只读成员'],
    ]);
  });

  it('is not for the business of a person, nor for who may not invite', async () => {
    const alone = await addEmployer(platform, '个人-张三', 0);
    await platform.db.admin('update business set kind = 0 where id = $1', [alone.businessId]);
    expect(await invite([rowOf(newPhone())], alone)).toMatchObject({
      ...{ code: 412, msg: '个人主体不能添加成员，请先完成企业认证' },
    });
    const reader = await addMember(platform.db, owner.businessId);
    await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
    expect((await invite([rowOf(newPhone())], reader)).code).toBe(403);
  });

  it('does once what is sent twice under one key', async () => {
    const body = { rows: [rowOf(newPhone())] };
    const first = await by(owner).post(`${INVITATION}/add`, body, '0b2f6a52-3a35-4b0c-8d27-3f2f1f6a7c11');
    const second = await by(owner).post(`${INVITATION}/add`, body, '0b2f6a52-3a35-4b0c-8d27-3f2f1f6a7c11');
    expect(second.data).toEqual(first.data);
    expect(second.data.ok).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('shows its company, its roles and what is left of its time to whom it is for, and to nobody else', async () => {
    const person = await addPerson(platform);
    const shown = await invitePerson(platform, owner, person, { message: '请加入净月片区材料采购小组' });
    expect(shown).toMatchObject({
      ...{ company: { name: '邀请建设', isCertified: true }, roleNames: ['采购员'], inviterName: '测试成员' },
      ...{ department: '物资部', position: '采购员', message: '请加入净月片区材料采购小组' },
      ...{ status: 0, isInvitee: true, isMember: false, allowedActions: ['accept', 'refuse'], canResend: false },
    });
    expect(Date.parse(shown.expireTime) - Date.parse(shown.createTime)).toBe(7 * DAY_MS);
    // Who has the address alone learns which phone it is for, and as little of it as a list shows.
    const masked = (await phoneOf(platform, person)).replace(/^(\d{3})\d{4}/, '$1****');
    const stranger = await addPerson(platform);
    expect(await detail(stranger, shown.id)).toMatchObject({
      code: 404,
      msg: `请用被邀请的手机号${masked}登录`,
      data: null,
    });
    expect(await detail(stranger, '123')).toMatchObject({ code: 404, msg: '数据不存在或已被删除' });
    expect((await detail(owner, shown.id)).data).toMatchObject({ isInvitee: false, allowedActions: ['revoke'] });
    const other = await addMember(platform.db, owner.businessId);
    expect((await detail(other, shown.id)).code).toBe(404);
  });

  it('makes a member with its roles of whoever accepts, whom the company is told of', async () => {
    const person = await addPerson(platform);
    const shown = await invitePerson(platform, owner, person);
    expect(await answer('accept', person, shown)).toMatchObject({ code: 200, data: { businessId: owner.businessId } });
    expect(await membershipOf(platform, owner.businessId, person.userId)).toEqual({
      ...{ role_keys: ['purchaser'], status: 1, department: '物资部', position: '采购员' },
    });
    expect((await noticesOf(owner)).at(-1)).toMatchObject({
      ...{ title: '邀请结果', content: '测试成员已接受您的企业邀请', opt_id: shown.id },
    });
    const { data } = await by(person).get('/api/rs-member-service/ecomm/businessMember/approval/list');
    expect(data).toContainEqual({ businessId: owner.businessId, businessName: '邀请建设' });
    expect((await detail(person, shown.id)).data).toMatchObject({ isMember: true, status: 1, allowedActions: [] });
    expect((await answer('accept', person, { ...shown, version: shown.version + 1 })).code).toBe(422);
  });

  it('is refused with a word to the company, which then invites anew', async () => {
    const person = await addPerson(platform);
    const shown = await invitePerson(platform, owner, person);
    expect((await answer('refuse', person, shown)).code).toBe(200);
    expect((await noticesOf(owner)).at(-1)?.content).toBe('测试成员已拒绝您的企业邀请');
    const { version } = (await detail(owner, shown.id)).data;
    const { code, data } = await by(owner).post(`${INVITATION}/resend`, { id: shown.id, version });
    expect(code).toBe(200);
    expect(data.id).not.toBe(shown.id);
    expect((await detail(person, data.id)).data).toMatchObject({ status: 0, roleNames: ['采购员'] });
    expect((await by(owner).post(`${INVITATION}/resend`, { id: shown.id, version })).msg).toBe(
      '该用户已有待处理的邀请',
    );
  });

  it('is taken back by the company: nobody joins by it', async () => {
    const person = await addPerson(platform);
    const shown = await invitePerson(platform, owner, person);
    expect((await by(owner).post(`${INVITATION}/revoke`, { id: shown.id, version: shown.version })).code).toBe(200);
    expect(await detail(await addPerson(platform), shown.id)).toMatchObject({ msg: '数据不存在或已被删除' });
    expect((await answer('accept', person, shown)).code).toBe(409);
    expect((await answer('accept', person, { ...shown, version: shown.version + 1 })).code).toBe(422);
    expect(await membershipOf(platform, owner.businessId, person.userId)).toBeNull();
  });

  it('ends with its time, before its job has run and after it', async () => {
    const person = await addPerson(platform);
    const shown = await invitePerson(platform, owner, person);
    await runOut(shown.id);
    expect(await answer('accept', person, shown)).toMatchObject({ code: 410, msg: '邀请已失效' });
    expect((await detail(person, shown.id)).data).toMatchObject({ status: 4, allowedActions: [] });
    expect(await statusOf(shown.id)).toBe(0);
    // To the company as well, which can no more take it back but send it again.
    const row = { id: shown.id, status: 4, allowedActions: [], canResend: true };
    expect((await detail(owner, shown.id)).data).toMatchObject(row);
    const listed = async (status: number) => (await by(owner).get(`${INVITATION}/list?size=100&status=${status}`)).data;
    expect((await listed(4)).records).toContainEqual(expect.objectContaining(row));
    expect((await listed(0)).records.map(({ id }: { id: string }) => id)).not.toContain(shown.id);
    expect(await by(owner).post(`${INVITATION}/revoke`, { id: shown.id, version: 1 })).toMatchObject({
      ...{ code: 410, msg: '邀请已失效' },
    });
    await platform.runJobs();
    expect(await statusOf(shown.id)).toBe(4);
  });

  it('that has run out before its job holds no seat, and is sent again', async () => {
    const small = await addEmployer(platform, '三席建设', 0);
    const { data } = await invite([rowOf(newPhone()), rowOf(newPhone())], small);
    const { id } = data.ok[0];
    await runOut(id);
    expect((await by(small).get(`${INVITATION}/options`)).data.seats).toEqual({ limit: 5, used: 1, waiting: 1 });
    const { data: choices } = await by(small).get('/api/rs-member-service/ecomm/businessMember/choices');
    expect(choices.waiting).toEqual({ invitations: 1, joinRequests: 0 });
    expect((await by(small).post(`${INVITATION}/resend`, { id, version: 1 })).code).toBe(200);
    expect(await statusOf(id)).toBe(4);
  });

  it('that has run out makes room for a new one at once', async () => {
    const person = await addPerson(platform);
    const { id } = await invitePerson(platform, owner, person);
    await runOut(id);
    const { data } = await invite([rowOf(await phoneOf(platform, person))]);
    expect(data.ok).toHaveLength(1);
    expect(await statusOf(id)).toBe(4);
  });

  it('makes a member again of whom the company has removed, and of nobody whom it has disabled', async () => {
    const [removed, disabled] = [await addPerson(platform), await addPerson(platform)];
    for (const [person, status] of [
      [removed, 3],
      [disabled, 2],
    ] as const) {
      await platform.db.admin(
        `insert into membership (user_id, business_id, role_keys, status) values ($1, $2, '{reader}', $3)`,
        [person.userId, owner.businessId, status],
      );
    }
    const shown = await invitePerson(platform, owner, removed);
    expect((await answer('accept', removed, shown)).code).toBe(200);
    expect(await membershipOf(platform, owner.businessId, removed.userId)).toMatchObject({
      ...{ status: 1, role_keys: ['purchaser'] },
    });
    const { data } = await invite([rowOf(await phoneOf(platform, disabled))]);
    expect(data.failed[0].msg).toBe('该用户已是企业成员');
  });

  it('gives those of its roles that are still there', async () => {
    const [role] = await platform.db.admin<{ id: string }>(
      `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
       values ($1, $2, $2, '片区采购', '', '{inquiry_view}', 1) returning id`,
      [owner.businessId, owner.userId],
    );
    const [person, other] = [await addPerson(platform), await addPerson(platform)];
    const both = await invitePerson(platform, owner, person, { roleIds: [role?.id, ROLE_IDS.reader] });
    const alone = await invitePerson(platform, owner, other, { roleIds: [role?.id] });
    expect(both.roleNames).toEqual(['片区采购', '只读成员']);
    await platform.db.admin('delete from role where id = $1', [role?.id]);
    expect((await answer('accept', person, both)).code).toBe(200);
    expect((await membershipOf(platform, owner.businessId, person.userId))?.role_keys).toEqual(['reader']);
    expect((await answer('accept', other, alone)).msg).toBe('邀请中的角色已被删除，请联系企业重新邀请');
  });

  it('is listed by its status, with the masked phone', async () => {
    const { data } = await by(owner).get(`${INVITATION}/list?size=100&status=0`);
    expect(data.records.length).toBeGreaterThan(0);
    for (const row of data.records) {
      expect(row).toMatchObject({ status: 0, phoneMasked: expect.stringMatching(/^1\d\d\*{4}\d{4}$/) });
    }
  });
});
