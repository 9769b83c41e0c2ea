import type { CompanyType } from '../member/company-type.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';

/** The side of the marketplace that a page is for. */
export type MemberSide = CompanyType | 'both';

/** A page of the member centre. */
export interface MemberRoute {
  /** Under /user/. */
  readonly path: string;
  readonly title: string;
  /** Title on the supply side, where it differs. */
  readonly supplyTitle?: string;
  readonly side: MemberSide;
  /** Any one of them opens the page; none: every logged-in member may. */
  readonly keys: readonly PermissionKey[];
}

type Row = readonly [
  path: string,
  title: string,
  side: MemberSide,
  keys: readonly PermissionKey[],
  supplyTitle?: string,
];

const ROWS: readonly Row[] = [
  ['building-materials/addInquirySheet', '新建询价单', 'require', ['inquiry_add']],
  ['building-materials/address', '收货地址', 'both', ['address_view']],
  ['building-materials/address-card', '选择收货地址', 'both', ['address_view']],
  ['building-materials/address-modify', '编辑收货地址', 'both', ['address_add', 'address_edit']],
  ['building-materials/baiduaddress', '地图选址', 'both', ['address_add', 'address_edit']],
  ['building-materials/companyDetail', '企业详情', 'both', ['supplier_view', 'quotation_view']],
  ['building-materials/inviteSupplier', '邀请供应商', 'require', ['inquiry_invite']],
  ['building-materials/invite-tenders', '转为邀请招标', 'require', ['tender_add']],
  ['building-materials/secondQuotation', '二次报价', 'both', ['inquiry_second', 'quotation_second']],
  ['building-materials/selecting', '比价定标', 'require', ['inquiry_compare']],
  ['my-quotation', '我的询价', 'both', ['inquiry_view', 'quotation_view'], '我的报价'],
  ['my-quotation/inquiry-detail', '询价详情', 'both', ['inquiry_view', 'quotation_view']],
  ['my-quotation/quote', '填写报价', 'supply', ['quotation_add']],
  ['my-quotation/quoted-company-detail', '报价详情', 'both', ['inquiry_view', 'quotation_view']],
  ['my-quotation/deal-detail', '成交单详情', 'both', ['deal_view']],
  ['invite-tenders', '我的招标', 'both', ['tender_view', 'bid_view'], '招标大厅'],
  ['invite-tenders/subPage/default', '邀请招标', 'both', ['tender_view', 'bid_view']],
  ['invite-tenders/subPage/public', '公开招标', 'both', ['tender_view', 'bid_view']],
  ['invite-tenders/subPage/selectingBiddingConfirm', '定标确认', 'require', ['tender_award']],
  ['invite-tenders/btbt-pay', '缴纳标书费/保证金', 'supply', ['bid_pay']],
  ['my-bid', '收到的投标', 'both', ['tender_view', 'bid_view'], '我的投标'],
  ['my-bid/bid-company-detail', '投标详情', 'both', ['tender_view', 'bid_view']],
  ['my-bid/bitTable', '开标一览表与评标', 'require', ['tender_evaluate']],
  ['my-bid/sign-up', '投标报名', 'supply', ['bid_signup']],
  ['my-bid/bid', '编制投标', 'supply', ['bid_add']],
  ['my-bid/question', '答疑与异议', 'supply', ['bid_object']],
  ['equipment', '设备管理', 'both', ['equipment_view'], '设备出租出售'],
  ['equipment/create-in', '发布求购求租', 'require', ['equipment_add']],
  ['equipment/create-out', '发布出售出租', 'supply', ['equipment_add']],
  ['labor-services', '劳务服务', 'both', ['labor_view']],
  ['project', '项目对接', 'both', ['project_view']],
  ['project/project-details', '项目详情', 'both', ['project_view']],
  ['project/registration-list', '报名列表', 'both', ['project_view']],
  ['financial-service/financial-list', '融资申请', 'both', ['finance_view']],
  ['financial-service/financial-service-add', '新增融资申请', 'both', ['finance_apply']],
  ['financial-service/financial-service-detail', '融资详情', 'both', ['finance_view']],
  ['my-products/proPublish', '商品管理', 'supply', ['product_view']],
  ['my-products/proPublishEdit', '发布/编辑商品', 'supply', ['product_add', 'product_edit']],
  ['my-products/proSupplier', '供应商资料', 'supply', ['supplierprofile_edit']],
  ['service-publish/list', '服务管理', 'supply', ['service_view']],
  ['service-publish/add', '发布服务', 'supply', ['service_add', 'service_edit']],
  ['service-publish/detail', '服务详情', 'supply', ['service_view']],
  ['service-publish/knowledge-list', '知识管理', 'supply', ['knowledge_view']],
  ['service-publish/knowledge-add', '发布知识', 'supply', ['knowledge_edit']],
  ['service-publish/knowledge-detail', '知识详情', 'supply', ['knowledge_view']],
  ['service-buy-list', '购买的服务', 'both', ['order_view']],
  ['service-buy-list/detail', '服务订单详情', 'both', ['order_view']],
  ['service-buy-list/law-detail', '法律服务订单', 'both', ['order_view']],
  ['service-buy-list/vip-detail', '会员订单详情', 'both', ['order_view']],
  ['service-selled-list', '售出的服务', 'supply', ['order_view']],
  ['service-selled-list/detail', '售出服务详情', 'supply', ['order_view']],
  ['service-auth-order/list', '会员与授权订单', 'both', ['vip_view']],
  ['service-auth-order/vip-detail', '会员订单详情', 'both', ['vip_view']],
  ['vip/buy', '购买会员', 'both', ['vip_view']],
  ['pay', '收银台', 'both', ['pay_do']],
  ['pay/success', '支付结果', 'both', ['pay_do']],
  ['bankcard/bankcard', '银行卡与资金', 'both', ['bankcard_view']],
  ['shop-decoration', '店铺装修', 'supply', ['shop_view']],
  ['standard-certification/standard-index', '认证中心', 'both', []],
  ['standard-certification/personalCertificationSub', '个人认证', 'both', []],
  ['standard-certification/corporateCertificationSub', '企业认证', 'both', ['certification_view']],
  ['standard-certification/my-index', '我的认证', 'both', ['certification_view']],
  ['standard-certification/my-detail', '认证详情', 'both', ['certification_view']],
  ['standard-certification/qualification-edit', '资质证书', 'both', ['qualification_view', 'qualification_edit']],
  ['standard-certification/uploadImageOrVideo', '上传证件', 'both', []],
  ['member-management/member-list', '成员管理', 'both', ['member_view']],
  ['member-management/operation-log', '操作日志', 'both', ['audit_view']],
  ['member-management/addInvitation', '邀请成员', 'both', ['member_invite']],
  ['role-management/role-list', '角色管理', 'both', ['role_view']],
  ['notice', '消息通知', 'both', []],
  ['notice/detail', '消息详情', 'both', []],
  ['notice/invitationInfo', '企业邀请', 'both', []],
  ['customer-message-list', '客户消息', 'both', ['chat_use']],
  ['password', '账户安全', 'both', []],
  ['password/same', '身份验证', 'both', []],
  ['password/edit', '修改密码', 'both', []],
  ['password/refind', '找回密码', 'both', []],
  ['password/set', '设置密码', 'both', []],
  ['default', '个人中心', 'both', []],
  ['default/edit', '编辑资料', 'both', []],
];

