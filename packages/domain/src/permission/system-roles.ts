import { groupKeys, isViewKey, PERMISSION_KEYS, type PermissionKey } from './permission-keys.ts';
import { withViewKeys } from './permission-tree.ts';

/** A role that every business has; it can be copied but not changed. */
export interface SystemRole {
  /** Of a call, where the roles of a company's own have the ids of their records; never given to another one. */
  readonly id: string;
  /** What a membership keeps of it. */
  readonly key: string;
  readonly name: string;
  readonly permissionKeys: readonly PermissionKey[];
}

/** Who did what, and what other systems read, is for the administrator, and for whom the administrator names. */
const ADMINISTRATORS: readonly PermissionKey[] = ['audit_view', 'apikey_view'];
const VIEW_KEYS = PERMISSION_KEYS.filter((key) => isViewKey(key) && !ADMINISTRATORS.includes(key));

const purchaser: readonly PermissionKey[] = [
  ...groupKeys('询价'),
  ...groupKeys('成交单'),
  ...groupKeys('招标').filter((key) => key !== 'tender_award'),
  ...groupKeys('供应商库'),
  ...groupKeys('收货地址'),
  'chat_use',
];

const seller: readonly PermissionKey[] = [
  ...groupKeys('报价'),
  ...groupKeys('投标'),
  ...groupKeys('商品'),
  ...groupKeys('服务'),
  ...groupKeys('设备'),
  ...groupKeys('店铺'),
  'chat_use',
];

const finance: readonly PermissionKey[] = [
  ...VIEW_KEYS,
  ...groupKeys('资金'),
  ...groupKeys('会员'),
  'invoice_apply',
  'invoice_issue',
];

const projectManager: readonly PermissionKey[] = [
  ...groupKeys('项目'),
  ...groupKeys('劳务'),
  ...groupKeys('设备'),
  'inquiry_view',
  'inquiry_add',
  'inquiry_edit',
];

const role = (id: string, key: string, name: string, keys: readonly PermissionKey[]): SystemRole => ({
  id,
  key,
  name,
  permissionKeys: withViewKeys(keys),
});

/** The roles that a business starts with. */
export const SYSTEM_ROLES: readonly SystemRole[] = [
  role('1', 'business_admin', '企业管理员', PERMISSION_KEYS),
  role('2', 'purchaser', '采购员', purchaser),
  role('3', 'seller', '供应商务', seller),
  role('4', 'finance', '财务', finance),
  role('5', 'project_manager', '项目经理', projectManager),
  role('6', 'reader', '只读成员', VIEW_KEYS),
];

/** The role of the company's administrator: it comes with the company, and is passed on with it alone. */
export const OWNER_ROLE = 'business_admin';

/** What a membership keeps of a role that a call names: the key of a system role, the id of a company's own. */
export function storedRoleKey(roleId: string): string {
  return SYSTEM_ROLES.find(({ id }) => id === roleId)?.key ?? roleId;
}

/** How a call names a role that a membership keeps. */
export function roleIdOf(storedKey: string): string {
  return SYSTEM_ROLES.find(({ key }) => key === storedKey)?.id ?? storedKey;
}
