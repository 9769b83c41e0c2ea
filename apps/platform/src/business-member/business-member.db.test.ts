import { BUSINESS_MEMBER_ACTS } from '@jianzhu/domain/business-members';
import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordOwnWithCommit } from '../audit/record-event.ts';
import { grantChatToken, recogniseChatToken } from '../chat/chat-tokens.ts';
import { giveIdentityCode, IDENTITY_CODE } from '../testing/identity-codes.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const MEMBERS = '/api/rs-member-service/ecomm/businessMember';
const TRADE = '/api/rs-trade-service/ecomm';
let platform: TestPlatform;
let owner: TestMember;
let colleague: TestMember;
let other: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  const businessId = await addBusiness(platform.db, '砚北建设');
  owner = await addMember(platform.db, businessId);
  colleague = await addMember(platform.db, businessId);
  other = await addMember(platform.db, businessId);
  await platform.db.admin(`update membership set is_owner = true, role_keys = '{business_admin}' where user_id = $1`, [
    owner.userId,
  ]);
  await give(colleague, ['purchaser']);
  await give(other, ['reader']);
});

const give = (member: TestMember, roles: readonly string[]) =>
  platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, roles]);
const nameAs = (member: TestMember, name: string) =>
  platform.db.admin('update account set real_name = $2 where id = $1', [member.userId, name]);
/** As the platform does, whatever her companies say. */
const keepOut = (member: TestMember) =>
  platform.db.admin('update account set disabled_at = now() where id = $1', [member.userId]);
const certify = (member: TestMember) =>
  platform.db.admin('update account set cert_status = 2 where id = $1', [member.userId]);

const list = async (query = '', by = owner) =>
  (await platform.get(`${MEMBERS}/list?size=100&${query}`, tokensOf(by))).data;
const detail = async (of: TestMember, by = owner) =>
  (await platform.get(`${MEMBERS}/detail?id=${of.userId}`, tokensOf(by))).data;
const versionOf = async (of: TestMember): Promise<number> => {
  const [row] = await platform.db.admin<{ version: number }>(
    'select version from membership where user_id = $1 and business_id = $2',
    [of.userId, of.businessId],
  );
  return row?.version ?? 0;
};
const act = async (name: string, of: TestMember, more: object = {}, by = owner) =>
  platform.post(
    `${MEMBERS}/${name}`,
    { id: of.userId, version: await versionOf(of), ...more },
    { tokens: tokensOf(by), headers: { 'idempotency-key': crypto.randomUUID() } },
  );
const transfer = (to: TestMember, more: object = {}, by = owner) =>
  act('transfer', owner, { userId: to.userId, smsCode: IDENTITY_CODE, ...more }, by);
const owners = async () =>
  (
    await platform.db.admin<{ user_id: string }>(
      'select user_id from membership where business_id = $1 and is_owner and status = 1',
      [owner.businessId],
    )
  ).map(({ user_id }) => user_id);
