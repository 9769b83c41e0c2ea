import { PERMISSION_KEYS, withViewKeys } from '@jianzhu/domain/member-center';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActingBusiness } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readHolders } from '../member/permission-holders.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { lockMembers, storedRoleKeys } from './assigned-roles.ts';
import { readGivenRoles, roleNames } from './given-roles.ts';

const ROLES = '/api/rs-member-service/ecomm/role';
const ADDRESSES = '/api/rs-member-service/ecomm/address/list';

let platform: TestPlatform;
let owner: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  const businessId = await addBusiness(platform.db, '角色建设');
  owner = await addMember(platform.db, businessId);
  colleague = await addMember(platform.db, businessId);
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [owner.userId]);
});

const fields = { name: '区域采购主管', description: '长春片区', dataScope: 1, permissionKeys: ['inquiry_add'] };

const save = (body: object = {}, by = owner) =>
  platform.post(
    `${ROLES}/save`,
    { ...fields, ...body },
    { tokens: tokensOf(by), headers: { 'idempotency-key': crypto.randomUUID() } },
  );
const copy = (id: string, by = owner) =>
  platform.post(`${ROLES}/copy`, { id }, { tokens: tokensOf(by), headers: { 'idempotency-key': crypto.randomUUID() } });
const remove = (id: string, version = 1, by = owner) =>
  platform.post(`${ROLES}/delete`, { id, version }, { tokens: tokensOf(by) });
const list = async (by = owner) => (await platform.get(`${ROLES}/list`, tokensOf(by))).data;
const detail = (id: string, by = owner) => platform.get(`${ROLES}/detail?id=${id}`, tokensOf(by));
const own = async (by = colleague) => (await platform.get(`${PATHS.memberInfo}/detail`, tokensOf(by))).data;
const give = (member: TestMember, ...roles: string[]) =>
  platform.db.admin('update membership set role_keys = $2 where user_id = $1', [member.userId, roles]);

/** The administrator of a company, who may give any role. */
const acting = (businessId: TestMember['businessId']): ActingBusiness => ({
  ...{ sessionId: owner.sessionId, businessId, roleKeys: [], ownRoles: [], isOwner: true, dataScope: 1 },
  isSecondFactorDue: false,
});

describe('a role of the company’s own', () => {
  it('is kept with the view keys that its keys need, and listed behind those of the system', async () => {
    const { data } = await save();
    expect(data).toMatchObject({
      ...{ name: '区域采购主管', description: '长春片区', dataScope: 1, isSystem: false, version: 1, memberCount: 0 },
      permissionKeys: ['inquiry_view', 'inquiry_add'],
      allowedActions: ['edit', 'copy', 'delete'],
      members: [],
    });
    await give(colleague, data.id);
    const roles = await list();
    expect(roles.map(({ name, memberCount }: { name: string; memberCount: number }) => [name, memberCount])).toEqual([
      ['企业管理员', 1],
      ['采购员', 0],
      ['供应商务', 0],
      ['财务', 0],
      ['项目经理', 0],
      ['只读成员', 0],
      ['区域采购主管', 1],
    ]);
    expect((await detail(data.id)).data).toMatchObject({
      members: [{ userId: colleague.userId, name: '测试成员', isDisabled: false }],
      allowedActions: ['edit', 'copy'],
    });
  });

  it('without a scope reaches the whole company; has a name of its own, among the system’s too', async () => {
    expect((await save({ dataScope: null })).data.dataScope).toBe(1);
    for (const name of ['区域采购主管', '采购员']) {
      expect(await save({ name })).toMatchObject({ code: 400, msg: '角色名称已存在' });
    }
    expect(await save({ name: '空角色', permissionKeys: [] })).toMatchObject({ code: 400, msg: '请至少选择一项权限' });
  });

  it('is changed as it was seen; another version is refused with what others have made of it', async () => {
    const { data } = await save();
    const changed = await save({ id: data.id, version: 1, name: '片区主管' });
    expect(changed.data).toMatchObject({ id: data.id, version: 2, name: '片区主管' });
    expect(await save({ id: data.id, version: 1, name: '别的' })).toMatchObject({
      code: 409,
      data: { current: { name: '片区主管', version: 2, permissionKeys: ['inquiry_view', 'inquiry_add'] } },
    });
  });

  it('is one of thirty at most, however many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, (_, index) => save({ name: `角色${index}` })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(30);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['角色最多30个']),
    );
    expect((await copy('2')).msg).toBe('角色最多30个');
  });

  it('belongs to its company alone', async () => {
    const { data } = await save();
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '别家建设'));
    await platform.db.admin('update membership set is_owner = true where user_id = $1', [stranger.userId]);
    expect((await detail(data.id, stranger)).code).toBe(404);
    expect((await save({ id: data.id, version: 1 }, stranger)).code).toBe(404);
    expect((await copy(data.id, stranger)).code).toBe(404);
    expect((await remove(data.id, 1, stranger)).code).toBe(404);
    const clerk = await addMember(platform.db, stranger.businessId);
    await give(clerk, data.id);
    expect((await own(clerk)).permissionKeys).not.toContain('inquiry_add');
  });
});

