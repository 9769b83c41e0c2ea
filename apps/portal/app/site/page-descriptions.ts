/** What search engines and other sites say of a public page beneath its name, by its path. A record's page has its own words. */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/default/knowledge-base':
    '施工技术、质量安全、造价管理、合同法务、资质申报等建筑业专业知识，按分类查找，含免费文章。',
  '/default/knowledge-base/knowledge-details': '建筑业专业知识文章，含内容摘要、作者与相关文章。',
  '/default/global-search': '在全站资讯、政策、服务、商品、企业与功能中搜索。',
  '/default/company/detail': '建筑企业的登记信息、资质证书、业绩与荣誉。',
  '/default/company/more': '按角色、资质等级、所在城市和主营类别查找已认证的建筑企业，支持地图浏览。',
  '/default/news/news-detail': '建筑业资讯与政策全文，支持打印与分享。',
  '/default/news/news-list': '建筑业新闻、政策法规与行业动态，按栏目和地区浏览，支持订阅。',
  '/default/news/news-list-h5': '手机浏览的建筑业新闻、政策法规与行业动态。',
  '/default/news/salon-more': '建造沙龙活动日历与列表，在线报名、候补与取消，可加入日历。',
  '/default/qualification/qualification-detail': '建筑企业资质证书的编号、范围、等级与有效期，支持扫码核验。',
  '/default/qualification/teleport': '按证书编号、企业和类别查询建筑企业资质证书及其有效期。',
  '/default/qualification/verify': '按证书编号或二维码核验企业资质证书与课程结业证书是否有效、过期或已撤销。',
  '/default/digital-platform/dg-platform': '建材、设备、劳务、项目与金融各数字平台的入口与数据。',
  '/default/comprehensives-ervices/online-customer-service': '常见问题与在线客服，非服务时间可留言。',
  '/default/comprehensives-ervices/case-list-need':
    '资质、造价、检测、设计、监理等建筑业服务需求与成功案例，认证服务商可提交方案对接。',
  '/default/comprehensives-ervices/comprehensives-ervices-need':
    '免费发布建筑业服务需求，审核后由认证服务商提交报价与方案。',
  '/default/comprehensives-ervices/see-more':
    '资质代办、工程与造价咨询、招标代理、检测鉴定、设计、监理等建筑业服务，价格、周期与退款规则公开。',
  '/default/comprehensives-ervices/law-services':
    '建设工程专业律师、法律服务包与法律课堂，价格公开，可在线预约与咨询。',
  '/default/comprehensives-ervices/law-services/lawyer/lawyer-list':
    '按擅长领域、地区与执业年限查找建设工程律师，可预约咨询时段。',
  '/default/comprehensives-ervices/law-services/legal/package-list':
    '合同审查、欠款催收、用工合规等法律服务包，事项、次数与价格公开。',
  '/default/comprehensives-ervices/law-services/legal/package-detail': '法律服务包的事项、次数、有效期与承办律所。',
  '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list':
    '合同、价款与索赔、用工、安全责任、招投标与合规的工程法律课程，可先试看。',
  '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-detail':
    '课程目录、讲师、价格与介绍，可免费试看。',
  '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-video':
    '在线观看课程，进度自动保存，可随时记笔记。',
  '/default/djyl/news-list': '建筑业党建资讯，按模块浏览。',
  '/default/djyl/news-more': '建筑业党建资讯全文检索与阅读。',
  '/default/djyl/welcome': '党建园地各模块入口与最新资讯。',
  '/default/home/help': '平台使用帮助：注册登录、企业认证、询价招标、支付与账户安全等常见问题。',
  '/default/global-search/copyright-notice': '平台版权声明全文与历史版本。',
  '/default/global-search/privacy-policy': '平台隐私政策全文与历史版本，可比较各版本的修改。',
  '/default/global-search/user-agreement': '平台用户协议全文与历史版本，可比较各版本的修改。',
  '/default/open-api/open': '开放接口文档：可检索的接口说明、在线试用、密钥与接入申请。',
  '/download-h5': '下载移动客户端，支持 iOS 与 Android。',
  '/download-jl-h5': '下载平台客户端，支持 iOS 与 Android。',
};
