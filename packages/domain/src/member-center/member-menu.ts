import type { CompanyType } from '../member/company-type.ts';
import type { Menu } from '../member/menu.ts';
import { type MemberSide, memberRoute } from './member-routes.ts';

interface MenuGroup {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly side: MemberSide;
  readonly entries: readonly MenuEntry[];
}

/** Address under /user/, icon, and the name where it is not the page's title. */
interface MenuEntry {
  readonly page: string;
  readonly icon: string;
  readonly name?: string;
}

/** The left menu: groups in their order, each with its pages. */
const GROUPS: readonly MenuGroup[] = [
  {
    code: 'purchase',
    name: '建材采购',
    icon: 'cart',
    side: 'require',
    entries: [
      { page: 'my-quotation', icon: 'inquiry', name: '我的询价' },
      { page: 'invite-tenders', icon: 'tender', name: '我的招标' },
      { page: 'my-bid', icon: 'bid', name: '收到的投标' },
      { page: 'building-materials/address', icon: 'address' },
    ],
  },
  {
    code: 'supply',
    name: '建材报价',
    icon: 'box',
    side: 'supply',
    entries: [
      { page: 'my-quotation', icon: 'quotation', name: '我的报价' },
      { page: 'invite-tenders', icon: 'tender', name: '招标大厅' },
      { page: 'my-bid', icon: 'bid', name: '我的投标' },
    ],
  },
  {
    code: 'store',
    name: '店铺与商品',
    icon: 'shop',
    side: 'supply',
    entries: [
      { page: 'my-products/proPublish', icon: 'product' },
      { page: 'my-products/proSupplier', icon: 'profile' },
      { page: 'shop-decoration', icon: 'shop' },
    ],
  },
  {
    code: 'business',
    name: '业务对接',
    icon: 'crane',
    side: 'both',
    entries: [
      { page: 'equipment', icon: 'equipment' },
      { page: 'project', icon: 'project' },
      { page: 'labor-services', icon: 'labor' },
      { page: 'financial-service/financial-list', icon: 'finance', name: '金融服务' },
    ],
  },
  {
    code: 'service',
    name: '服务与订单',
    icon: 'service',
    side: 'both',
    entries: [
      { page: 'service-publish/list', icon: 'service' },
      { page: 'service-publish/knowledge-list', icon: 'knowledge' },
      { page: 'service-selled-list', icon: 'order' },
      { page: 'service-buy-list', icon: 'order' },
      { page: 'service-auth-order/list', icon: 'order' },
      { page: 'customer-message-list', icon: 'chat' },
    ],
  },
  {
    code: 'company',
    name: '企业管理',
    icon: 'company',
    side: 'both',
    entries: [
      { page: 'standard-certification/my-index', icon: 'certification', name: '企业认证' },
      { page: 'member-management/member-list', icon: 'members' },
      { page: 'role-management/role-list', icon: 'role' },
      { page: 'member-management/operation-log', icon: 'log' },
      { page: 'vip/buy', icon: 'vip', name: '会员服务' },
      { page: 'bankcard/bankcard', icon: 'card' },
    ],
  },
  {
    code: 'personal',
    name: '账户设置',
    icon: 'user',
    side: 'both',
    entries: [
      { page: 'default', icon: 'user' },
      { page: 'default/edit', icon: 'profile', name: '个人资料' },
      { page: 'password', icon: 'security' },
      { page: 'notice', icon: 'notice' },
    ],
  },
];

const GROUP_STEP = 100;

/** Key that an entry needs on a side: of a page with one key a side, that of the side. */
const SIDE_KEYS: Readonly<Record<string, Readonly<Partial<Record<MemberSide, string>>>>> = {
  'my-quotation': { require: 'inquiry_view', supply: 'quotation_view' },
  'invite-tenders': { require: 'tender_view', supply: 'bid_view' },
  'my-bid': { require: 'tender_view', supply: 'bid_view' },
};

const entryNode = (entry: MenuEntry, group: MenuGroup, id: number, sort: number): Menu => {
  const path = `/user/${entry.page}`;
  const route = memberRoute(path);
  return {
    id: String(id),
    code: SIDE_KEYS[entry.page]?.[group.side] ?? route?.keys[0] ?? '',
    name: entry.name ?? route?.title ?? '',
    path,
    icon: entry.icon,
    sort,
    side: group.side === 'both' ? (route?.side ?? 'both') : group.side,
    children: [],
  };
};

const MENU: readonly Menu[] = GROUPS.map((group, index): Menu => {
  const id = (index + 1) * GROUP_STEP;
  const children = group.entries.map((entry, place) => entryNode(entry, group, id + place + 1, place + 1));
  const { code, name, icon, side } = group;
  return { id: String(id), code, name, path: '', icon, sort: index + 1, side, children };
});

const shownChildren = (menu: readonly Menu[], isShown: (entry: Menu) => boolean): Menu[] =>
  menu
    .map((group): Menu => ({ ...group, children: group.children.filter(isShown) }))
    .filter(({ children }) => children.length > 0);

/**
 * The menu of the member centre for someone with these permission keys, both sides included: the side is chosen in
 * the browser (`menuOfSide`). An entry without its key is left out, and so is a group without an entry.
 */
export function memberMenu(permissionKeys: readonly string[]): Menu[] {
  return shownChildren(MENU, ({ code }) => code === '' || permissionKeys.includes(code));
}

/** What of a menu stands on a side of the marketplace; an entry that names no side stands on both. */
export function menuOfSide(menu: readonly Menu[], side: CompanyType): Menu[] {
  return shownChildren(menu, (entry) => (entry.side ?? 'both') === 'both' || entry.side === side);
}