/** Every page of the member centre: its title, side and the keys that open it. */
export const MEMBER_ROUTES: readonly MemberRoute[] = ROWS.map(([path, title, side, keys, supplyTitle]) => ({
  path: `/user/${path}`,
  title,
  side,
  keys,
  ...(supplyTitle ? { supplyTitle } : {}),
}));

const ROUTES_BY_PATH = new Map(MEMBER_ROUTES.map((route) => [route.path, route]));

/** Folders that show one of their pages (specification 2: the default page of a folder). */
const FOLDER_PAGES: Readonly<Record<string, string>> = {
  '/user': '/user/default',
  '/user/bankcard': '/user/bankcard/bankcard',
  '/user/building-materials': '/user/my-quotation',
  '/user/financial-service': '/user/financial-service/financial-list',
  '/user/invite-tenders/default': '/user/invite-tenders',
  '/user/member-management': '/user/member-management/member-list',
  '/user/my-bid/default': '/user/my-bid',
  '/user/my-products': '/user/my-products/proPublish',
  '/user/my-quotation/default': '/user/my-quotation',
  '/user/role-management': '/user/role-management/role-list',
  '/user/service-auth-order': '/user/service-auth-order/list',
  '/user/service-publish': '/user/service-publish/list',
  '/user/standard-certification': '/user/standard-certification/standard-index',
  '/user/vip': '/user/vip/buy',
};

/** The page at a path, a folder's own page included; null where the member centre has none. */
export function memberRoute(path: string): MemberRoute | null {
  return ROUTES_BY_PATH.get(FOLDER_PAGES[path] ?? path) ?? null;
}

/** Title of a page on a side of the marketplace. */
export function memberRouteTitle(route: MemberRoute, side: CompanyType): string {
  return side === 'supply' ? (route.supplyTitle ?? route.title) : route.title;
}

/** Whether a page opens: to this member, on this side. Without a key it is an in-page 403, never a redirect. */
export type MemberRouteAccess = 'open' | 'no-permission' | 'wrong-side';

export function memberRouteAccess(
  route: MemberRoute,
  member: { readonly permissionKeys: readonly string[] },
  side: CompanyType,
): MemberRouteAccess {
  const isGranted = route.keys.length === 0 || route.keys.some((key) => member.permissionKeys.includes(key));
  if (!isGranted) return 'no-permission';
  return route.side === 'both' || route.side === side ? 'open' : 'wrong-side';
}
