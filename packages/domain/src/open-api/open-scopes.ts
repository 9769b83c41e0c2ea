/**
 * What outsiders may read through the open interface: the parts of its document, and what a key can be limited to.
 * Which calls belong to a scope is the platform's table.
 */
export const OPEN_SCOPES = [
  { code: 'search', name: '全站搜索', about: '按关键字搜索全站内容，取得搜索建议与热门词' },
  { code: 'news', name: '资讯与政策', about: '新闻、政策、行业动态与通知公告的列表和正文' },
  { code: 'salon', name: '建造沙龙', about: '沙龙列表、日程安排与详情' },
  { code: 'knowledge', name: '知识库', about: '企业发布的技术文章与试读内容' },
  { code: 'company', name: '企业风采', about: '企业名录、筛选项与展示资料' },
  { code: 'qualification', name: '资质展示', about: '企业公开的资质证书' },
  { code: 'supervise', name: '智慧监管', about: '分地区的监管数据' },
  { code: 'region', name: '行政区划', about: '全国省、市、县三级区划' },
  { code: 'address', name: '本企业收货地址', about: '读取密钥所属企业的收货地址' },
] as const;

export type OpenScope = (typeof OPEN_SCOPES)[number]['code'];

export const OPEN_SCOPE_CODES: readonly OpenScope[] = OPEN_SCOPES.map(({ code }) => code);

/** What a scope is called; a code that is none stands for itself. */
export function openScopeName(code: string): string {
  return OPEN_SCOPES.find((scope) => scope.code === code)?.name ?? code;
}
