import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import { OWN_FIRM } from './lawyers.ts';

type Item = readonly [name: string, times: number | null];

interface Package {
  readonly name: string;
  readonly firm: string;
  readonly scope: readonly number[];
  /** yuan, as the next */
  readonly price: number;
  readonly originalPrice: number;
  readonly validDays: number;
  readonly sales: number;
  readonly items: readonly Item[];
  readonly suitable: string;
}

const PACKAGES: readonly Package[] = [
  {
    name: '初创企业法务包',
    firm: '南湖智诚律师事务所',
    ...{ scope: [5, 3, 2], price: 3980, originalPrice: 5200, validDays: 365, sales: 162 },
    items: [
      ['电话与在线咨询', null],
      ['合同审查', 6],
      ['公司制度起草', 2],
      ['律师函', 1],
    ],
    suitable: '成立三年以内、没有专职法务的建筑与建材企业',
  },
  {
    name: '工程项目全程法务包',
    firm: '临珩律师事务所',
    ...{ scope: [1, 2, 4], price: 29_800, originalPrice: 36_000, validDays: 540, sales: 47 },
    items: [
      ['项目咨询', null],
      ['招标文件与合同审查', 12],
      ['履约函件起草', 24],
      ['结算资料核查', 2],
      ['现场会商', 4],
    ],
    suitable: '承接造价五千万元以上项目的总承包企业',
  },
  {
    name: '合同审查10份包',
    firm: '临珩律师事务所',
    ...{ scope: [2], price: 1980, originalPrice: 2600, validDays: 180, sales: 318 },
    items: [
      ['合同审查', 10],
      ['修改意见说明', 10],
    ],
    suitable: '采购、分包合同集中签订的企业',
  },
  {
    name: '欠款催收包',
    firm: '衡岳律师事务所',
    ...{ scope: [7, 2], price: 2680, originalPrice: 3200, validDays: 120, sales: 204 },
    items: [
      ['债权资料梳理', 1],
      ['律师函', 3],
      ['催收谈判', 2],
    ],
    suitable: '有到期货款、工程款未收回的企业',
  },
  {
    name: '农民工工资合规包',
    firm: '临珩律师事务所',
    ...{ scope: [3], price: 4800, originalPrice: 5600, validDays: 365, sales: 96 },
    items: [
      ['专户与实名制台账检查', 4],
      ['劳动合同审查', 10],
      ['现场培训', 1],
      ['电话与在线咨询', null],
    ],
    suitable: '直接用工或使用劳务分包的施工企业',
  },
  {
    name: '投标全程护航包',
    firm: '衡岳律师事务所',
    ...{ scope: [4], price: 6800, originalPrice: 8000, validDays: 180, sales: 58 },
    items: [
      ['招标文件风险提示', 6],
      ['投标文件合规核对', 6],
      ['异议与投诉代书', 2],
    ],
    suitable: '常年参加公开招标的施工与监理企业',
  },
  {
    name: '工程结算争议包',
    firm: '临珩律师事务所',
    ...{ scope: [1, 7], price: 12_800, originalPrice: 15_000, validDays: 365, sales: 39 },
    items: [
      ['结算资料证据审查', 1],
      ['索赔报告审核', 2],
      ['谈判陪同', 3],
      ['律师函', 2],
    ],
    suitable: '竣工后结算逾期或审减争议较大的施工企业',
  },
  {
    name: '分包管理法务包',
    firm: '衡岳律师事务所',
    ...{ scope: [1, 3], price: 8600, originalPrice: 9800, validDays: 365, sales: 51 },
    items: [
      ['分包合同范本定制', 3],
      ['分包合同审查', 20],
      ['退场与索赔函件', 6],
    ],
    suitable: '分包单位多、现场签证多的总承包企业',
  },
  {
    name: '建材供应商法务包',
    firm: '南湖智诚律师事务所',
    ...{ scope: [2, 7], price: 1580, originalPrice: 1980, validDays: 365, sales: 233 },
    items: [
      ['买卖合同范本', 1],
      ['合同审查', 4],
      ['对账与催款函件', 4],
    ],
    suitable: '向工地供货的建材生产与贸易企业',
  },
  {
    name: '工法与专利保护包',
    firm: '南湖智诚律师事务所',
    ...{ scope: [6], price: 5600, originalPrice: 6800, validDays: 365, sales: 27 },
    items: [
      ['成果检索', 2],
      ['权属协议审查', 4],
      ['侵权警告函', 1],
    ],
    suitable: '有自有工法、专利和软件成果的企业',
  },
  {
    name: '安全生产合规包',
    firm: '衡岳律师事务所',
    ...{ scope: [8, 3], price: 9800, originalPrice: 12_000, validDays: 365, sales: 34 },
    items: [
      ['责任体系诊断', 1],
      ['管理制度修订', 2],
      ['警示培训', 2],
      ['事故应急咨询', null],
    ],
    suitable: '在建项目较多、需要落实安全责任的施工企业',
  },
  {
    name: '集团法律顾问包',
    firm: '临珩律师事务所',
    ...{ scope: [5, 1, 2, 3], price: 68_000, originalPrice: 80_000, validDays: 365, sales: 12 },
    items: [
      ['日常咨询', null],
      ['合同审查', null],
      ['重大项目专项意见', 6],
      ['管理层培训', 4],
      ['驻场办公', 24],
    ],
    suitable: '下设多家子公司、年产值五亿元以上的建筑集团',
  },
];

/** Twelve packages of legal services. */
export async function writeLegalPackages(demo: DemoWriter, companies: readonly DemoCompany[]): Promise<void> {
  const own = companies.find(({ name }) => name.endsWith(OWN_FIRM));
  await demo.insert(
    'legal_package',
    PACKAGES.map(({ name, firm, scope, price, originalPrice, validDays, sales, items, suitable }) => ({
      ...{ id: demo.newId(), name, suitable, sales },
      firm_name: firm,
      firm_id: firm === OWN_FIRM ? (own?.id ?? null) : null,
      scope: [...scope],
      price: price * 100,
      original_price: originalPrice * 100,
      valid_days: validDays,
      items: items.map(([item, times]) => ({ name: item, times })),
      detail: [
        '<h2>服务方式</h2>',
        `<p>由${firm}指派固定律师对接，工作日内响应；书面意见在收齐资料后三个工作日内出具。</p>`,
        '<h2>服务流程</h2>',
        '<ol><li>说明需求，确认服务内容；</li><li>签订服务约定，交接资料；</li><li>按次使用，每次留存书面记录；</li><li>到期前复盘，列出仍需处理的事项。</li></ol>',
        '<h2>不包含</h2>',
        '<p>诉讼、仲裁代理，以及鉴定、公证、差旅等第三方费用，另行约定。</p>',
      ].join(''),
    })),
  );
}
