import { type Menu, shownInMenu } from '../member/menu.ts';
import { type Page, type PageSide, pageName } from '../page/page.ts';
import { findPage } from '../page/pages.ts';

interface MenuGroup {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly side: PageSide;
  readonly entries: readonly MenuEntry[];
}

/** Address under /user/ and icon; the name is the page's own (decision 44). */
interface MenuEntry {
  readonly page: string;
  readonly icon: string;
}

/** The left menu: groups in their order, each with its pages. */
const GROUPS: readonly MenuGroup[] = [
  {
    code: 'purchase',
    name: '建材采购',
    icon: 'cart',
    side: 'require',
    entries: [
      { page: 'my-quotation/default', icon: 'inquiry' },
      { page: 'invite-tenders/default', icon: 'tender' },
      { page: 'my-bid/default', icon: 'bid' },
      { page: 'building-materials/address', icon: 'address' },
    ],
  },
  {
    code: 'supply',
    name: '建材报价',
    icon: 'box',
    side: 'supply',
    entries: [
      { page: 'my-quotation/default', icon: 'quotation' },
      { page: 'invite-tenders/default', icon: 'tender' },
      { page: 'my-bid/default', icon: 'bid' },
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
      { page: 'financial-service/financial-list', icon: 'finance' },
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
      { page: 'standard-certification/my-index', icon: 'certification' },
      { page: 'member-management/member-list', icon: 'members' },
      { page: 'role-management/role-list', icon: 'role' },
      { page: 'member-management/operation-log', icon: 'log' },
      { page: 'vip/buy', icon: 'vip' },
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
      { page: 'deadlines', icon: 'calendar' },
      { page: 'default/edit', icon: 'profile' },
      { page: 'password', icon: 'security' },
      { page: 'notice', icon: 'notice' },
    ],
  },
];

const GROUP_STEP = 100;

/** Key that an entry needs on a side: of a page with one key a side, that of the side. */
const SIDE_KEYS: Readonly<Record<string, Readonly<Partial<Record<PageSide, string>>>>> = {
  'my-quotation/default': { require: 'inquiry_view', supply: 'quotation_view' },
  'invite-tenders/default': { require: 'tender_view', supply: 'bid_view' },
  'my-bid/default': { require: 'tender_view', supply: 'bid_view' },
};

/** The sides that an entry is written for: one by one where the page has a name for each. */
function entrySides(page: Page, group: MenuGroup): readonly PageSide[] {
  if (group.side !== 'both') return [group.side];
  return page.supplyName === undefined ? [page.side] : ['require', 'supply'];
}

function entryNodes({ page: path, icon }: MenuEntry, group: MenuGroup): Omit<Menu, 'id' | 'sort'>[] {
  const page = findPage(`/user/${path}`);
  if (page === null) throw new Error(`The menu names no page: ${path}`);
  return entrySides(page, group).map((side) => ({
    code: SIDE_KEYS[path]?.[group.side] ?? page.keys[0] ?? '',
    name: pageName(page, side === 'supply' ? 'supply' : 'require'),
    path: page.path,
    icon,
    side,
    children: [],
  }));
}

const MENU: readonly Menu[] = GROUPS.map((group, index): Menu => {
  const id = (index + 1) * GROUP_STEP;
  const children = group.entries
    .flatMap((entry) => entryNodes(entry, group))
    .map((node, place): Menu => ({ ...node, id: String(id + place + 1), sort: place + 1 }));
  const { code, name, icon, side } = group;
  return { id: String(id), code, name, path: '', icon, sort: index + 1, side, children };
});

/**
 * The menu of the member centre for someone with these permission keys, both sides included: the side is chosen in
 * the browser (`menuOfSide`). An entry without its key is left out, and so is a group without an entry.
 */
export function memberMenu(permissionKeys: readonly string[]): Menu[] {
  return shownInMenu(MENU, ({ code }) => code === '' || permissionKeys.includes(code));
}
