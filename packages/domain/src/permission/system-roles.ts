import { groupKeys, isViewKey, PERMISSION_KEYS, type PermissionKey } from './permission-keys.ts';
import { withViewKeys } from './permission-tree.ts';

/** A role that every business has; it can be copied but not changed. */
export interface SystemRole {
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

const role = (key: string, name: string, keys: readonly PermissionKey[]): SystemRole => ({
  key,
  name,
  permissionKeys: withViewKeys(keys),
});

/** The roles that a business starts with. */
export const SYSTEM_ROLES: readonly SystemRole[] = [
  role('business_admin', '企业管理员', PERMISSION_KEYS),
  role('purchaser', '采购员', purchaser),
  role('seller', '供应商务', seller),
  role('finance', '财务', finance),
  role('project_manager', '项目经理', projectManager),
  role('reader', '只读成员', VIEW_KEYS),
];
