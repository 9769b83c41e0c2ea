import type { Contract } from '@jianzhu/api-client/contract';
import type { OpenScope } from '@jianzhu/domain/open-api';

type CallId = { [Name in keyof Contract]: `${Name}.${keyof Contract[Name] & string}` }[keyof Contract];

/** A call as the document of the open interface names it. */
export interface OpenCall {
  readonly id: CallId;
  readonly name: string;
  readonly about: string;
  /** Values to try it with, by parameter. */
  readonly examples?: Readonly<Record<string, string>>;
}

const JILIN = { code: '220000' };
const supervise = (id: CallId, what: string): OpenCall => ({
  id,
  name: `${what}监管`,
  about: `一个地区的${what}监管数据`,
  examples: JILIN,
});

/** Everything that outsiders may call, with or without a key; whatever is not here stays ours. */
export const OPEN_CALLS: Readonly<Record<OpenScope, readonly OpenCall[]>> = {
  search: [
    {
      id: 'search.search',
      name: '全站搜索',
      about: '按关键字搜索全站内容，一次请求返回各类型数量。高亮以起止位置给出，不含标签',
      examples: { keyword: '施工', type: 'all', sort: 'default' },
    },
    {
      id: 'search.suggest',
      name: '搜索建议',
      about: '输入两个字起给出最多8条建议，拼音也可以',
      examples: { keyword: '建筑' },
    },
    { id: 'search.hotWords', name: '热门搜索词', about: '近期搜索最多的词' },
    { id: 'search.hotTexts', name: '首页热点', about: '首页搜索框轮播的文字' },
  ],
  news: [
    {
      id: 'content.articles',
      name: '资讯列表',
      about: '一个栏目的文章，最新的在前',
      examples: { columnCode: 'policy', current: '1', size: '10' },
    },
    { id: 'article.detail', name: '资讯正文', about: '一篇文章的正文、上下篇与相关文章' },
    { id: 'content.materialPrices', name: '建材行情', about: '本周的建材价格' },
  ],
  salon: [
    {
      id: 'content.salons',
      name: '沙龙列表',
      about: '沙龙与名额，未开始的在前',
      examples: { current: '1', size: '10' },
    },
    { id: 'salon.detail', name: '沙龙详情', about: '一场沙龙的议程、嘉宾与须知' },
    { id: 'salon.calendar', name: '沙龙日历', about: '一个月中哪些天有沙龙', examples: { month: '2026-11' } },
  ],
  knowledge: [
    {
      id: 'knowledge.list',
      name: '知识列表',
      about: '企业发布的技术文章，最新的在前',
      examples: { current: '1', size: '10' },
    },
    { id: 'knowledge.detail', name: '知识正文', about: '一篇文章；收费的只给试读部分' },
  ],
  company: [
    {
      id: 'content.companies',
      name: '企业列表',
      about: '公开展示的企业，可按角色、等级与地区筛选',
      examples: { current: '1', size: '10' },
    },
    { id: 'showcase.company', name: '企业详情', about: '一家企业的展示资料；电话已隐去中间几位' },
    { id: 'showcase.facets', name: '企业筛选项', about: '筛选企业时各选项剩余的数量' },
  ],
  qualification: [
    {
      id: 'qualification.list',
      name: '资质列表',
      about: '企业公开的资质证书与可选的筛选项',
      examples: { current: '1', size: '10' },
    },
    { id: 'qualification.detail', name: '资质详情', about: '一份资质证书；访客看到的证书编号已隐去中间几位' },
  ],
  supervise: [
    {
      id: 'content.superviseOverview',
      name: '监管总览',
      about: '一个地区的监管总览',
      examples: JILIN,
    },
    supervise('supervise.project', '项目'),
    supervise('supervise.labor', '劳务'),
    supervise('supervise.equipment', '设备'),
    supervise('supervise.dust', '扬尘'),
    supervise('supervise.danger', '危大工程'),
    supervise('supervise.quality', '质量'),
    supervise('supervise.safety', '安全'),
    supervise('supervise.warning', '预警'),
  ],
  region: [
    { id: 'region.children', name: '下级区划', about: '一个区划的下一级；不填则为各省', examples: { code: '220000' } },
    { id: 'region.tree', name: '区划全表', about: '全国三级区划，每年约变更一次，请缓存' },
  ],
  address: [
    {
      id: 'address.list',
      name: '收货地址列表',
      about: '本企业的收货地址，默认地址在前；手机号已隐去中间四位',
      examples: { current: '1', size: '10' },
    },
    { id: 'address.detail', name: '收货地址详情', about: '一个收货地址的全部内容' },
  ],
};

const SCOPES = new Map<string, OpenScope>();
const NAMES = new Map<string, string>();
// Object.entries of the table gives its own keys.
for (const [scope, calls] of Object.entries(OPEN_CALLS) as [OpenScope, readonly OpenCall[]][])
  for (const { id, name } of calls) {
    SCOPES.set(id, scope);
    NAMES.set(id, name);
  }

/** The scope that a call belongs to; undefined for one that no outsider may make. */
export const scopeOf = (callId: string): OpenScope | undefined => SCOPES.get(callId);

/** What the document calls a call; its id for one that is not there. */
export const openCallName = (callId: string): string => NAMES.get(callId) ?? callId;
