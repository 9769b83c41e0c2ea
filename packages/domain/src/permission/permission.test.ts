import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { menuOfSide } from '../member/menu.ts';
import { memberMenu } from '../member-center/member-menu.ts';
import { pageAccess, pageKeys, pageName } from '../page/page.ts';
import { findPage, PAGES } from '../page/pages.ts';
import { approvalLimit, exceedsLimit, isLimited } from './approval-limit.ts';
import { grantedKeys, grantedScope, mayDo, OWN_KEYS, systemRoles } from './granted-keys.ts';
import { WRONG_SIDE } from './messages.ts';
import { pageRequestNotice } from './page-request.ts';
import { groupKeys, isPermissionKey, isViewKey, PERMISSION_GROUPS, PERMISSION_KEYS } from './permission-keys.ts';
import { canRemoveKey, permissionPlace, permissionTree, viewKeyOf, withViewKeys } from './permission-tree.ts';
import { checkRole, checkRoleDeletion, copyName, roleRecord } from './role.ts';
import { copyableKeys, refuseGrant } from './role-grants.ts';
import { previewActs, previewSide } from './role-preview.ts';
import { OWNER_ROLE, roleIdOf, SYSTEM_ROLES, storedRoleKey } from './system-roles.ts';

const keyArbitrary = fc.constantFrom(...PERMISSION_KEYS);
const keysArbitrary = fc.uniqueArray(keyArbitrary);
const roleKeys = (name: string) => SYSTEM_ROLES.find((role) => role.name === name)?.permissionKeys ?? [];

describe('permission keys', () => {
  test('PK1: every key is written <object>_<verb>, is in one group and has a Chinese label', () => {
    expect(new Set(PERMISSION_KEYS).size).toBe(PERMISSION_KEYS.length);
    expect(PERMISSION_KEYS.filter((key) => !/^[a-z]+_[a-z]+$/.test(key))).toEqual([]);
    const labels = PERMISSION_GROUPS.flatMap(({ keys }) => Object.values(keys));
    expect(labels.filter((label) => !/^[一-龥/与]+$/.test(label))).toEqual([]);
    expect(PERMISSION_GROUPS.map(({ name }) => `${name}${groupKeys(name).length}`).join(' ')).toBe(
      '个人与附件4 企业资料7 成员6 角色4 询价12 报价5 成交单5 招标12 投标7 供应商库4 收货地址4 设备7 项目7 劳务8 金融4 ' +
        '商品8 服务12 服务订单9 会员2 资金9 店铺3 操作日志1 开放接口2 消息3',
    );
    expect(PERMISSION_KEYS).toHaveLength(145);
  });

  test('PK2: the tree shows the groups with their keys and labels', () => {
    expect(permissionTree().map(({ name }) => name)).toEqual(PERMISSION_GROUPS.map(({ name }) => name));
    expect(permissionTree()[0]).toEqual({
      name: '个人与附件',
      children: [
        { key: 'user_view', label: '查看个人资料' },
        { key: 'user_edit', label: '编辑个人资料' },
        { key: 'attachment_download', label: '下载附件' },
        { key: 'attachment_delete', label: '删除附件' },
      ],
    });
  });

  test('PK3: a text is a key only when the table has it', () => {
    expect(PERMISSION_KEYS.every(isPermissionKey)).toBe(true);
    expect(['', 'inquiry', 'inquiry_view '].some(isPermissionKey)).toBe(false);
    expect([isViewKey('team_view'), isViewKey('team_edit')]).toEqual([true, false]);
  });

  test.each([
    [['inquiry_add'], ['inquiry_view', 'inquiry_add']],
    [['team_edit'], ['team_view', 'team_edit']],
    [['service_buy'], ['order_view', 'service_buy']],
    [['fund_withdraw'], ['fund_view', 'fund_withdraw']],
    [['pay_do'], ['bankcard_view', 'pay_do']],
    [['chat_use'], ['notice_view', 'chat_use']],
    [['shop_view'], ['shop_view']],
  ] as const)('PK4: choosing %j means %j', (chosen, saved) => expect(withViewKeys(chosen)).toEqual(saved));

  test('PK4: a view key brings no other of its object', () => {
    expect([viewKeyOf('inquiry_add'), viewKeyOf('pay_do'), viewKeyOf('inquiry_view'), viewKeyOf('fund_view')]).toEqual([
      'inquiry_view',
      'bankcard_view',
      null,
      null,
    ]);
  });

  test('PK4: view keys are added once and in the order of the tree, and nothing is taken away', () => {
    fc.assert(
      fc.property(keysArbitrary, (keys) => {
        const saved = withViewKeys(keys);
        expect(withViewKeys(saved)).toEqual(saved);
        expect(saved).toEqual(PERMISSION_KEYS.filter((key) => saved.includes(key)));
        expect(keys.filter((key) => !saved.includes(key))).toEqual([]);
        expect(saved.filter((key) => !keys.includes(key)).every(isViewKey)).toBe(true);
      }),
    );
  });

  test('PK5: a view key stays while another key needs it', () => {
    expect(canRemoveKey(['inquiry_view', 'inquiry_add'], 'inquiry_view')).toBe(false);
    expect(canRemoveKey(['inquiry_view', 'tender_add'], 'inquiry_view')).toBe(true);
    expect(canRemoveKey(['inquiry_view', 'inquiry_add'], 'inquiry_add')).toBe(true);
  });
});