const lastNotice = async (of: TestMember) => {
  const [row] = await platform.db.admin<{ title: string; business_id: string | null }>(
    'select title, business_id from notice where user_id = $1 order by id desc limit 1',
    [of.userId],
  );
  return row;
};
const allOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe('the list of members', () => {
  it('holds everybody but who was removed, the administrator first, phones masked', async () => {
    const { records, total } = await list();
    expect(total).toBe(3);
    expect(records[0]).toMatchObject({
      ...{ id: owner.userId, isOwner: true, isSelf: true, status: 1, roleIds: ['1'], roleNames: ['企业管理员'] },
      ...{ phoneMasked: expect.stringMatching(/^139\*{4}\d{4}$/), lastLoginTime: '' },
    });
    await act('remove', other);
    expect(allOf((await list()).records)).toEqual([owner.userId, colleague.userId].toSorted());
    expect(allOf((await list('status=3')).records)).toEqual([other.userId]);
    expect((await list('status=2')).records).toEqual([]);
  });

  it('is searched by name, by the whole number and by its end, by role and by status, never by other digits', async () => {
    await nameAs(colleague, '李采宁');
    const [row] = await platform.db.admin<{ phone: string }>('select phone from account where id = $1', [
      colleague.userId,
    ]);
    const phone = row?.phone ?? '';
    for (const keyword of ['采宁', phone, phone.slice(-4)])
      expect(allOf((await list(`keyword=${encodeURIComponent(keyword)}`)).records)).toEqual([colleague.userId]);
    expect((await list(`keyword=${phone.slice(0, 8)}`)).records).toEqual([]);
    expect(allOf((await list('roleId=2')).records)).toEqual([colleague.userId]);
    await act('disable', colleague);
    expect(allOf((await list('status=2')).records)).toEqual([colleague.userId]);
  });

  it('calls who has no name of her own as she was invited, before that by her masked phone', async () => {
    await platform.db.admin(`update account set real_name = '', nick_name = '' where id = $1`, [colleague.userId]);
    const phoneMasked = (await detail(colleague)).phoneMasked;
    expect((await detail(colleague)).realName).toBe(phoneMasked);
    await platform.db.admin(
      `insert into invitation (business_id, create_user_id, update_user_id, code, phone, name, role_keys, department,
         position, message, expire_days, expires_at, status, answer_user_id, answer_time)
       select $1, $2, $2, app.next_id()::text, phone, '受邀人', '{reader}', '', '', '', 7, now(), 1, id, now()
       from account where id = $3`,
      [owner.businessId, owner.userId, colleague.userId],
    );
    expect((await detail(colleague)).realName).toBe('受邀人');
    const found = (await list(`keyword=${encodeURIComponent('受邀')}`)).records;
    expect(found).toMatchObject([{ id: colleague.userId, realName: '受邀人', phoneMasked }]);
    const { data } = await platform.get(`${MEMBERS}/choices`, tokensOf(owner));
    expect(data.colleagues.map(({ name }: { name: string }) => name)).toContain('受邀人');
  });

  it('shows a role of the company’s own by its name, and keeps it under its id', async () => {
    const [role] = await platform.db.admin<{ id: string }>(
      `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
       values ($1, $2, $2, '招标专员', '', '{tender_view}', 1) returning id`,
      [owner.businessId, owner.userId],
    );
    const roleIds = ['2', role?.id ?? ''];
    const changed = await act('update', colleague, { department: '招采中心', position: '招标专员', roleIds });
    expect(changed.data).toMatchObject({ roleIds, roleNames: ['采购员', '招标专员'], department: '招采中心' });
    expect(await detail(colleague)).toMatchObject({ roleIds, position: '招标专员' });
    expect(allOf((await list(`roleId=${role?.id}`)).records)).toEqual([colleague.userId]);
    const { data } = await platform.get(`${MEMBERS}/choices`, tokensOf(owner));
    expect(data.roles.map(({ name }: { name: string }) => name)).toEqual([
      ...SYSTEM_ROLES.slice(1).map(({ name }) => name),
      '招标专员',
    ]);
    expect(allOf(data.colleagues)).toEqual([owner, colleague, other].map(({ userId }) => userId as string).toSorted());
  });

  it('lets nobody give a role that may more than she may herself, and keeps such a one where it is', async () => {
    const ownRole = async (name: string, keys: string, scope: number) => {
      const [role] = await platform.db.admin<{ id: string }>(
        `insert into role (business_id, create_user_id, update_user_id, name, description, permission_keys, data_scope)
         values ($1, $2, $2, $3, '', $4, $5) returning id`,
        [owner.businessId, owner.userId, name, keys, scope],
      );
      return role?.id ?? '';
    };
    const people = await ownRole('人事', '{member_view,member_edit,tender_view}', 1);
    const tenders = await ownRole('招标专员', '{tender_view}', 1);
    await give(colleague, [people]);
    const fields = { department: '', position: '' };
    const update = (...roleIds: string[]) => act('update', other, { ...fields, roleIds }, colleague);
    expect(await update('6', tenders, '2')).toMatchObject({
      msg: expect.stringMatching(/^您没有“.+”权限，不能授予他人$/),
    });
    // The reader's role, which may more than 人事, was the administrator's to give.
    expect((await update('6', tenders)).data).toMatchObject({ roleIds: ['6', tenders] });
    expect((await update(tenders)).data).toMatchObject({ roleIds: [tenders] });
    expect(await update('6')).toMatchObject({ msg: expect.stringContaining('不能授予他人') });
    const givable = async (by: TestMember) =>
      (await platform.get(`${MEMBERS}/choices`, tokensOf(by))).data.roles
        .filter(({ isGivable }: { isGivable: boolean }) => isGivable)
        .map(({ name }: { name: string }) => name);
    expect(await givable(colleague)).toEqual(['人事', '招标专员']);
    expect(await givable(owner)).toHaveLength(SYSTEM_ROLES.length + 1);
  });

  it('holds nobody of another company, though she is a member of both', async () => {
    const elsewhere = await addMember(platform.db, await addBusiness(platform.db, '晟岳建筑'));
    await platform.db.admin('insert into membership (user_id, business_id) values ($1, $2)', [
      owner.userId,
      elsewhere.businessId,
    ]);
    expect((await list()).total).toBe(3);
    expect(await act('disable', elsewhere)).toMatchObject({ code: 404 });
    expect((await platform.get(`${MEMBERS}/detail?id=${elsewhere.userId}`, tokensOf(owner))).code).toBe(404);
  });
});

