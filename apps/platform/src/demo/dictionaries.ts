/** The dictionaries that the portal asks for by code (specification section 7): code and the entries below its root. */
const DICTIONARIES: Readonly<Record<string, readonly (readonly [dictKey: string, dictValue: string])[]>> = {
  industry_top_txt: [
    ['', '热烈祝贺吉林省建筑业数字平台正式上线'],
    ['/default/news/news-list?columnCode=industry_news', '四季度建设工程材料信息价已发布，欢迎查阅'],
  ],
  industry_home_roll_text: [
    ['/default/news/news-list?columnCode=industry_news', '2026年四季度吉林省建设工程材料信息价发布'],
    ['/default/news/news-list?columnCode=notice', '装配式建筑产业基地申报本月30日截止'],
    ['/default/news/news-list?columnCode=policy', '建筑工人实名制管理操作指引更新'],
    ['/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list', '冬期施工混凝土质量控制专题课上线'],
  ],
  search_hot_words: [
    ['', '冬期施工'],
    ['', '装配式建筑'],
    ['', '螺纹钢'],
    ['', '招标投标'],
    ['', '实名制'],
    ['', '智能建造'],
    ['', '造价咨询'],
    ['', '绿色建筑'],
  ],
  industry_excellence_creation_activities: [
    ['luban', '鲁班奖'],
    ['national', '国家优质工程奖'],
    ['changbaishan', '长白山杯'],
    ['method', '省级工法'],
    ['qc', 'QC成果'],
  ],
  industry_member_area: [
    ['/user/vip/buy', '会员权益'],
    ['/user/standard-certification/standard-index', '企业认证'],
    ['/user/shop-decoration', '店铺装修'],
  ],
  business_label: [
    ['zjtx', '专精特新'],
    ['gxjs', '高新技术企业'],
    ['dlqy', '瞪羚企业'],
    ['ajns', 'A级纳税人'],
    ['szx', '守合同重信用'],
  ],
  // 1 greys the generic portal, 2 CHANGCHUN, 3 both; 0 neither
  industry_front_css_flag: [['0', '正常']],
};

/** Dictionaries whose entries hang below one root: the portal reads the children of the first item. */
const ROOTED = new Set(['industry_top_txt', 'industry_front_css_flag']);

const entry = ([dictKey, dictValue]: readonly [string, string]) => ({ dictKey, dictValue, children: [] });

/** Code and entries of each dictionary. */
export const dictionaryTrees = Object.entries(DICTIONARIES).map(([code, entries]) => ({
  code,
  tree: ROOTED.has(code) ? [{ dictKey: code, dictValue: code, children: entries.map(entry) }] : entries.map(entry),
}));
