import type { Page } from '@playwright/test';
import { obtainTicket } from '../support/login.ts';
import * as acts from './acts.ts';
import * as bankCards from './bank-card-acts.ts';
import * as bids from './bid-acts.ts';
import * as cashier from './cashier-acts.ts';
import * as certification from './certification-acts.ts';
import * as invitations from './invitation-acts.ts';
import * as members from './member-acts.ts';
import * as orders from './order-acts.ts';
import * as ownShelf from './own-shelf-acts.ts';
import * as procurement from './procurement-acts.ts';
import * as publicActs from './public-acts.ts';
import * as records from './record-acts.ts';
import * as roles from './role-acts.ts';
import * as tenders from './tender-acts.ts';
import { rolePeople, type Visitor } from './visitors.ts';

/** A way in which a page is visited. */
export interface Visit {
  readonly as: Visitor;
  /** The main act in words, for the title of its test. */
  readonly does: string;
  readonly act: acts.MainAct;
  /** Where the page is opened, if it shows nothing at its bare path. */
  readonly address?: (page: Page) => Promise<string>;
  /** The side that the page stands on, where it is not the first one. */
  readonly side?: 'supply';
  /** It leads on as soon as its scripts run: it is looked at without them, which axe cannot be. */
  readonly leadsOnAtOnce?: true;
}

const password = '/user/password';
const materials = '/user/building-materials';
const quotations = '/user/my-quotation/default';
const law = '/default/comprehensives-ervices/law-services';
/** Title of every page. */
export const title = '吉林省建筑业数字平台';

