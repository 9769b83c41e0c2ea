import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { removeOldPageRequests } from './remove-old-page-requests.ts';

const CALLS = '/api/rs-member-service/ecomm/role/page-request';
const PAGE = '/user/building-materials/selecting';

let platform: TestPlatform;
let owner: TestMember;
let administrator: TestMember;
let reader: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  const businessId = await addBusiness(platform.db, '砚北建设');
  owner = await addMember(platform.db, businessId);
  administrator = await addMember(platform.db, businessId);
  reader = await addMember(platform.db, businessId);
  const away = await addMember(platform.db, businessId);
  await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
  await platform.db.admin('update membership set is_owner = true where user_id = $1', [owner.userId]);
  await platform.db.admin(`update membership set role_keys = '{business_admin}' where user_id = any($1)`, [
    [administrator.userId, away.userId],
  ]);
  await platform.db.admin(`update membership set status = 2 where user_id = $1`, [away.userId]);
  await platform.db.admin(`update membership set role_keys = '{reader}' where user_id = $1`, [reader.userId]);
  await platform.db.admin(`update account set real_name = '周览' where id = $1`, [reader.userId]);
  await platform.db.admin(`update account set real_name = '王建国', phone = '13800000001' where id = $1`, [
    owner.userId,
  ]);
});
afterAll(() => platform.close());

const detail = async (who: TestMember, path = PAGE) =>
  (await platform.get(`${CALLS}/detail?path=${path}`, tokensOf(who))).data;
const submit = (who: TestMember, path = PAGE) => platform.post(`${CALLS}/submit`, { path }, { tokens: tokensOf(who) });
const notices = () =>
  platform.db.admin<{ user_id: string; content: string; switch_type: number; address: string }>(
    'select user_id, content, switch_type, jump_url || opt_id as address from notice order by user_id',
  );

it('a closed page names the member’s roles and who can grant more: the owner first, only those in office', async () => {
  expect(await detail(reader)).toMatchObject({
    company: '砚北建设',
    roles: ['只读成员'],
    granters: [{ name: '王建国', phone: '138****0001' }, { name: '测试成员' }],
    granterCount: 2,
    isAsked: false,
  });
  expect(await detail(owner)).toMatchObject({ roles: ['企业管理员'], granterCount: 1 });
});

it('who asks is heard once a page and day, however often and at the same time it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(reader)));
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await notices()).toEqual(
    [owner, administrator].map(({ userId }) => ({
      user_id: userId,
      content: '砚北建设成员周览申请使用“比价定标”，需要“比价”或“确认定标”或“定标审批”权限，可在角色管理中授予',
      switch_type: 0,
      // Of the reader's role.
      address: '/user/role-management/role-list?id=6',
    })),
  );
  expect(await detail(reader)).toMatchObject({ isAsked: true });
  expect(await detail(reader, '/user/building-materials/inviteSupplier')).toMatchObject({ isAsked: false });
  expect(await detail(administrator)).toMatchObject({ isAsked: false });
  await platform.db.admin('update page_request set day = day - 1');
  expect(await detail(reader)).toMatchObject({ isAsked: false });
  await submit(reader);
  expect(await notices()).toHaveLength(4);
});

it('a page that opens already, one that is none, and a company without an administrator are refused', async () => {
  expect(await submit(administrator)).toMatchObject({ code: 422, msg: '您已有权限，请刷新页面' });
  expect(await submit(reader, '/user/notice')).toMatchObject({ code: 422 });
  expect(await submit(reader, '/user/nowhere')).toMatchObject({ code: 404, msg: '页面不存在' });
  const alone = await addMember(platform.db, await addBusiness(platform.db, '一人建设'));
  expect(await submit(alone)).toMatchObject({ code: 422, msg: '企业暂无可授予权限的管理员' });
  expect(await detail(alone)).toMatchObject({ granterCount: 0, isAsked: false });
});

it('what was asked before yesterday is removed', async () => {
  await platform.db.admin('update page_request set day = day - 2 where day < (now() at time zone $1)::date', [
    'Asia/Shanghai',
  ]);
  await removeOldPageRequests(platform.db.database);
  expect(await platform.db.admin('select 1 from page_request')).toHaveLength(1);
});
