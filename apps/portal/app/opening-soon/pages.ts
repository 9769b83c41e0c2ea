import * as paths from '../paths.ts';

/** The layouts that hold pages of later parts (decision 29). */
export type OpeningSoonLayout = 'default' | 'djyl-default' | 'secondary' | 'simple-default' | 'simple' | 'empty';

type SitePath = (typeof paths)[keyof typeof paths];
type PageNames = { readonly [Path in SitePath]?: string };

/**
 * Pages that are not open yet, by layout, with their names. A page leaves this table when its own route module comes;
 * until then its address answers with its name and says honestly that it is to come.
 */
export const openingSoonPages: { readonly [Layout in OpeningSoonLayout]: PageNames } = {
  default: {
    [paths.knowledgeBase]: '知识库',
    [paths.knowledgeDetails]: '知识详情',
    [paths.globalSearch]: '全站搜索',
    [paths.searchNewsDetail]: '搜索资讯详情',
    [paths.companyDetail]: '企业详情',
    [paths.companyMore]: '企业风采',
    [paths.newsDetail]: '资讯详情',
    [paths.newsList]: '新闻资讯',
    [paths.salonMore]: '建造沙龙',
    [paths.qualificationDetail]: '资质详情',
    [paths.qualificationTeleport]: '资质展示',
    [paths.digitalPlatform]: '数字平台',
    [paths.needCases]: '需求案例',
    [paths.serviceNeeds]: '服务需求',
    [paths.servicesMore]: '综合服务',
    [paths.lawServices]: '法律服务',
    [paths.lawLessonList]: '法律课堂',
    [paths.lawLessonDetail]: '课程详情',
    [paths.lawLessonVideo]: '课程视频',
    [paths.lawyerList]: '专业律师',
    [paths.legalPackageList]: '法律服务包',
    [paths.legalPackageDetail]: '法律服务包详情',
  },
  'djyl-default': {
    [paths.partyNewsList]: '党建引领',
    [paths.partyNewsMore]: '党建资讯',
    [paths.partyWelcome]: '党建园地',
  },
  secondary: {
    [paths.help]: '帮助中心',
    [paths.copyrightNotice]: '版权声明',
    [paths.privacyPolicy]: '隐私政策',
    [paths.userAgreement]: '用户协议',
    [paths.openApi]: '开放接口',
  },
  'simple-default': {
    [paths.newsListH5]: '手机资讯',
    [paths.lawLessonPay]: '课程支付',
    [paths.lawLessonPaid]: '课程支付成功',
  },
  empty: {
    [paths.downloadH5]: '移动客户端下载',
    [paths.downloadJlH5]: '平台客户端下载',
    [paths.shopApp]: '手机店铺',
    [paths.shopPc]: '企业店铺',
    [paths.shopPreview]: '店铺预览',
  },
  simple: {
    [paths.personalCenter]: '个人中心',
    [paths.personalCenterEdit]: '编辑资料',
    [paths.addInquirySheet]: '发布询价单',
    [paths.addresses]: '收货地址',
    [paths.addressCard]: '地址卡片',
    [paths.addressModify]: '编辑地址',
    [paths.baiduAddress]: '地图选址',
    [paths.materialCompanyDetail]: '供应商详情',
    [paths.materialInviteTenders]: '邀请投标',
    [paths.inviteSupplier]: '邀请供应商',
    [paths.secondQuotation]: '二次报价',
    [paths.selecting]: '选标定标',
    [paths.equipment]: '设备管理',
    [paths.equipmentCreateIn]: '求租求购设备',
    [paths.equipmentCreateOut]: '出租出售设备',
    [paths.tenderFees]: '投标缴费',
    [paths.tenders]: '招标管理',
    [paths.tenderDetail]: '招标详情',
    [paths.publicTender]: '公开招标',
    [paths.bidConfirmation]: '定标确认',
    [paths.laborServices]: '劳务服务',
    [paths.myBids]: '我的投标',
    [paths.bidCompanyDetail]: '投标企业详情',
    [paths.bidTable]: '投标报价表',
    [paths.myProducts]: '我的商品',
    [paths.publishProduct]: '发布商品',
    [paths.editProduct]: '编辑商品',
    [paths.supplierProfile]: '供应商资料',
    [paths.myQuotations]: '我的报价',
    [paths.quotedCompanyDetail]: '报价企业详情',
    [paths.notices]: '通知中心',
    [paths.noticeDetail]: '通知详情',
    [paths.invitationInfo]: '邀请信息',
    [paths.pay]: '订单支付',
    [paths.paid]: '支付成功',
    [paths.project]: '项目撮合',
    [paths.projectDetails]: '项目详情',
    [paths.projectRegistrations]: '项目报名',
    [paths.serviceAuthOrders]: '会员订单',
    [paths.vipOrderDetail]: '会员订单详情',
    [paths.boughtServices]: '已购服务',
    [paths.boughtServiceDetail]: '已购服务详情',
    [paths.boughtLawDetail]: '法律服务订单详情',
    [paths.boughtVipDetail]: '会员服务详情',
    [paths.publishService]: '发布服务',
    [paths.publishedServiceDetail]: '服务详情',
    [paths.publishKnowledge]: '发布知识',
    [paths.publishedKnowledgeDetail]: '知识管理详情',
    [paths.publishedKnowledge]: '知识管理',
    [paths.publishedServices]: '服务管理',
    [paths.soldServices]: '已售服务',
    [paths.soldServiceDetail]: '已售服务详情',
    [paths.shopDecoration]: '店铺装修',
    [paths.bankcards]: '银行卡',
    [paths.financialServices]: '金融服务',
    [paths.addFinancialService]: '申请融资',
    [paths.financialServiceDetail]: '融资详情',
    [paths.members]: '成员管理',
    [paths.inviteMember]: '邀请成员',
    [paths.roles]: '角色管理',
    [paths.certification]: '认证中心',
    [paths.certificationIndex]: '标准认证',
    [paths.myCertification]: '我的认证',
    [paths.myCertificationDetail]: '认证详情',
    [paths.corporateCertification]: '企业认证',
    [paths.personalCertification]: '个人认证',
    [paths.qualificationEdit]: '编辑资质',
    [paths.buyVip]: '购买会员',
  },
};

/** Name of the page at an address, whatever its letter case or trailing slash; undefined for pages that are open. */
export function openingSoonPageName(pathname: string): string | undefined {
  return nameByPath.get(pathname.replace(/\/+$/, '').toLowerCase());
}

const nameByPath = new Map(
  Object.values(openingSoonPages)
    .flatMap((pages) => Object.entries(pages))
    .map(([path, name]) => [path.toLowerCase(), name]),
);