/** Who visits each open page and what he does there. A page without a row fails the conformance. */
export const VISITS: Readonly<Record<string, readonly [Visit, ...Visit[]]>> = {
  '/default/home': [
    { as: 'visitor', does: 'searches the site', act: acts.search },
    { as: 'purchaser', does: 'opens an entry of the exchange', act: acts.openSection },
  ],
  '/default/login': [{ as: 'visitor', does: 'leads to the login', act: acts.leadTo('前往登录', '/login') }],
  '/sign-up2': [{ as: 'visitor', does: 'leads to the registration', act: acts.leadTo('前往注册', '/register') }],
  '/login-back': [{ as: 'visitor', does: 'takes the login', act: acts.takeLogin, address: foreignTicket }],
  '/outlogin': [{ as: 'owner', does: 'ends the login', act: acts.leave, leadsOnAtOnce: true }],
  '/default/message-list': [
    { as: 'visitor', does: 'leads to the login', act: acts.leadTo('前往登录', '/login') },
    { as: 'purchaser', does: 'lists the unread ones', act: acts.listUnread },
  ],
  '/default/comprehensives-ervices/online-customer-service': [
    { as: 'visitor', does: 'leads to the login', act: acts.leadTo('登录', '/login') },
    { as: 'owner', does: 'opens the chat with the platform', act: acts.contactService },
  ],
  '/default/global-search': [{ as: 'visitor', does: 'finds news by a keyword', act: publicActs.findOnSite }],
  '/default/global-search/privacy-policy': [
    { as: 'visitor', does: 'compares two versions', act: publicActs.compareVersions },
  ],
  '/default/global-search/user-agreement': [
    { as: 'visitor', does: 'reads an earlier version', act: publicActs.readEarlierVersion },
  ],
  '/default/global-search/copyright-notice': [
    {
      as: 'visitor',
      does: 'goes to another text',
      act: publicActs.goTo('隐私政策', '/default/global-search/privacy-policy'),
    },
  ],
  '/download-h5': [{ as: 'visitor', does: 'leads to the portal', act: publicActs.openPortal }],
  '/download-jl-h5': [{ as: 'visitor', does: 'leads to the portal', act: publicActs.openPortal }],
  '/default/qualification/teleport': [
    { as: 'visitor', does: 'narrows to a series', act: publicActs.narrowCertificates },
  ],
  '/default/qualification/verify': [
    { as: 'visitor', does: 'says whether a certificate holds', act: publicActs.verifyCertificate },
  ],
  '/default/qualification/qualification-detail': [
    {
      as: 'visitor',
      does: 'goes to the others of its kind',
      act: publicActs.goToSimilar,
      address: publicActs.knownCertificate,
    },
  ],
  '/default/digital-platform/dg-platform': [
    { as: 'visitor', does: 'leads to the open interface', act: publicActs.goTo('开放接口', '/default/open-api/open') },
  ],
  '/default/open-api/open': [
    { as: 'visitor', does: 'finds a call by its words', act: publicActs.findOpenCall },
    { as: 'owner', does: 'looks at the keys', act: publicActs.lookAtKeys },
  ],
  '/default/djyl/news-list': [{ as: 'visitor', does: 'opens a module', act: publicActs.openModule }],
  '/default/djyl/news-more': [{ as: 'visitor', does: 'finds by a keyword', act: publicActs.findPartyNews }],
  '/default/djyl/welcome': [{ as: 'visitor', does: 'goes to a module', act: publicActs.enterModule }],
  '/default/news/news-list': [{ as: 'visitor', does: 'lists the policies of the cities', act: publicActs.narrowNews }],
  '/default/news/news-detail': [
    { as: 'visitor', does: 'reads the next one', act: publicActs.readNext, address: publicActs.knownPolicy },
  ],
  '/default/knowledge-base': [{ as: 'visitor', does: 'lists what is free', act: publicActs.listFree }],
  '/default/knowledge-base/knowledge-details': [
    { as: 'owner', does: 'keeps it', act: publicActs.keepText, address: publicActs.knownText },
    { as: 'visitor', does: 'goes to its author', act: publicActs.openAuthor, address: publicActs.knownText },
  ],
  '/default/comprehensives-ervices/see-more': [
    { as: 'visitor', does: 'lists those of a type', act: publicActs.narrowServices },
  ],
  '/default/comprehensives-ervices/case-list-need': [
    { as: 'visitor', does: 'lists those of a type', act: publicActs.narrowNeeds },
  ],
  '/default/comprehensives-ervices/comprehensives-ervices-need': [
    { as: 'visitor', does: 'begins a need', act: publicActs.beginNeed },
  ],
  [law]: [
    { as: 'visitor', does: 'goes to the lawyers', act: publicActs.goTo('专业律师', `${law}/lawyer/lawyer-list`) },
  ],
  [`${law}/lawyer/lawyer-list`]: [{ as: 'visitor', does: 'looks at a lawyer', act: publicActs.openLawyer }],
  [`${law}/law-lesson/lawlesson-list`]: [
    { as: 'visitor', does: 'lists what is free', act: publicActs.listFreeLessons },
  ],
  [`${law}/law-lesson/lawlesson-detail`]: [
    { as: 'visitor', does: 'goes to its trial', act: publicActs.openTrial, address: publicActs.knownLesson },
  ],
  [`${law}/law-lesson/pay`]: [
    {
      ...{ as: 'visitor', does: 'is asked to log in', act: publicActs.logInFrom('登录后支付') },
      address: publicActs.payForKnownLesson,
    },
    {
      ...{ as: 'owner', does: 'orders a lesson', act: publicActs.orderLesson },
      address: publicActs.payForKnownLesson,
    },
  ],
  [`${law}/law-lesson/pay/success`]: [
    {
      ...{ as: 'visitor', does: 'is asked to log in', act: publicActs.logInFrom('登录') },
      address: publicActs.anyPaidLesson,
    },
  ],
  [`${law}/law-lesson/lawlesson-video`]: [
    {
      as: 'visitor',
      does: 'finds the next one locked',
      act: publicActs.goToLockedChapter,
      address: publicActs.knownTrial,
    },
  ],
  [`${law}/legal/package-list`]: [{ as: 'visitor', does: 'lists those of a field', act: publicActs.narrowPackages }],
  [`${law}/legal/package-detail`]: [
    { as: 'visitor', does: 'asks its lawyers', act: publicActs.askItsLawyers, address: publicActs.knownPackage },
  ],
  '/default/company/more': [{ as: 'visitor', does: 'lists those of a city', act: publicActs.narrowCompanies }],
  '/default/company/detail': [
    { as: 'owner', does: 'follows it', act: publicActs.followCompany, address: publicActs.knownCompany },
    { as: 'visitor', does: 'goes to a certificate', act: publicActs.openCertificate, address: publicActs.knownCompany },
  ],
  '/default/news/salon-more': [{ as: 'visitor', does: 'lists what is online', act: publicActs.narrowSalons }],
  '/default/news/news-list-h5': [{ as: 'visitor', does: 'loads more', act: publicActs.loadMoreNews }],
  '/default/global-search/global-search-news-detail': [
    { as: 'visitor', does: 'goes back to the hits', act: publicActs.returnToHits, address: publicActs.foundPolicy },
  ],
  '/default/home/help': [{ as: 'visitor', does: 'says that an article helped', act: publicActs.sayItHelped }],
  '/user/customer-message-list': [{ as: 'owner', does: 'sends a message', act: acts.sendMessage }],
  '/user/deadlines': [{ as: 'purchaser', does: 'lists those of tenders', act: tenders.listDeadlines }],
  '/user/member-management/member-list': [{ as: 'business_admin', does: 'finds a colleague', act: members.findMember }],
  '/user/member-management/addInvitation': [{ as: 'business_admin', does: 'makes a link', act: invitations.makeLink }],
  '/user/notice/invitationInfo': [
    { as: 'owner', does: 'thinks it over', act: invitations.thinkItOver, address: invitations.ownInvitation },
  ],
  '/user/member-management/operation-log': [{ as: 'owner', does: 'finds events', act: acts.findEvents }],
  '/user/role-management/role-list': [
    { as: 'owner', does: 'copies a role', act: roles.copyRole },
    { as: 'reader', does: 'looks at a role', act: roles.openRole },
  ],
  [`${materials}/address`]: [
    { as: 'purchaser', does: 'lists those of sites', act: records.listOfKind('地址标签', '工地', '?tag=1') },
  ],
  [`${materials}/address-modify`]: [{ as: 'owner', does: 'adds an address', act: records.addAddress }],
  [`${materials}/address-card`]: [{ as: 'purchaser', does: 'chooses an address', act: records.chooseAddress }],
  [`${materials}/inviteSupplier`]: [
    { as: 'purchaser', does: 'lists everybody', act: records.listOfKind('供应商范围', '全部供应商', '?tab=all') },
  ],
  [`${materials}/companyDetail`]: [
    { as: 'purchaser', does: 'leads back', act: records.returnToSuppliers, address: records.keptSupplier },
  ],
  [`${materials}/baiduaddress`]: [{ as: 'owner', does: 'chooses a place', act: records.choosePlace }],
  [`${materials}/addInquirySheet`]: [{ as: 'purchaser', does: 'keeps a draft', act: procurement.keepInquiry }],
  [`${materials}/secondQuotation`]: [
    { as: 'purchaser', does: 'goes back', act: procurement.backToList, address: procurement.startOfSecond },
  ],
  [`${materials}/selecting`]: [
    { as: 'purchaser', does: 'goes back', act: procurement.backToList, address: procurement.comparison },
  ],
  [quotations]: [
    { as: 'purchaser', does: 'lists the drafts', act: procurement.listDrafts },
    { as: 'seller', does: 'lists the own ones', act: procurement.listQuotations, address: procurement.hall },
  ],
  [`${materials}/invite-tenders`]: [
    { as: 'purchaser', does: 'goes back', act: tenders.backToTenders, address: tenders.ofInquiry },
  ],
  '/user/invite-tenders/default': [
    { as: 'purchaser', does: 'lists the drafts', act: tenders.listDrafts },
    { as: 'seller', does: 'lists the invitations', act: tenders.listInvitations, address: tenders.hall },
  ],
  '/user/invite-tenders/subPage/default': [{ as: 'purchaser', does: 'keeps a draft', act: tenders.keepTender }],
  '/user/invite-tenders/subPage/public': [{ as: 'purchaser', does: 'keeps a draft', act: tenders.keepTender }],
  '/user/invite-tenders/subPage/selectingBiddingConfirm': [
    { as: 'business_admin', does: 'goes back', act: tenders.backToTenders, address: tenders.award },
  ],
  '/user/invite-tenders/btbt-pay': [
    { as: 'seller', does: 'goes back', act: tenders.backToBids, address: tenders.payPage },
  ],
  '/user/my-bid/default': [
    { as: 'purchaser', does: 'lists the bids that were opened', act: tenders.listOpened },
    { as: 'seller', does: 'lists what is to be paid', act: tenders.listToPay, address: tenders.ownBids },
  ],
  '/user/my-bid/sign-up': [
    { as: 'seller', does: 'goes back', act: tenders.backToTenders, address: tenders.signUpForm },
  ],
  '/user/my-quotation/inquiry-detail': [
    { as: 'purchaser', does: 'saves its lines', act: procurement.saveLines, address: procurement.ownInquiry },
  ],
  '/user/my-quotation/quote': [
    {
      as: 'seller',
      does: 'is told what is missing',
      act: procurement.submitTooEarly,
      address: procurement.openInquiry,
    },
  ],
  '/user/my-quotation/quoted-company-detail': [
    { as: 'seller', does: 'goes back', act: procurement.backToList, address: procurement.quotation },
  ],
  '/user/my-quotation/deal-detail': [
    { as: 'purchaser', does: 'goes back', act: procurement.backToList, address: procurement.deal },
  ],
  '/user/my-quotation/deal-notice': [
    { as: 'purchaser', does: 'goes back', act: procurement.backToList, address: procurement.dealNotice },
  ],
  '/user/my-bid/bid': [{ as: 'seller', does: 'goes back', act: bids.backToBids, address: bids.bidForm }],
  '/user/my-bid/bid-company-detail': [{ as: 'seller', does: 'goes back', act: bids.backToBids, address: bids.keptBid }],
  '/user/my-bid/question': [{ as: 'seller', does: 'goes back', act: bids.backToBids, address: tenders.questionPage }],
  '/user/my-bid/bitTable': [{ as: 'purchaser', does: 'goes back', act: bids.backToBids, address: bids.opening }],
  '/user/notice': [
    { as: 'purchaser', does: 'lists the unread ones', act: records.listOfKind('阅读状态', '未读', '?isRead=0') },
  ],
  '/user/notice/detail': [
    { as: 'purchaser', does: 'leads back', act: records.returnToNotices, address: records.newestNotice },
  ],
  '/user/default': [
    { as: 'owner', does: 'leads to a page', act: records.openQuickEntry },
    { as: 'reader', does: 'leads to a page', act: records.openQuickEntry },
  ],
  '/user/default/edit': [{ as: 'owner', does: 'changes the own data', act: records.introduceOneself }],
  '/user/default/companies': [{ as: 'owner', does: 'chooses with which a login begins', act: members.chooseDefault }],
  '/user/service-publish/list': [
    {
      as: 'firm',
      does: 'lists the drafts',
      act: ownShelf.listDrafts,
      side: 'supply',
    },
  ],
  '/user/service-publish/add': [
    {
      as: 'firm',
      does: 'goes back',
      act: ownShelf.backToServices,
      side: 'supply',
    },
  ],
  '/user/service-publish/detail': [
    { as: 'firm', side: 'supply', does: 'leads back', act: ownShelf.returnToList, address: ownShelf.firstService },
  ],
  '/user/service-publish/knowledge-list': [
    {
      as: 'firm',
      does: 'lists the drafts',
      act: ownShelf.listDrafts,
      side: 'supply',
    },
  ],
  '/user/service-publish/knowledge-add': [
    {
      as: 'firm',
      does: 'goes back',
      act: ownShelf.backToKnowledge,
      side: 'supply',
    },
  ],
  '/user/service-publish/knowledge-detail': [
    { as: 'firm', side: 'supply', does: 'leads back', act: ownShelf.returnToList, address: ownShelf.firstText },
  ],
  '/user/standard-certification/qualification-list': [
    { as: 'business_admin', does: 'lists the rejected ones', act: records.listRejectedCertificates },
    { as: 'reader', does: 'lists the rejected ones', act: records.listRejectedCertificates },
  ],
  '/user/standard-certification/qualification-edit': [
    { as: 'business_admin', does: 'goes back', act: records.backToCertificates },
  ],
  '/user/standard-certification/standard-index': [
    { as: 'newcomer', does: 'leads to the cards', act: certification.lookAtCards },
  ],
  '/user/standard-certification/my-index': [
    { as: 'business_admin', does: 'leads to what is certified', act: certification.lookAtCompany },
    // Who sees nothing of the company's certification has one of her own.
    { as: 'purchaser', does: 'leads to the own form', act: certification.beginPerson },
  ],
  '/user/standard-certification/my-detail': [
    { as: 'business_admin', does: 'leads to a change', act: certification.beginChange },
  ],
  '/user/standard-certification/personalCertificationSub': [
    { as: 'newcomer', does: 'keeps a draft', act: certification.keepPerson },
  ],
  '/user/standard-certification/corporateCertificationSub': [
    { as: 'newcomer', does: 'keeps a step', act: certification.keepCompany },
  ],
  '/user/standard-certification/uploadImageOrVideo': [
    { as: 'owner', does: 'uploads a file and saves it', act: acts.saveFile },
  ],
  [password]: [{ as: 'owner', does: 'ends a device', act: acts.endDevice }],
  '/user/bankcard/bankcard': [
    { as: 'finance', does: 'chooses another default', act: bankCards.chooseDefaultCard },
    { as: 'finance', does: 'filters the statement', act: bankCards.filterStatement },
    { as: 'finance', does: 'looks for withdrawals that were paid', act: bankCards.readWithdrawal },
    { as: 'reader', does: 'looks at the accounts', act: bankCards.lookAtCards },
  ],
  '/user/pay': [{ as: 'owner', does: 'chooses another way', act: cashier.chooseTransfer, address: cashier.openOrder }],
  '/user/pay/success': [
    { as: 'owner', does: 'leads back to the cashier', act: cashier.backToCashier, address: cashier.openResult },
  ],
  '/user/vip/buy': [
    { as: 'finance', does: 'chooses another level', act: orders.chooseLevel },
    { as: 'reader', does: 'compares the levels', act: orders.chooseLevel },
  ],
  '/user/service-auth-order/list': [{ as: 'finance', does: 'searches the memberships', act: orders.searchMemberships }],
  '/user/service-auth-order/vip-detail': [
    { as: 'finance', does: 'goes back', act: orders.backToMemberships, address: orders.membership },
  ],
  '/user/service-buy-list': [{ as: 'finance', does: 'lists what is done', act: orders.listDoneOrders }],
  '/user/service-buy-list/order': [
    {
      as: 'business_admin',
      does: 'sends an order without a phone',
      act: orders.refuseWithoutPhone,
      address: orders.orderForm,
    },
  ],
  '/user/service-buy-list/detail': [
    { as: 'finance', does: 'goes back', act: orders.backToBought, address: orders.boughtOrder },
  ],
  '/user/service-buy-list/law-detail': [
    { as: 'finance', does: 'goes back', act: orders.backToBought, address: orders.boughtLaw },
  ],
  '/user/service-buy-list/vip-detail': [
    { as: 'finance', does: 'goes back', act: orders.backToBought, address: orders.boughtVip },
  ],
  '/user/service-selled-list': [
    {
      as: 'firm',
      does: 'lists what is done',
      act: orders.listDoneOrders,
      side: 'supply',
    },
  ],
  '/user/service-selled-list/detail': [
    { as: 'firm', side: 'supply', does: 'goes back', act: orders.backToSold, address: orders.soldOrder },
  ],
  [`${password}/same`]: [{ as: 'owner', does: 'proves the identity', act: acts.proveIdentity }],
  [`${password}/edit`]: [{ as: 'newcomer', does: 'changes the password', act: acts.changePassword }],
  [`${password}/refind`]: [{ as: 'owner', does: 'leads to the login site', act: acts.leadTo('前往找回', '/forgot') }],
  [`${password}/second-factor`]: [{ as: 'owner', does: 'shows the code of an app', act: acts.beginSecondFactor }],
  [`${password}/set`]: [{ as: 'newcomer', does: 'sets the payment PIN', act: acts.setPin }],
};

