import type { Menu } from '@jianzhu/domain';

interface MenuEntry {
  readonly name: string;
  readonly path: string;
  /** Key without which the entry is hidden. */
  readonly permission: string;
  readonly icon: string;
}

interface MenuGroup {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly entries: readonly MenuEntry[];
}

const entry = (name: string, path: string, permission: string, icon: string): MenuEntry => ({
  name,
  path: `/user/${path}`,
  permission,
  icon,
});

/** The member centre: groups in their order, each with its pages. */
const GROUPS: readonly MenuGroup[] = [
  {
    code: 'purchase',
    name: '采购管理',
    icon: 'cart',
    entries: [
      entry('询价管理', 'building-materials', 'inquiry_view', 'inquiry'),
      entry('招标管理', 'invite-tenders', 'tender_view', 'tender'),
      entry('收货地址', 'building-materials/address', 'address_view', 'address'),
    ],
  },
  {
    code: 'supply',
    name: '供应管理',
    icon: 'box',
    entries: [
      entry('我的报价', 'my-quotation', 'quotation_view', 'quotation'),
      entry('我的投标', 'my-bid', 'bid_view', 'bid'),
      entry('我的商品', 'my-products', 'product_view', 'product'),
      entry('店铺装修', 'shop-decoration', 'shop_view', 'shop'),
    ],
  },
  {
    code: 'business',
    name: '业务管理',
    icon: 'crane',
    entries: [
      entry('设备租赁', 'equipment', 'equipment_view', 'equipment'),
      entry('劳务服务', 'labor-services', 'labor_view', 'labor'),
      entry('项目管理', 'project', 'project_view', 'project'),
      entry('金融服务', 'financial-service', 'finance_view', 'finance'),
    ],
  },
  {
    code: 'service',
    name: '服务管理',
    icon: 'service',
    entries: [
      entry('服务发布', 'service-publish', 'service_view', 'service'),
      entry('知识文章', 'service-publish/knowledge-list', 'knowledge_view', 'knowledge'),
      entry('已购服务', 'service-buy-list', 'order_view', 'order'),
      entry('已售服务', 'service-selled-list', 'order_view', 'order'),
      entry('授权订单', 'service-auth-order/list', 'order_view', 'order'),
    ],
  },
  {
    code: 'company',
    name: '企业管理',
    icon: 'company',
    entries: [
      entry('认证管理', 'standard-certification', 'certification_view', 'certification'),
      entry('成员管理', 'member-management', 'member_view', 'members'),
      entry('角色管理', 'role-management', 'role_view', 'role'),
      entry('会员服务', 'vip/buy', 'vip_view', 'vip'),
      entry('银行卡', 'bankcard', 'bankcard_view', 'card'),
    ],
  },
  {
    code: 'personal',
    name: '个人中心',
    icon: 'user',
    entries: [
      entry('个人资料', 'default/edit', 'user_view', 'profile'),
      entry('账户安全', 'password', 'user_edit', 'security'),
      entry('消息通知', 'notice', 'notice_view', 'notice'),
      entry('客户消息', 'customer-message-list', 'chat_use', 'chat'),
    ],
  },
];

const GROUP_STEP = 100;

/** The menu of the member centre for someone with these permissions; groups without a page are left out. */
export function memberMenus(permissions: readonly string[]): Menu[] {
  const allowed = new Set(permissions);
  return GROUPS.map(({ code, name, icon, entries }, group): Menu => {
    const groupId = (group + 1) * GROUP_STEP;
    const children = entries.flatMap((item, index): Menu[] => {
      const id = String(groupId + index + 1);
      const { permission, ...shown } = item;
      return allowed.has(permission) ? [{ ...shown, id, code: permission, sort: index + 1, children: [] }] : [];
    });
    return { id: String(groupId), code, name, path: '', icon, sort: group + 1, children };
  }).filter(({ children }) => children.length > 0);
}