describe('what a role gives', () => {
  it('counts from the next call on, as does each change of it, permissions and scope alike', async () => {
    const { data } = await save({ permissionKeys: ['address_view'], dataScope: 2 });
    await give(colleague, data.id);
    expect((await own()).permissionKeys).toContain('address_view');
    expect(await own()).toMatchObject({ dataScope: 2 });
    expect((await platform.get(ADDRESSES, tokensOf(colleague))).code).toBe(200);
    await save({ id: data.id, version: 1, permissionKeys: ['inquiry_view'], dataScope: 1 });
    expect((await platform.get(ADDRESSES, tokensOf(colleague))).code).toBe(403);
    expect(await own()).toMatchObject({ dataScope: 1 });
  });

  it('is the widest of several; beside a role of the system it is the whole company', async () => {
    const { data } = await save({ dataScope: 2 });
    await give(colleague, data.id, 'reader');
    expect(await own()).toMatchObject({ dataScope: 1 });
    expect((await own()).permissionKeys).toEqual(expect.arrayContaining(['inquiry_add', 'tender_view']));
  });

  it('reaches those who are told of what their permission is for', async () => {
    const { data } = await save({ permissionKeys: ['inquiry_approve'] });
    await give(colleague, data.id);
    await platform.db.admin(`update account set real_name = '', nick_name = '' where id = $1`, [colleague.userId]);
    const holders = await platform.db.database.withWorker((transaction) =>
      readHolders(transaction, { businessIds: [owner.businessId], permission: 'inquiry_approve' }),
    );
    expect(holders.map(({ userId }) => userId)).toEqual([owner.userId, colleague.userId]);
    expect(holders[1]?.name).toMatch(/^1\d{2}\*{4}\d{4}$/);
  });

  it('ends the chat of who may chat no longer, sockets included, and of nobody else', async () => {
    const { data } = await save({ permissionKeys: ['chat_use'] });
    await give(colleague, data.id);
    const other = await addMember(platform.db, owner.businessId);
    await give(other, (await save({ name: '另一个', permissionKeys: ['chat_use'] })).data.id);
    const chatOf = async (member: TestMember) => {
      const { token } = (await platform.get(`${PATHS.memberInfo}/im`, tokensOf(member))).data;
      return async () => (await platform.get('/api/sys/chat/list', { chatToken: token })).status;
    };
    const [chats, ...others] = [await chatOf(colleague), await chatOf(owner), await chatOf(other)];
    await save({ id: data.id, version: 1, permissionKeys: ['chat_use', 'address_view'] });
    expect(await chats()).toBe(200);
    await save({ id: data.id, version: 2, permissionKeys: ['address_view'] });
    expect(await chats()).toBe(401);
    for (const theirs of others) expect(await theirs()).toBe(200);
  });
});