describe('the rules of acts on members (domain rules 16.1)', () => {
  it('the administrator is neither disabled nor removed, by anybody', async () => {
    await give(colleague, ['business_admin']);
    for (const name of ['disable', 'remove'])
      for (const by of [owner, colleague])
        expect(await act(name, owner, {}, by)).toMatchObject({ code: 422, msg: '企业管理员不能停用或移除' });
    expect(await owners()).toEqual([owner.userId]);
  });

  it('nobody changes own roles, nor the administrator’s, nor disables or removes herself', async () => {
    await give(colleague, ['business_admin']);
    const roleIds = ['2'];
    const fields = { department: '', position: '' };
    const own = await act('update', colleague, { ...fields, roleIds }, colleague);
    expect(own).toMatchObject({ code: 422, msg: '不能修改自己的角色' });
    expect(await act('update', owner, { ...fields, roleIds }, colleague)).toMatchObject({ code: 422 });
    for (const name of ['disable', 'remove']) {
      const refused = await act(name, colleague, {}, colleague);
      expect(refused).toMatchObject({ code: 422, msg: '不能停用或移除自己，如需离开请使用“退出企业”' });
    }
    // What is no role she may change of herself, whatever the order in which the roles come.
    await give(colleague, ['business_admin', 'reader']);
    const same = { department: '物资部', position: '主管', roleIds: ['6', '1'] };
    expect((await act('update', colleague, same, colleague)).data).toMatchObject({ department: '物资部' });
  });

  it('a role that is not there, or the administrator’s, is given to nobody', async () => {
    const fields = { department: '', position: '' };
    for (const roleIds of [['1'], ['2', '9999'], ['1800000000000009999']])
      expect(await act('update', colleague, { ...fields, roleIds })).toMatchObject({
        code: 400,
        data: { fieldErrors: [{ field: 'roleIds' }] },
      });
    expect(await act('update', colleague, { ...fields, roleIds: [] })).toMatchObject({ code: 400, msg: '请选择角色' });
    expect((await detail(colleague)).roleIds).toEqual(['2']);
  });

  it('whoever has not seen the last change is told who made it', async () => {
    await give(colleague, ['business_admin']);
    await nameAs(colleague, '李采宁');
    const version = await versionOf(other);
    await act('update', other, { department: '审计部', position: '', roleIds: ['6'] }, colleague);
    const late = await act('update', other, { version, department: '物资部', position: '', roleIds: ['6'] });
    expect(late).toMatchObject({
      code: 409,
      data: { current: { department: '审计部' }, changedBy: '李采宁', isOwn: false },
    });
    expect((await detail(other)).department).toBe('审计部');
  });

  it.each(Object.keys(BUSINESS_MEMBER_ACTS))('%s is offered where it is done, and nowhere else', async (name) => {
    const rows = (await list()).records as { id: string; allowedActions: string[] }[];
    const offered = rows.filter(({ allowedActions }) => allowedActions.includes(name)).map(({ id }) => id);
    const expected = {
      update: [owner, colleague, other],
      disable: [colleague, other],
      enable: [],
      remove: [colleague, other],
      transfer: [owner],
    }[name];
    expect(offered.toSorted()).toEqual(expected?.map(({ userId }) => userId as string).toSorted());
    const asReader = await list('', other);
    expect(asReader.records.flatMap(({ allowedActions }: { allowedActions: string[] }) => allowedActions)).toEqual([]);
  });

  it('the acts themselves stand in the operation log with the member’s name', async () => {
    await nameAs(other, '周览');
    await act('disable', other);
    await act('enable', other);
    const rows = await platform.db.admin<{ act: string; record_name: string }>(
      `select act, record_name from audit_event where business_id = $1 and act like 'businessMember.%' order by id`,
      [owner.businessId],
    );
    expect(rows).toEqual([
      { act: 'businessMember.disable', record_name: '周览' },
      { act: 'businessMember.enable', record_name: '周览' },
    ]);
  });
});

