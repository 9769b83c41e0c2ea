import { type Page, type PageContent, page } from './page.ts';

/** Seconds that a page serves when nothing is heard of its content. */
const seconds = 30;
const kept = (...shows: readonly PageContent[]) => ({ seconds, query: {}, shows });
const keptRecord = (...shows: readonly PageContent[]) => ({ seconds, query: { id: 'id' }, shows }) as const;

/** The pages that open to visitors as well (specification 2). */
export const PUBLIC_PAGES: readonly Page[] = [
  page('default', '/default/home', '首页', {
    keeping: { seconds: 10, query: { params: 'home-section' }, shows: ['article', 'salon', 'company', 'service'] },
  }),
  page('default', '/default/knowledge-base', '知识库', {
    keeping: { seconds, query: { categoryId: 'id', isFree: 'id', current: 'id' }, shows: ['knowledge'] },
  }),
  page('default', '/default/knowledge-base/knowledge-details', '知识详情', {
    ofRecord: true,
    keeping: keptRecord('knowledge'),
  }),
  page('default', '/default/global-search', '全站搜索'),
  page('default', '/default/global-search/global-search-news-detail', '搜索资讯详情'),
  page('default', '/default/company/detail', '企业详情', {
    ofRecord: true,
    keeping: {
      seconds,
      query: { id: 'id', tab: 'code' },
      shows: ['company', 'qualification', 'service', 'knowledge'],
    },
  }),
  page('default', '/default/company/more', '企业风采', {
    keeping: {
      seconds,
      query: { role: 'id', cityCode: 'id', vipLevel: 'id', label: 'code', current: 'id' },
      shows: ['company', 'qualification'],
    },
  }),
  page('default', '/default/news/news-detail', '资讯详情', {
    ofRecord: true,
    keeping: { seconds, query: { id: 'id', salonId: 'id' }, shows: ['article', 'salon'] },
  }),
  page('default', '/default/news/news-list', '新闻资讯', {
    keeping: { seconds, query: { columnCode: 'code', current: 'id' }, shows: ['article', 'salon'] },
  }),
  page('default', '/default/news/salon-more', '建造沙龙', {
    keeping: { seconds, query: { current: 'id' }, shows: ['salon'] },
  }),
  page('default', '/default/qualification/qualification-detail', '资质详情', {
    ofRecord: true,
    keeping: keptRecord('qualification', 'company'),
  }),
  page('default', '/default/qualification/teleport', '资质展示', {
    keeping: { seconds, query: { current: 'id' }, shows: ['qualification', 'company', 'service', 'knowledge'] },
  }),
  page('default', '/default/qualification/verify', '证书核验', { origin: 'ours' }),
  page('default', '/default/digital-platform/dg-platform', '数字平台', { keeping: kept() }),
  page('default', '/default/comprehensives-ervices/case-list-need', '需求案例', {
    keeping: {
      seconds,
      query: { id: 'id', needType: 'id', cityCode: 'id', status: 'id', isCase: 'id', current: 'id' },
      shows: ['need'],
    },
  }),
  page('default', '/default/comprehensives-ervices/comprehensives-ervices-need', '服务需求', {
    keeping: { seconds, query: { view: 'code' }, shows: ['need'] },
  }),
  page('default', '/default/comprehensives-ervices/see-more', '综合服务', {
    keeping: {
      seconds,
      query: { id: 'id', serviceType: 'id', chargeMode: 'id', priceBand: 'id', cityCode: 'id', current: 'id' },
      shows: ['service', 'company'],
    },
  }),
  page('default', '/default/comprehensives-ervices/online-customer-service', '在线客服', { keeping: kept('help') }),
  page('default', '/default/comprehensives-ervices/law-services', '法律服务', {
    keeping: kept('law', 'lesson', 'article'),
  }),
  page('default', '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list', '法律课堂', {
    keeping: { seconds, query: { categoryId: 'id', isFree: 'id', current: 'id' }, shows: ['lesson'] },
  }),
  page('default', '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-detail', '课程详情', {
    ofRecord: true,
    keeping: keptRecord('lesson'),
  }),
  page('default', '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-video', '课程视频', {
    ofRecord: true,
  }),
  page('default', '/default/comprehensives-ervices/law-services/lawyer/lawyer-list', '专业律师', {
    keeping: {
      seconds,
      query: { field: 'id', cityCode: 'id', years: 'id', lawyerId: 'id', current: 'id' },
      shows: ['law'],
    },
  }),
  page('default', '/default/comprehensives-ervices/law-services/legal/package-list', '法律服务包', {
    keeping: { seconds, query: { scope: 'id', price: 'id', current: 'id' }, shows: ['law'] },
  }),
  page('default', '/default/comprehensives-ervices/law-services/legal/package-detail', '法律服务包详情', {
    ofRecord: true,
    keeping: keptRecord('law'),
  }),
  page('djyl-default', '/default/djyl/news-list', '党建引领', {
    keeping: { seconds, query: { pageid: 'id', modulecode: 'id', current: 'id' }, shows: ['article'] },
  }),
  page('djyl-default', '/default/djyl/news-more', '党建资讯', {
    keeping: { seconds, query: { id: 'id', modulecode: 'id', current: 'id' }, shows: ['article'] },
  }),
  page('djyl-default', '/default/djyl/welcome', '党建园地', { keeping: kept('article') }),
  page('secondary', '/default/message-list', '消息中心'),
  page('secondary', '/default/home/help', '帮助中心', {
    keeping: keptRecord('help'),
  }),
  page('secondary', '/default/global-search/copyright-notice', '版权声明', { keeping: kept('legal') }),
  page('secondary', '/default/global-search/privacy-policy', '隐私政策', { keeping: kept('legal') }),
  page('secondary', '/default/global-search/user-agreement', '用户协议', { keeping: kept('legal') }),
  page('secondary', '/default/open-api/open', '开放接口', { keeping: kept() }),
  page('simple-default', '/default/login', '登录'),
  page('simple-default', '/sign-up2', '注册'),
  page('simple-default', '/default/news/news-list-h5', '手机资讯'),
  page('simple-default', '/default/comprehensives-ervices/law-services/law-lesson/pay', '课程支付', {
    ofRecord: true,
  }),
  page('simple-default', '/default/comprehensives-ervices/law-services/law-lesson/pay/success', '课程支付成功', {
    ofRecord: true,
  }),
  page('empty', '/login-back', '登录返回'),
  page('empty', '/outlogin', '退出登录'),
  page('empty', '/download-h5', '移动客户端下载'),
  page('empty', '/download-jl-h5', '平台客户端下载'),
  page('empty', '/shop/app', '手机店铺', { opening: true }),
  page('empty', '/shop/pc', '企业店铺', { opening: true }),
  page('empty', '/shop/preview', '店铺预览', { opening: true }),
];