describe('whoever changes roles', () => {
  const ROLE_KEYS = ['role_add', 'role_edit', 'role_delete', 'inquiry_view'];

  it('gives nothing that she has not, nor the transfer of the company, which its owner gives to nobody', async () => {
    const { data } = await save({ name: '权限管理员', permissionKeys: ROLE_KEYS });
    await give(colleague, data.id);
    expect((await save({ name: '只看', permissionKeys: ['inquiry_view'] }, colleague)).code).toBe(200);
    const beyond = await save({ name: '越权', permissionKeys: ['inquiry_view', 'fund_withdraw'] }, colleague);
    expect(beyond).toMatchObject({
      code: 400,
      msg: '您没有“查看资金明细”权限，不能授予他人',
      data: { fieldErrors: [{ field: 'permissionKeys' }] },
    });
    expect((await copy('2', colleague)).code).toBe(400);
    expect((await save({ name: '转让', permissionKeys: ['owner_transfer'] })).msg).toContain('仅限企业管理员');
    const tree = (await platform.get(`${ROLES}/permission-tree`, tokensOf(colleague))).data;
    const grantable = tree.flatMap(({ children }: { children: { key: string; isGrantable: boolean }[] }) =>
      children.filter(({ isGrantable }) => isGrantable).map(({ key }) => key),
    );
    expect(grantable).toEqual((await own()).permissionKeys);
    expect(grantable).not.toContain('fund_view');
  });

  it('does not change her own role, which her colleagues may', async () => {
    const { data } = await save({ name: '权限管理员', permissionKeys: ROLE_KEYS });
    await give(colleague, data.id);
    const changed = { id: data.id, version: 1, permissionKeys: ['role_edit'] };
    expect(await save(changed, colleague)).toMatchObject({ code: 403, msg: '不能修改自己的角色' });
    expect((await detail(data.id, colleague)).data).toMatchObject({ isOwn: true, allowedActions: ['copy'] });
    expect((await save(changed)).code).toBe(200);
  });

  it('who sees own records alone gives nobody the whole company', async () => {
    const { data } = await save({ name: '权限管理员', permissionKeys: ROLE_KEYS, dataScope: 2 });
    await give(colleague, data.id);
    const made = { name: '更宽', permissionKeys: ['inquiry_view'] };
    expect((await save(made, colleague)).data.fieldErrors[0].field).toBe('dataScope');
    expect((await save({ ...made, dataScope: 2 }, colleague)).code).toBe(200);
  });
});

describe('a role of the system', () => {
  it('is neither changed nor deleted, and copied without what is the administrator’s', async () => {
    expect(await save({ id: '2', version: 1 })).toMatchObject({ code: 403 });
    expect(await remove('2')).toMatchObject({ code: 403, msg: '系统角色不能修改或删除，可复制后修改' });
    expect((await detail('2')).data).toMatchObject({ isSystem: true, allowedActions: ['copy', 'limit'], version: 0 });
    const names = [(await copy('2')).data.name, (await copy('2')).data.name];
    expect(names).toEqual(['采购员副本', '采购员副本2']);
    const { permissionKeys } = (await copy('1')).data;
    expect(permissionKeys).toEqual(PERMISSION_KEYS.filter((key) => key !== 'owner_transfer'));
    expect(permissionKeys).toEqual(withViewKeys(permissionKeys));
  });
});