describe('roles', () => {
  test('PK6: a business starts with the six system roles, each with its grants', () => {
    expect(SYSTEM_ROLES.map(({ key, name }) => [key, name])).toEqual([
      ['business_admin', '企业管理员'],
      ['purchaser', '采购员'],
      ['seller', '供应商务'],
      ['finance', '财务'],
      ['project_manager', '项目经理'],
      ['reader', '只读成员'],
    ]);
    expect(roleKeys('企业管理员')).toEqual(PERMISSION_KEYS);
    const ofAdministrators = ['audit_view', 'apikey_view', 'apikey_edit'];
    expect(roleKeys('只读成员')).toEqual(
      PERMISSION_KEYS.filter((key) => isViewKey(key) && !ofAdministrators.includes(key)),
    );
    expect(
      SYSTEM_ROLES.filter(({ permissionKeys }) => permissionKeys.some((key) => ofAdministrators.includes(key))).map(
        ({ key }) => key,
      ),
    ).toEqual(['business_admin']);
    const groupsOf = (name: string) =>
      PERMISSION_GROUPS.filter((group) => groupKeys(group.name).every((key) => roleKeys(name).includes(key))).map(
        (group) => group.name,
      );
    expect(groupsOf('采购员')).toEqual(['询价', '成交单', '供应商库', '收货地址']);
    expect(groupsOf('供应商务')).toEqual(['报价', '投标', '设备', '商品', '服务', '店铺']);
    expect(groupsOf('财务')).toEqual(['会员', '资金']);
    expect(groupsOf('项目经理')).toEqual(['设备', '项目', '劳务']);
  });

  test('PK6: a purchaser does everything in a tender but award it', () => {
    const missing = groupKeys('招标').filter((key) => !roleKeys('采购员').includes(key));
    expect(missing).toEqual(['tender_award']);
    const others = (name: string, ...groups: Parameters<typeof groupKeys>[0][]) =>
      roleKeys(name).filter((key) => !groups.flatMap(groupKeys).includes(key) && !isViewKey(key));
    expect(others('采购员', '询价', '成交单', '招标', '供应商库', '收货地址')).toEqual(['chat_use']);
    expect(others('供应商务', '报价', '投标', '商品', '服务', '设备', '店铺')).toEqual(['chat_use']);
    expect(others('财务', '资金', '会员')).toEqual(['invoice_apply', 'invoice_issue']);
    expect(others('项目经理', '项目', '劳务', '设备')).toEqual(['inquiry_add', 'inquiry_edit']);
  });

  test('PK7: a member holds the keys of the roles and those of everybody; the owner holds all', () => {
    expect(grantedKeys({ isOwner: true, roles: [] })).toEqual(PERMISSION_KEYS);
    expect(grantedKeys({ isOwner: false, roles: [] })).toEqual([...OWN_KEYS]);
    fc.assert(
      fc.property(keysArbitrary, keysArbitrary, keyArbitrary, (some, others, key) => {
        const roles = [{ permissionKeys: some }, { permissionKeys: [...others, 'of_tomorrow'] }];
        const permissionKeys = grantedKeys({ isOwner: false, roles });
        expect(mayDo({ permissionKeys }, key)).toBe([...some, ...others, ...OWN_KEYS].includes(key));
        expect(permissionKeys).toEqual(PERMISSION_KEYS.filter((known) => permissionKeys.includes(known)));
      }),
    );
  });

  test('PK7: stored role keys that name no role grant nothing', () => {
    expect(systemRoles(['reader', 'king'])).toEqual([{ permissionKeys: roleKeys('只读成员'), dataScope: 1 }]);
  });

  test('PK8: a role has a key, a name of its own, and there are at most thirty', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `角色${index}`);
    const saved = (name: string, otherNames: string[], isNew = true) => checkRole({ name }, { otherNames, isNew });
    expect(saved('新角色', names(29))).toBeNull();
    expect(saved('新角色', names(30))).toEqual({ code: 400, message: '角色最多30个' });
    expect(saved('新角色', names(30), false)).toBeNull();
    expect(saved(' 角色1 ', names(2))).toEqual({ code: 400, field: 'name', message: '角色名称已存在' });
    expect(saved('采购员', [])?.message).toBe('角色名称已存在');
    const fields = { name: '新角色', description: '', dataScope: null };
    const firstIssue = (permissionKeys: unknown) =>
      v.safeParse(roleRecord, { ...fields, permissionKeys }).issues?.[0].message;
    expect([[], null, ['of_tomorrow'], ['inquiry_view']].map(firstIssue)).toEqual([
      '请至少选择一项权限',
      '请至少选择一项权限',
      '权限不存在，请刷新页面',
      undefined,
    ]);
  });

  test('PK8: a copy has a name of its own within the longest', () => {
    expect(copyName('采购员', [])).toBe('采购员副本');
    expect(copyName('采购员', ['采购员副本', '采购员副本2'])).toBe('采购员副本3');
    expect(copyName('区'.repeat(20), [])).toBe(`${'区'.repeat(18)}副本`);
  });

  test('PK9: a role that someone holds, or of the system, is not deleted', () => {
    expect(checkRoleDeletion({ isSystem: false, memberCount: 0 })).toBeNull();
    expect(checkRoleDeletion({ isSystem: false, memberCount: 3 })).toEqual({
      code: 422,
      message: '该角色下还有3名成员，请先调整',
    });
    expect(checkRoleDeletion({ isSystem: true, memberCount: 0 })).toEqual({
      code: 403,
      message: '系统角色不能修改或删除，可复制后修改',
    });
  });

  test('PK13: nobody gives by a role what she has not; what it gave before stays; the administrator’s key stays his', () => {
    const granter = { isOwner: false, permissionKeys: ['inquiry_view', 'role_edit'], dataScope: 1, limitOf: () => 0 };
    const grant = (permissionKeys: string[], dataScope = 1) => ({ permissionKeys, dataScope, approvalLimit: null });
    expect(refuseGrant(granter, grant(['inquiry_view']), null)).toBeNull();
    expect(refuseGrant(granter, grant(['inquiry_view', 'fund_withdraw']), null)).toEqual({
      field: 'permissionKeys',
      message: '您没有“提现”权限，不能授予他人',
    });
    expect(refuseGrant(granter, grant(['fund_withdraw', 'inquiry_view']), grant(['fund_withdraw']))).toBeNull();
    const owner = { ...granter, isOwner: true, permissionKeys: [] };
    expect(refuseGrant(owner, grant(['fund_withdraw']), null)).toBeNull();
    expect(refuseGrant(owner, grant(['owner_transfer']), null)?.message).toBe(
      '“转让管理员”仅限企业管理员，不能授予其他角色',
    );
    expect(copyableKeys(PERMISSION_KEYS)).toEqual(PERMISSION_KEYS.filter((key) => key !== 'owner_transfer'));
  });

  test('PK13: whoever reaches own records alone does not let others reach all', () => {
    const granter = {
      ...{ isOwner: false, permissionKeys: ['inquiry_view', 'inquiry_add'], dataScope: 2, limitOf: () => 0 },
    };
    const grant = (permissionKeys: string[], dataScope: number) => ({ permissionKeys, dataScope, approvalLimit: null });
    expect(refuseGrant(granter, grant(['inquiry_view'], 2), null)).toBeNull();
    expect(refuseGrant(granter, grant(['inquiry_view'], 1), null)?.field).toBe('dataScope');
    const whole = grant(['inquiry_view'], 1);
    expect(refuseGrant(granter, whole, whole)).toBeNull();
    expect(refuseGrant(granter, grant(['inquiry_view', 'inquiry_add'], 1), whole)?.message).toBe(
      '您只能查看本人创建的数据，不能授予全企业范围',
    );
    expect(refuseGrant({ ...granter, isOwner: true }, whole, null)).toBeNull();
  });

  test('PK13: nobody gives a higher limit of approval than she has herself; what the role gave before stays', () => {
    const keys = ['inquiry_view', 'inquiry_approve'];
    const granter = { isOwner: false, permissionKeys: keys, dataScope: 1, limitOf: () => 50_000 };
    const grant = (limit: number | null, permissionKeys = keys) => ({
      permissionKeys,
      dataScope: 1,
      approvalLimit: limit,
    });
    const beyond = { field: 'approvalLimit', message: '您的审批额度为¥500.00，不能授予更高的额度' };
    expect([50_000, 50_001, null].map((limit) => refuseGrant(granter, grant(limit), null))).toEqual([
      null,
      beyond,
      beyond,
    ]);
    expect(refuseGrant(granter, grant(90_000), grant(90_000))).toBeNull();
    expect(refuseGrant(granter, grant(90_001), grant(90_000))).toEqual(beyond);
    expect(refuseGrant(granter, grant(90_000), grant(90_000, ['inquiry_view']))).toEqual(beyond);
    expect(refuseGrant(granter, grant(null, ['inquiry_view']), null)).toBeNull();
    expect(refuseGrant({ ...granter, limitOf: () => null }, grant(null), null)).toBeNull();
    expect(refuseGrant({ ...granter, isOwner: true }, grant(null), null)).toBeNull();
  });

  test.each([
    [
      'of the roles that give the permission the highest counts',
      false,
      [
        ['inquiry_approve', 100],
        ['inquiry_approve', 300],
      ],
      300,
    ],
    [
      'one without a limit lifts the others',
      false,
      [
        ['inquiry_approve', 100],
        ['inquiry_approve', null],
      ],
      null,
    ],
    [
      'a role that gives something else lifts nothing',
      false,
      [
        ['inquiry_approve', 100],
        ['inquiry_view', null],
      ],
      100,
    ],
    ['without the permission nothing may be approved', false, [['inquiry_view', null]], 0],
    ['the owner has no limit', true, [['inquiry_approve', 100]], null],
  ] as const)('PK15: %s', (_what, isOwner, given, limit) => {
    const roles = given.map(([key, most]) => ({ permissionKeys: [key], approvalLimit: most }));
    expect(approvalLimit({ isOwner, roles }, 'inquiry_approve')).toBe(limit);
  });

  test('PK15: no limit is more than any amount; a role without a permission to approve has none to set', () => {
    expect([exceedsLimit(2, 1), exceedsLimit(1, 1), exceedsLimit(null, 1), exceedsLimit(1, null)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect([isLimited(['inquiry_view', 'inquiry_approve']), isLimited(['inquiry_view'])]).toEqual([true, false]);
  });

  test('PK11: a call names a system role by a fixed number, one of the company’s own by its id', () => {
    expect(SYSTEM_ROLES.map(({ id, key }) => [id, storedRoleKey(id), roleIdOf(key)])).toEqual(
      ['business_admin', 'purchaser', 'seller', 'finance', 'project_manager', 'reader'].map((key, index) => [
        String(index + 1),
        key,
        String(index + 1),
      ]),
    );
    expect([storedRoleKey('1800000000000000001'), roleIdOf('1800000000000000001')]).toEqual([
      '1800000000000000001',
      '1800000000000000001',
    ]);
    expect(OWNER_ROLE).toBe('business_admin');
  });

  test.each([
    ['the owner, whatever the roles', true, 1, [2], 1],
    ['who has no role', false, 1, [], 1],
    ['who has one of own records', false, 1, [2], 2],
    ['who has a wider one beside it', false, 1, [2, 1], 1],
    ['whose membership is of own records', false, 2, [1], 2],
  ] as const)('PK12: %s', (_who, isOwner, dataScope, scopes, reached) => {
    expect(grantedScope({ isOwner, dataScope, roles: scopes.map((scope) => ({ dataScope: scope })) })).toBe(reached);
  });

  test('PK14: the preview of a role shows the menu, pages and acts of whoever has that role alone', () => {
    const keys = withViewKeys(['inquiry_add', 'bid_submit']);
    const { menu, pages } = previewSide(keys, 'require');
    expect(menu.map(({ name, entries }) => `${name}：${entries.join('、')}`)).toEqual([
      '建材采购：我的询价',
      '企业管理：我的认证',
      '账户设置：个人中心、截止日历、编辑资料、账户安全、消息通知',
    ]);
    expect(pages).toContain('新建询价单');
    expect(previewSide(keys, 'supply').menu[0]).toEqual({ name: '建材报价', entries: ['招标大厅', '我的投标'] });
    expect(previewActs(keys)).toEqual([
      { name: '询价', acts: ['新建询价'] },
      { name: '投标', acts: ['递交投标'] },
    ]);
  });

  test('PK14: every entry of the menu leads to a page that opens, and a page that asks for a key opens by it alone', () => {
    fc.assert(
      fc.property(keysArbitrary, fc.constantFrom(...(['require', 'supply'] as const)), (chosen, side) => {
        const granted = grantedKeys({ isOwner: false, roles: [{ permissionKeys: withViewKeys(chosen) }] });
        const entries = menuOfSide(memberMenu(granted), side).flatMap(({ children }) => children);
        for (const { path } of entries) {
          const page = findPage(path);
          expect([path, page && pageAccess(page, granted, side)]).toEqual([path, 'open']);
        }
        const { menu, pages } = previewSide(withViewKeys(chosen), side);
        const shown = [...menu.flatMap((group) => group.entries), ...pages];
        for (const page of PAGES) {
          const keys = pageKeys(page, side);
          if (keys.length === 0 || page.opening) continue;
          const isHeld = keys.some((key) => granted.includes(key));
          const isOfSide = page.side === 'both' || page.side === side;
          if (isHeld && isOfSide) expect(shown).toContain(pageName(page, side));
        }
      }),
    );
  });

  test('PK10: the page of the other side offers to switch', () => {
    expect(WRONG_SIDE).toEqual({
      require: { text: '当前为供应方身份，请切换为采购方后操作', button: '切换为采购方' },
      supply: { text: '当前为采购方身份，请切换为供应方后操作', button: '切换为供应方' },
    });
  });
});

test('a request for the permission of a page says who asks, for what, and what would open it', () => {
  expect(
    pageRequestNotice({
      company: '砚北建设',
      name: '周览',
      page: '我的询价',
      keys: ['inquiry_view', 'quotation_view'],
    }),
  ).toEqual({
    title: '权限申请',
    content: '砚北建设成员周览申请使用“我的询价”，需要“查看询价”或“查看报价”权限，可在角色管理中授予',
  });
  expect(permissionPlace('inquiry_compare')).toBe('询价 · 比价');
});