interface OwnName {
  readonly heading: string;
  /** What other sites are told, if not the name either. */
  readonly shared?: string;
  readonly because: string;
}

/** Pages whose heading is not their name in the table of pages, and why. */
export const HEADINGS: Readonly<Record<string, OwnName>> = {
  '/user/pay/success': {
    heading: '等待支付',
    shared: '支付结果',
    because: 'a result says what has come of it',
  },
  '/user/invite-tenders/btbt-pay': {
    heading: '缴纳标书费',
    shared: '缴纳标书费/保证金',
    because: 'a payment says what is paid',
  },
  '/user/invite-tenders/subPage/default': {
    heading: '新建邀请招标',
    shared: '邀请招标',
    because: 'a form with nothing in it yet says what it makes',
  },
  '/user/invite-tenders/subPage/public': {
    heading: '新建公开招标',
    shared: '公开招标',
    because: 'a form with nothing in it yet says what it makes',
  },
  '/default/global-search/global-search-news-detail': {
    heading: publicActs.policyTitle,
    shared: publicActs.policyTitle,
    because: 'an article is called by its title',
  },
  '/default/qualification/qualification-detail': {
    heading: publicActs.certificateTitle,
    shared: publicActs.certificateTitle,
    because: 'a certificate is called by what it is of',
  },
  '/default/knowledge-base/knowledge-details': {
    heading: publicActs.textTitle,
    shared: publicActs.textTitle,
    because: 'a text is called by its title',
  },
  [`${law}/law-lesson/lawlesson-detail`]: {
    heading: publicActs.lessonTitle,
    shared: publicActs.lessonTitle,
    because: 'a lesson is called by its title',
  },
  [`${law}/law-lesson/lawlesson-video`]: {
    heading: publicActs.lessonTitle,
    shared: publicActs.lessonTitle,
    because: 'a video is called by its lesson',
  },
  [`${law}/legal/package-detail`]: {
    heading: publicActs.packageName,
    shared: publicActs.packageName,
    because: 'a package is called by its name',
  },
  '/default/company/detail': {
    heading: publicActs.companyName,
    shared: publicActs.companyName,
    because: 'a company is called by its name',
  },
  '/default/home/help': { heading: '平台介绍', shared: '平台介绍', because: 'it opens at its first article' },
  '/default/news/news-detail': {
    heading: publicActs.policyTitle,
    shared: publicActs.policyTitle,
    because: 'an article is called by its title',
  },
  '/default/home': { heading: '吉林建筑产业，一站对接', shared: title, because: 'home stands for the platform' },
  '/login-back': {
    heading: '切换到该账号？',
    shared: '切换到该账号？',
    because: 'it is only seen where it has to ask',
  },
  '/outlogin': { heading: '正在退出登录', shared: title, because: 'it says what it does, and is shared by nobody' },
  [`${materials}/address-modify`]: { heading: '新增收货地址', because: 'without a record it adds one' },
  '/user/standard-certification/qualification-edit': {
    heading: '新增资质证书',
    because: 'without a record it adds one',
  },
  [`${password}/edit`]: { heading: '修改登录密码', because: 'its query says which of three is changed' },
  [`${password}/refind`]: { heading: '找回登录密码', because: 'its query says which of two is found' },
  [`${password}/second-factor`]: { heading: '身份验证', because: 'it begins with the proof of identity' },
  [`${password}/set`]: { heading: '身份验证', because: 'it begins with the proof of identity' },
};

/** A login that did not begin in the visitor's browser. */
async function foreignTicket(page: Page): Promise<string> {
  return (await obtainTicket(page.request, rolePeople.seller)).redirectTo;
}
