import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantedKeys, mayDo, OWN_KEYS, systemRoles } from './granted-keys.ts';
import { WRONG_SIDE } from './messages.ts';
import { pageRequestNotice } from './page-request.ts';
import { groupKeys, isPermissionKey, isViewKey, PERMISSION_GROUPS, PERMISSION_KEYS } from './permission-keys.ts';
import { canRemoveKey, permissionPlace, permissionTree, withViewKeys } from './permission-tree.ts';
import { checkRole, checkRoleDeletion } from './role.ts';
import { SYSTEM_ROLES } from './system-roles.ts';

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
        '商品8 服务12 服务订单9 会员2 资金8 店铺3 操作日志1 开放接口2 消息3',
    );
    expect(PERMISSION_KEYS).toHaveLength(144);
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
    expect(systemRoles(['reader', 'king'])).toEqual([SYSTEM_ROLES[5]]);
  });

  test('PK8: a role has a key, a name of its own, and there are at most thirty', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `角色${index}`);
    const saved = (name: string, otherNames: string[], isNew = true, permissionKeys = ['inquiry_view']) =>
      checkRole({ name, permissionKeys }, { otherNames, isNew });
    expect(saved('新角色', names(29))).toBeNull();
    expect(saved('新角色', names(30))).toEqual({ code: 400, message: '角色最多30个' });
    expect(saved('新角色', names(30), false)).toBeNull();
    expect(saved(' 角色1 ', names(2))?.message).toBe('角色名称已存在');
    expect(saved('采购员', [])?.message).toBe('角色名称已存在');
    expect(saved('新角色', [], true, [])?.message).toBe('请至少选择一项权限');
  });

  test('PK9: a role that someone holds, or of the system, is not deleted', () => {
    expect(checkRoleDeletion({ isSystem: false, memberCount: 0 })).toBeNull();
    expect(checkRoleDeletion({ isSystem: false, memberCount: 3 })).toEqual({
      code: 422,
      message: '该角色下还有3名成员，请先调整',
    });
    expect(checkRoleDeletion({ isSystem: true, memberCount: 0 })?.code).toBe(403);
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