describe('a member who is disabled or removed', () => {
  it.each(['disable', 'remove'])('is refused at the next call with the reason (%s), and is told', async (name) => {
    expect((await platform.get(PATHS.company, tokensOf(colleague))).code).toBe(200);
    expect((await act(name, colleague)).code).toBe(200);
    const refused = await platform.get(PATHS.company, tokensOf(colleague));
    expect(refused).toMatchObject({ status: 200, code: 403, data: { reason: 'MEMBER_DISABLED' } });
    expect((await platform.get(PATHS.detail, tokensOf(colleague))).code).toBe(200);
    expect(await lastNotice(colleague)).toEqual({
      title: name === 'disable' ? '成员停用' : '移出企业',
      business_id: null,
    });
    expect(
      (await platform.get(`${PATHS.switchToken}?businessId=${colleague.businessId}`, tokensOf(colleague))).code,
    ).toBe(403);
  });

  it('has no chat token of the company any more', async () => {
    const { token } = await grantChatToken(platform.db.database, colleague);
    expect(await recogniseChatToken(platform.db.database, token)).toBeDefined();
    await act('disable', colleague);
    expect(await recogniseChatToken(platform.db.database, token)).toBeUndefined();
  });

  it('works again with the same tokens once she is let in', async () => {
    await act('disable', colleague);
    expect((await platform.get(PATHS.company, tokensOf(colleague))).code).toBe(403);
    expect(await act('disable', colleague)).toMatchObject({ code: 422 });
    expect((await act('enable', colleague)).code).toBe(200);
    expect((await platform.get(PATHS.company, tokensOf(colleague))).code).toBe(200);
  });

  it('who was removed is let in by no act', async () => {
    await act('remove', colleague);
    for (const name of ['enable', 'disable', 'remove']) expect(await act(name, colleague)).toMatchObject({ code: 422 });
    const fields = { department: '', position: '', roleIds: ['2'] };
    expect(await act('update', colleague, fields)).toMatchObject({ code: 422 });
  });

  it('keeps nothing of an act that was under way', async () => {
    await give(colleague, ['purchaser']);
    const { database } = platform.db;
    const work = database.withSession(colleague.context, async (transaction) => {
      await sql`
        insert into address (business_id, create_user_id, update_user_id, receiver, phone, landline, region, detail,
          site_name, postcode, is_default)
        values (${colleague.businessId}, ${colleague.userId}, ${colleague.userId}, '张三', '13800000000', '', '{}',
          '南湖大路1号', '', '', false)`.execute(transaction);
      expect((await act('remove', colleague)).code).toBe(200);
      recordOwnWithCommit({ kind: 'request', context: colleague.context }, { act: 'address.save' });
    });
    await expect(work).rejects.toMatchObject({ code: 'JZ403' });
    const kept = await platform.db.admin('select id from address where business_id = $1', [colleague.businessId]);
    expect(kept).toEqual([]);
  });
});

