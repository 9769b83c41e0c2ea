/** Permission keys by object (domain rules 16.4); a key is `<object>_<verb>`. */
const VERBS = {
  user: ['view', 'edit'],
  attachment: ['download', 'delete'],
  business: ['view', 'edit'],
  certification: ['view', 'submit'],
  qualification: ['view', 'edit', 'delete'],
  member: ['view', 'invite', 'edit', 'disable', 'remove'],
  owner: ['transfer'],
  role: ['view', 'add', 'edit', 'delete'],
  inquiry: [
    'view',
    'add',
    'edit',
    'publish',
    'delete',
    'close',
    'invite',
    'compare',
    'second',
    'award',
    'approve',
    'export',
  ],
  quotation: ['view', 'add', 'submit', 'withdraw', 'second'],
  deal: ['view', 'confirm', 'finish', 'void', 'rate'],
  tender: [
    'view',
    'add',
    'edit',
    'publish',
    'delete',
    'audit',
    'change',
    'open',
    'evaluate',
    'award',
    'terminate',
    'answer',
  ],
  bid: ['view', 'signup', 'pay', 'add', 'submit', 'withdraw', 'object'],
  supplier: ['view', 'add', 'edit', 'black'],
  address: ['view', 'add', 'edit', 'delete'],
  equipment: ['view', 'add', 'edit', 'publish', 'shelf', 'intent', 'delete'],
  project: ['view', 'add', 'edit', 'publish', 'signup', 'handle', 'delete'],
  labor: ['view', 'add', 'edit', 'publish', 'apply', 'handle'],
  team: ['view', 'edit'],
  finance: ['view', 'apply', 'cancel', 'supplement'],
  product: ['view', 'add', 'edit', 'publish', 'shelf', 'delete', 'price'],
  supplierprofile: ['edit'],
  service: ['view', 'add', 'edit', 'publish', 'shelf', 'delete', 'buy'],
  knowledge: ['view', 'edit', 'publish'],
  need: ['view', 'add', 'reply'],
  order: ['view', 'cancel', 'refund', 'deliver', 'accept', 'rate'],
  invoice: ['apply', 'issue'],
  vip: ['view', 'buy'],
  bankcard: ['view', 'bind', 'unbind'],
  pay: ['do'],
  paypassword: ['set'],
  fund: ['view', 'withdraw'],
  refund: ['approve'],
  shop: ['view', 'edit', 'publish'],
  notice: ['view', 'read'],
  chat: ['use'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type PermissionObject = keyof typeof VERBS;

const keysOf = (...objects: PermissionObject[]) =>
  objects.flatMap((object) => VERBS[object].map((verb) => `${object}_${verb}`));

const ALL_KEYS = Object.entries(VERBS).flatMap(([object, verbs]) => verbs.map((verb) => `${object}_${verb}`));
const VIEW_KEYS = ALL_KEYS.filter((key) => key.endsWith('_view'));

/** What every member may do, whatever the role. */
const OWN_KEYS = ['user_view', 'user_edit', 'business_view', 'attachment_download', 'notice_view', 'notice_read'];

/** Keys of the system roles, which every business has. */
const ROLE_KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    business_admin: ALL_KEYS,
    purchaser: [
      ...keysOf('inquiry', 'deal', 'supplier', 'address'),
      ...keysOf('tender').filter((key) => key !== 'tender_award'),
      'chat_use',
    ],
    seller: [...keysOf('quotation', 'bid', 'product', 'supplierprofile', 'service', 'equipment', 'shop'), 'chat_use'],
    finance: [...VIEW_KEYS, ...keysOf('bankcard', 'pay', 'paypassword', 'fund', 'refund', 'vip', 'invoice')],
    project_manager: [
      ...keysOf('project', 'labor', 'team', 'equipment'),
      ...['inquiry_add', 'inquiry_edit', 'inquiry_view'],
    ],
    reader: VIEW_KEYS,
  }),
);

/** All that a member may do in a business, in alphabetical order; its owner may do everything. */
export function permissionKeys(member: { readonly roleKeys: readonly string[]; readonly isOwner: boolean }): string[] {
  const roles = member.isOwner ? ['business_admin', ...member.roleKeys] : member.roleKeys;
  return [...new Set([...OWN_KEYS, ...roles.flatMap((role) => ROLE_KEYS.get(role) ?? [])])].sort();
}