describe('the limit of approval', () => {
  const limit = (id: string, approvalLimit: number | null, previous: number | null, by = owner) =>
    platform.post(`${ROLES}/limit`, { id, approvalLimit, previous }, { tokens: tokensOf(by) });

  it('is kept with a role of the company’s own, and empty again', async () => {
    const { data } = await save({ permissionKeys: ['inquiry_approve'], approvalLimit: 100_000_00 });
    expect(data).toMatchObject({ approvalLimit: 100_000_00 });
    expect((await copy(data.id)).data).toMatchObject({ approvalLimit: 100_000_00 });
    expect(
      (await save({ id: data.id, version: 1, permissionKeys: ['inquiry_approve'] })).data.approvalLimit,
    ).toBeNull();
    expect((await save({ name: '负数', approvalLimit: -1 })).code).toBe(400);
  });

  it('of a role of the system is one of each company, and only where the role approves', async () => {
    expect(await limit('2', 50_000_00, null)).toMatchObject({ code: 200, data: { id: '2', approvalLimit: 50_000_00 } });
    expect(await limit('2', 50_000_00, null)).toMatchObject({ code: 200 });
    expect(await limit('2', 60_000_00, null)).toMatchObject({
      code: 422,
      msg: '审批额度已被他人修改，请重新打开后再改',
    });
    expect((await copy('2')).data).toMatchObject({ approvalLimit: 50_000_00 });
    const stranger = await addMember(platform.db, await addBusiness(platform.db, '别家建设'));
    await platform.db.admin('update membership set is_owner = true where user_id = $1', [stranger.userId]);
    expect((await detail('2', stranger)).data.approvalLimit).toBeNull();
    for (const id of ['1', '6']) expect(await limit(id, 1, null)).toMatchObject({ code: 422 });
    expect((await list()).map(({ approvalLimit }: { approvalLimit: number | null }) => approvalLimit)).toEqual([
      null,
      50_000_00,
      null,
      null,
      null,
      null,
      50_000_00,
    ]);
    expect(await limit('2', null, 50_000_00)).toMatchObject({ code: 200, data: { approvalLimit: null } });
  });

  it('is given by nobody beyond her own, nor set for a role that she has', async () => {
    const keys = ['role_add', 'role_edit', 'inquiry_approve'];
    const { data } = await save({ name: '审批主管', permissionKeys: keys, approvalLimit: 1_000 });
    await give(colleague, data.id);
    const made = { name: '审批员', permissionKeys: ['inquiry_approve'] };
    const msg = '您的审批额度为¥10.00，不能授予更高的额度';
    expect(await save(made, colleague)).toMatchObject({ code: 400, msg });
    expect(await save({ ...made, approvalLimit: 1_001 }, colleague)).toMatchObject({ code: 400, msg });
    expect((await save({ ...made, approvalLimit: 1_000 }, colleague)).code).toBe(200);
    await limit('2', 2_000, null);
    expect(await limit('2', null, 2_000, colleague)).toMatchObject({ code: 400, msg });
    expect((await limit('2', 500, 2_000, colleague)).code).toBe(200);
    await give(colleague, data.id, 'purchaser');
    // Her session remembers her roles until it hears of them.
    await expect.poll(async () => (await detail('2', colleague)).data.allowedActions).toEqual(['copy']);
    expect(await limit('2', 400, 500, colleague)).toMatchObject({ code: 403, msg: '不能修改自己的角色' });
  });
});

describe('a role that somebody has', () => {
  it('is not deleted, also while its holder is disabled; afterwards it is', async () => {
    const { data } = await save();
    await give(colleague, data.id);
    await platform.db.admin('update membership set status = 2 where user_id = $1', [colleague.userId]);
    expect(await remove(data.id)).toMatchObject({ code: 422, msg: '该角色下还有1名成员，请先调整' });
    await give(colleague);
    expect(await remove(data.id, 9)).toMatchObject({ code: 409 });
    expect((await remove(data.id)).code).toBe(200);
    expect((await detail(data.id)).code).toBe(404);
  });

  it('is never gone from under the one who is given it at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { data } = await save({ name: `轮次${round}` });
      const assign = () =>
        platform.db.database.withSession(owner.context, async (transaction) => {
          await lockMembers(transaction, owner.businessId);
          const keys = await storedRoleKeys(transaction, [data.id], acting(owner.businessId));
          if (keys instanceof Refusal) return false;
          await transaction
            .updateTable('membership')
            .set({ role_keys: keys })
            .where('user_id', '=', colleague.userId)
            .execute();
          return true;
        });
      const [removed, assigned] = await Promise.all([remove(data.id), assign()]);
      expect([removed.code === 200, assigned].filter(Boolean)).toHaveLength(1);
      await give(colleague);
    }
  });
});

describe('the roles that a call names', () => {
  const stored = (roleIds: readonly string[]) =>
    platform.db.database.withSession(owner.context, (transaction) =>
      storedRoleKeys(transaction, roleIds, acting(owner.businessId)),
    );

  it('are kept by key or id, and have their names', async () => {
    const { data } = await save();
    expect(await stored(['6', data.id, '6'])).toEqual(['reader', data.id]);
    const roles = await platform.db.database.withSession(owner.context, (transaction) =>
      readGivenRoles(transaction, owner.businessId),
    );
    expect(roleNames([data.id, 'reader', '17'], roles)).toEqual(['区域采购主管', '只读成员']);
  });

  it('are roles of this company, and not the administrator’s', async () => {
    const { data } = await save();
    expect(await stored(['1'])).toMatchObject({ msg: '企业管理员角色随企业转让，不能分配' });
    expect(await stored(['17'])).toMatchObject({ msg: '角色不存在或已被删除' });
    const other = await addBusiness(platform.db, '别家建设');
    const asked = await platform.db.database.withWorker((transaction) =>
      storedRoleKeys(transaction, [data.id], acting(other)),
    );
    expect(asked).toMatchObject({ msg: '角色不存在或已被删除' });
  });
});