describe('what a member leaves behind', () => {
  const draft = async (by: TestMember, title: string) =>
    (
      await platform.post(
        `${TRADE}/inquiry/save`,
        { title },
        { tokens: tokensOf(by), headers: { 'idempotency-key': crypto.randomUUID() } },
      )
    ).data.id as string;
  const makerOf = async (id: string) =>
    (await platform.db.admin<{ create_user_id: string }>('select create_user_id from inquiry where id = $1', [id]))[0]
      ?.create_user_id;

  it('goes to the administrator, or to the colleague who was chosen, and is counted beforehand', async () => {
    const id = await draft(colleague, '螺纹钢采购');
    expect((await detail(colleague)).belongings).toEqual([{ label: '询价', count: 1 }]);
    expect((await act('remove', colleague)).code).toBe(200);
    expect(await makerOf(id)).toBe(owner.userId);
    expect((await detail(colleague)).belongings).toEqual([]);
    await give(other, ['purchaser']);
    const another = await draft(other, '水泥采购');
    const heir = await addMember(platform.db, owner.businessId);
    expect((await act('remove', other, { heirId: heir.userId })).code).toBe(200);
    expect(await makerOf(another)).toBe(heir.userId);
    expect(await lastNotice(heir)).toMatchObject({ title: '业务移交' });
  });

  it('does not hold her keys of the open interface, which end', async () => {
    await platform.db.admin(
      `insert into api_key (business_id, create_user_id, update_user_id, name, prefix, scopes, per_minute, per_day, expires_at)
       values ($1, $2, $2, '对账', 'jz.leaver', '{news}', 60, 1000, now() + interval '1 day')`,
      [colleague.businessId, colleague.userId],
    );
    await act('remove', colleague);
    const rows = await platform.db.admin(
      'select create_user_id, revoked_at is not null as is_over from api_key where business_id = $1',
      [colleague.businessId],
    );
    expect(rows).toEqual([{ create_user_id: colleague.userId, is_over: true }]);
  });

  it('is not handed over where it is over: that keeps the name of who made it', async () => {
    const id = await draft(colleague, '已关闭的采购');
    await platform.db.admin(
      `update inquiry set status = 8, publish_time = now(), quote_deadline = now(), publish_scope = 1, close_time = now()
       where id = $1`,
      [id],
    );
    expect((await detail(colleague)).belongings).toEqual([]);
    expect((await act('remove', colleague)).code).toBe(200);
    expect(await makerOf(id)).toBe(colleague.userId);
  });

  it('goes to nobody but a colleague in good standing', async () => {
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '晟岳建筑'));
    await act('disable', other);
    const kept = await addMember(platform.db, owner.businessId);
    await keepOut(kept);
    for (const heirId of [colleague.userId, other.userId, stranger.userId, kept.userId, '1800000000000009999'])
      expect(await act('remove', colleague, { heirId })).toMatchObject({
        code: 400,
        data: { fieldErrors: [{ field: 'heirId' }] },
      });
    expect((await detail(colleague)).status).toBe(1);
  });

  it('holds what she has typed and not saved, but where the heir has typed the same form', async () => {
    const type = (by: TestMember, form: string) =>
      platform.db.admin(
        `insert into draft (user_id, business_id, form, record_id, version, content) values ($1, $2, $3, '', 1, '{}')`,
        [by.userId, by.businessId, form],
      );
    await type(colleague, 'address');
    await type(colleague, 'need');
    await type(owner, 'need');
    await act('remove', colleague);
    const rows = await platform.db.admin(
      'select user_id, form from draft where business_id = $1 order by form, user_id',
      [owner.businessId],
    );
    const needs = [owner.userId, colleague.userId].toSorted((one, two) => (BigInt(one) < BigInt(two) ? -1 : 1));
    expect(rows).toEqual([
      { user_id: owner.userId, form: 'address' },
      ...needs.map((user_id) => ({ user_id, form: 'need' })),
    ]);
  });
});

describe('the administrator passed on', () => {
  it('needs the new one’s personal certification and a code to the own phone', async () => {
    await giveIdentityCode(platform.db, owner.userId);
    expect(await transfer(colleague)).toMatchObject({ code: 400, msg: '新管理员须先完成个人认证' });
    await certify(colleague);
    expect(await transfer(colleague, { smsCode: '000000' })).toMatchObject({
      code: 425,
      data: { fieldErrors: [{ field: 'smsCode', message: '验证码错误或已失效' }] },
    });
    expect(await owners()).toEqual([owner.userId]);
    // What was refused has not used the code up.
    expect((await transfer(colleague)).code).toBe(200);
    expect(await owners()).toEqual([colleague.userId]);
    expect((await platform.get(PATHS.userFlags, tokensOf(colleague))).data.isOwner).toBe(true);
    expect((await platform.get(PATHS.userFlags, tokensOf(owner))).data.isOwner).toBe(false);
    expect((await list('', colleague)).records[0]).toMatchObject({ id: colleague.userId, roleNames: ['企业管理员'] });
    // She has another role, and none of the administrator's permissions.
    expect(await detail(owner, colleague)).toMatchObject({ isOwner: false, roleNames: ['只读成员'] });
    expect(await act('disable', other)).toMatchObject({ code: 403 });
    expect(await lastNotice(colleague)).toMatchObject({ title: '管理员转让' });
    await giveIdentityCode(platform.db, owner.userId);
    expect((await transfer(owner)).code).toBe(403);
  });

  it('goes to nobody but a colleague in good standing', async () => {
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '晟岳建筑'));
    for (const member of [owner, colleague, other, stranger]) await certify(member);
    await act('disable', other);
    await keepOut(colleague);
    await giveIdentityCode(platform.db, owner.userId);
    for (const to of [owner, other, colleague, stranger])
      expect(await transfer(to)).toMatchObject({ code: 400, data: { fieldErrors: [{ field: 'userId' }] } });
    expect(await owners()).toEqual([owner.userId]);
  });

  it('is the administrator’s own to do, whatever another’s roles are', async () => {
    await give(colleague, ['business_admin']);
    await certify(other);
    await giveIdentityCode(platform.db, colleague.userId);
    expect(await transfer(other, {}, colleague)).toMatchObject({ code: 422, msg: '只有企业管理员本人可以转让管理员' });
    const own = { userId: other.userId, smsCode: IDENTITY_CODE };
    expect(await act('transfer', colleague, own, colleague)).toMatchObject({ code: 422 });
  });

  it('happens once, however often it is sent', async () => {
    await certify(colleague);
    await giveIdentityCode(platform.db, owner.userId);
    const body = {
      ...{ id: owner.userId, version: await versionOf(owner) },
      ...{ userId: colleague.userId, smsCode: IDENTITY_CODE },
    };
    const key = crypto.randomUUID();
    const send = () =>
      platform.post(`${MEMBERS}/transfer`, body, { tokens: tokensOf(owner), headers: { 'idempotency-key': key } });
    expect((await send()).code).toBe(200);
    const again = await send();
    // Whoever lost the answer is no administrator any more, or gets the answer: it is never done twice.
    expect([200, 403]).toContain(again.code);
    expect(await owners()).toEqual([colleague.userId]);
  });
});

