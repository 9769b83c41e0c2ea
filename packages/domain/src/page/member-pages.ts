import { OFFER_KEYS } from '../inquiry/offer-keys.ts';
import { type Page, type PageFacts, page } from './page.ts';

/* @__NO_SIDE_EFFECTS__ */
const member = (path: string, name: string, facts?: PageFacts): Page => page('simple', `/user/${path}`, name, facts);

/** The pages of the member centre (specification 2; domain rules 38). */
export const MEMBER_PAGES: readonly Page[] = [
  member('building-materials/addInquirySheet', '新建询价单', {
    side: 'require',
    keys: ['inquiry_add', 'inquiry_edit'],
    within: '/user/my-quotation/default',
  }),
  member('building-materials/address', '收货地址', { keys: ['address_view'] }),
  member('building-materials/address-card', '选择收货地址', { keys: ['address_view'] }),
  member('building-materials/address-modify', '编辑收货地址', {
    keys: ['address_add', 'address_edit'],
    within: '/user/building-materials/address',
  }),
  member('building-materials/baiduaddress', '地图选址', {
    keys: ['address_add', 'address_edit'],
    within: '/user/building-materials/address',
  }),
  member('building-materials/companyDetail', '企业详情', {
    keys: ['supplier_view', 'quotation_view'],
    ofRecord: true,
    within: '/user/building-materials/inviteSupplier',
  }),
  member('building-materials/inviteSupplier', '邀请供应商', {
    side: 'require',
    keys: ['inquiry_invite'],
    within: '/user/my-quotation/default',
  }),
  member('building-materials/invite-tenders', '转为邀请招标', {
    side: 'require',
    keys: ['tender_add'],
    within: '/user/invite-tenders/default',
    ofRecord: true,
  }),
  member('building-materials/secondQuotation', '二次报价', {
    keys: ['inquiry_second', 'quotation_second'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('building-materials/selecting', '比价定标', {
    side: 'require',
    keys: OFFER_KEYS,
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('my-quotation/default', '我的询价', {
    supplyName: '我的报价',
    keys: ['inquiry_view', 'quotation_view'],
  }),
  member('my-quotation/inquiry-detail', '询价详情', {
    origin: 'ours',
    keys: ['inquiry_view', 'quotation_view'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('my-quotation/quote', '填写报价', {
    origin: 'ours',
    side: 'supply',
    keys: ['quotation_add'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('my-quotation/deal-detail', '成交单详情', {
    origin: 'ours',
    keys: ['deal_view'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('my-quotation/deal-notice', '成交通知书', {
    origin: 'ours',
    keys: ['deal_view'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('my-quotation/quoted-company-detail', '报价详情', {
    keys: [...OFFER_KEYS, 'quotation_view'],
    within: '/user/my-quotation/default',
    ofRecord: true,
  }),
  member('invite-tenders/default', '我的招标', {
    supplyName: '招标大厅',
    keys: ['tender_view', 'bid_view'],
  }),
  member('invite-tenders/subPage/default', '邀请招标', {
    keys: ['tender_view', 'bid_view'],
    within: '/user/invite-tenders/default',
  }),
  member('invite-tenders/subPage/public', '公开招标', {
    keys: ['tender_view', 'bid_view'],
    within: '/user/invite-tenders/default',
  }),
  // Its bidders read there who is a candidate and who has won (domain rules 5.8).
  member('invite-tenders/subPage/selectingBiddingConfirm', '定标确认', {
    supplyName: '中标公示',
    keys: ['tender_award'],
    supplyKeys: ['bid_view'],
    within: '/user/invite-tenders/default',
    ofRecord: true,
  }),
  member('invite-tenders/btbt-pay', '缴纳标书费/保证金', {
    ...{ side: 'supply', keys: ['bid_pay'], within: '/user/my-bid/default', ofRecord: true },
  }),
  member('my-bid/default', '收到的投标', { supplyName: '我的投标', keys: ['tender_view', 'bid_view'] }),
  member('my-bid/sign-up', '投标报名', {
    ...{ origin: 'ours', side: 'supply', keys: ['bid_signup'], within: '/user/invite-tenders/default', ofRecord: true },
  }),
  member('my-bid/bid', '编制投标', {
    origin: 'ours',
    side: 'supply',
    keys: ['bid_add'],
    within: '/user/my-bid/default',
    ofRecord: true,
  }),
  member('my-bid/question', '答疑与异议', {
    ...{ origin: 'ours', side: 'supply', keys: ['bid_object'], within: '/user/my-bid/default', ofRecord: true },
  }),
  member('my-bid/bid-company-detail', '投标详情', {
    keys: ['tender_view', 'bid_view'],
    within: '/user/my-bid/default',
    ofRecord: true,
  }),
  // Both sides watch the opening (domain rules 5.7).
  member('my-bid/bitTable', '开标一览表与评标', {
    supplyName: '开标一览表',
    keys: ['tender_evaluate', 'tender_open'],
    supplyKeys: ['bid_view'],
    within: '/user/my-bid/default',
    ofRecord: true,
  }),
  member('equipment', '设备管理', { supplyName: '设备出租出售', keys: ['equipment_view'], opening: true }),
  member('equipment/create-in', '发布求购求租', { side: 'require', keys: ['equipment_add'], opening: true }),
  member('equipment/create-out', '发布出售出租', { side: 'supply', keys: ['equipment_add'], opening: true }),
  member('labor-services', '劳务服务', { keys: ['labor_view'], opening: true }),
  member('project', '项目对接', { keys: ['project_view'], opening: true }),
  member('project/project-details', '项目详情', { keys: ['project_view'], opening: true }),
  member('project/registration-list', '报名列表', { keys: ['project_view'], opening: true }),
  member('financial-service/financial-list', '融资申请', { keys: ['finance_view'], opening: true }),
  member('financial-service/financial-service-add', '新增融资申请', { keys: ['finance_apply'], opening: true }),
  member('financial-service/financial-service-detail', '融资详情', { keys: ['finance_view'], opening: true }),
  member('my-products/proPublish', '商品管理', { side: 'supply', keys: ['product_view'], opening: true }),
  member('my-products/proPublishEdit', '发布/编辑商品', {
    side: 'supply',
    keys: ['product_add', 'product_edit'],
    opening: true,
  }),
  member('my-products/proSupplier', '供应商资料', { side: 'supply', keys: ['supplierprofile_edit'], opening: true }),
  member('service-publish/list', '服务管理', { side: 'supply', keys: ['service_view'] }),
  member('service-publish/add', '发布服务', {
    ...{ side: 'supply', keys: ['service_add', 'service_edit'], within: '/user/service-publish/list' },
  }),
  member('service-publish/detail', '服务详情', {
    ...{ side: 'supply', keys: ['service_view'], within: '/user/service-publish/list', ofRecord: true },
  }),
  member('service-publish/knowledge-list', '知识管理', { side: 'supply', keys: ['knowledge_view'] }),
  member('service-publish/knowledge-add', '发布知识', {
    ...{ side: 'supply', keys: ['knowledge_edit'], within: '/user/service-publish/knowledge-list' },
  }),
  member('service-publish/knowledge-detail', '知识详情', {
    ...{ side: 'supply', keys: ['knowledge_view'], within: '/user/service-publish/knowledge-list', ofRecord: true },
  }),
  member('service-buy-list', '购买的服务', { keys: ['order_view'] }),
  member('service-buy-list/order', '提交订单', {
    origin: 'ours',
    keys: ['service_buy'],
    within: '/user/service-buy-list',
    ofRecord: true,
  }),
  member('service-buy-list/detail', '服务订单详情', {
    keys: ['order_view'],
    within: '/user/service-buy-list',
    ofRecord: true,
  }),
  member('service-buy-list/law-detail', '法律服务订单', {
    keys: ['order_view'],
    within: '/user/service-buy-list',
    ofRecord: true,
  }),
  member('service-buy-list/vip-detail', '会员订单详情', {
    keys: ['order_view'],
    within: '/user/service-buy-list',
    ofRecord: true,
  }),
  member('service-selled-list', '售出的服务', { side: 'supply', keys: ['order_view'] }),
  member('service-selled-list/detail', '售出服务详情', {
    side: 'supply',
    keys: ['order_view'],
    within: '/user/service-selled-list',
    ofRecord: true,
  }),
  member('service-auth-order/list', '会员与授权订单', { keys: ['vip_view'] }),
  member('service-auth-order/vip-detail', '会员订单详情', {
    keys: ['vip_view'],
    within: '/user/service-auth-order/list',
    ofRecord: true,
  }),
  member('vip/buy', '购买会员', { keys: ['vip_view'] }),
  // What a tender asks for is paid by a key of its own.
  member('pay', '收银台', { keys: ['pay_do', 'bid_pay'], ofRecord: true }),
  member('pay/success', '支付结果', { keys: ['pay_do', 'bid_pay'], ofRecord: true }),
  member('bankcard/bankcard', '银行卡与资金', { keys: ['bankcard_view'] }),
  member('shop-decoration', '店铺装修', { side: 'supply', keys: ['shop_view'], opening: true }),
  member('standard-certification/standard-index', '认证中心'),
  member('standard-certification/personalCertificationSub', '个人认证'),
  member('standard-certification/corporateCertificationSub', '企业认证', { keys: ['certification_view'] }),
  member('standard-certification/my-index', '我的认证'),
  member('standard-certification/my-detail', '认证详情'),
  member('standard-certification/qualification-list', '资质证书', { keys: ['qualification_view'], origin: 'ours' }),
  member('standard-certification/qualification-edit', '编辑资质证书', {
    keys: ['qualification_view', 'qualification_edit'],
    within: '/user/standard-certification/qualification-list',
  }),
  member('standard-certification/uploadImageOrVideo', '上传证件'),
  member('member-management/member-list', '成员管理', { keys: ['member_view'] }),
  member('member-management/operation-log', '操作日志', { keys: ['audit_view'], origin: 'ours' }),
  member('member-management/addInvitation', '邀请成员', {
    keys: ['member_invite'],
    within: '/user/member-management/member-list',
  }),
  member('role-management/role-list', '角色管理', { keys: ['role_view'] }),
  member('deadlines', '截止日历', { origin: 'ours' }),
  member('notice', '消息通知'),
  member('notice/detail', '消息详情', { within: '/user/notice' }),
  member('notice/invitationInfo', '企业邀请', { ofRecord: true, within: '/user/notice' }),
  member('customer-message-list', '客户消息', { keys: ['chat_use'] }),
  member('password', '账户安全'),
  member('password/same', '身份验证'),
  member('password/edit', '修改密码'),
  member('password/refind', '找回密码'),
  member('password/set', '设置密码'),
  member('password/second-factor', '二次验证', { origin: 'ours' }),
  member('default', '个人中心'),
  member('default/edit', '编辑资料'),
  member('default/companies', '我的企业', { origin: 'ours' }),
];