describe('the companies of a person', () => {
  const mine = async (by: TestMember) => (await platform.get(`${MEMBERS}/mine`, tokensOf(by))).data;
  const leave = (by: TestMember, businessId: string = by.businessId) =>
    platform.post(`${MEMBERS}/leave`, { businessId }, { tokens: tokensOf(by) });

  it('are listed with what she is there; one that she leaves is none of hers any more', async () => {
    const second = await addBusiness(platform.db, '晟岳建筑');
    await platform.db.admin('insert into membership (user_id, business_id) values ($1, $2)', [
      colleague.userId,
      second,
    ]);
    expect(await mine(colleague)).toMatchObject([
      { businessId: colleague.businessId, isOwner: false, isCurrent: true, isDefault: false },
      { businessId: second, isCurrent: false },
    ]);
    expect((await leave(colleague)).code).toBe(200);
    expect(await mine(colleague)).toMatchObject([{ businessId: second }]);
    expect(await platform.get(PATHS.company, tokensOf(colleague))).toMatchObject({
      data: { reason: 'MEMBER_DISABLED' },
    });
    expect(await lastNotice(owner)).toMatchObject({ title: '成员退出' });
    expect(await leave(colleague)).toMatchObject({ code: 404 });
  });

  it('is never left by its administrator', async () => {
    expect(await leave(owner)).toMatchObject({ code: 422, msg: '企业管理员不能退出企业，请先转让管理员' });
    expect(await owners()).toEqual([owner.userId]);
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '晟岳建筑'));
    expect(await leave(owner, stranger.businessId)).toMatchObject({ code: 404 });
  });

  it('hands over to the administrator what was hers, though the platform may keep her out', async () => {
    await keepOut(owner);
    const { data } = await platform.post(
      `${TRADE}/inquiry/save`,
      { title: '砂石采购' },
      { tokens: tokensOf(colleague), headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    await leave(colleague);
    const [row] = await platform.db.admin('select create_user_id from inquiry where id = $1', [data.id]);
    expect(row).toEqual({ create_user_id: owner.userId });
  });

  it('can be one the default; of a company that she is not in it is refused', async () => {
    const set = (businessId: string | null) =>
      platform.post(`${MEMBERS}/set-default`, { businessId }, { tokens: tokensOf(colleague) });
    expect((await set(colleague.businessId)).code).toBe(200);
    expect(await mine(colleague)).toMatchObject([{ isDefault: true }]);
    expect((await set(null)).code).toBe(200);
    expect(await mine(colleague)).toMatchObject([{ isDefault: false }]);
    expect((await set('1800000000000009999')).code).toBe(404);
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '晟岳建筑'));
    expect((await set(stranger.businessId)).code).toBe(404);
  });
});

describe('the database itself', () => {
  const statement = (text: string) => platform.db.admin(text.replaceAll('$1', String(owner.userId)));

  it.each([
    'update membership set status = 2 where user_id = $1',
    'update membership set is_owner = false where user_id = $1',
    'delete from membership where user_id = $1',
  ])('lets no company be without an administrator: %s', async (text) => {
    await expect(statement(text)).rejects.toMatchObject({ code: '23514' });
    expect(await owners()).toEqual([owner.userId]);
  });

  it('lets no company have two', async () => {
    const text = `update membership set is_owner = true where user_id = ${colleague.userId}`;
    await expect(platform.db.admin(text)).rejects.toMatchObject({ code: '23505' });
  });
});
