import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';
import type { DemoMember } from './members.ts';

type Lawyer = readonly [
  name: string,
  firm: string,
  city: string,
  years: number,
  /** yuan of one consultation */
  price: number,
  /** Codes of LAW_FIELDS */
  fields: readonly number[],
  /** Tenths. */
  score: number,
  consultations: number,
];

/** The firm that a login of the demonstration answers for. */
export const OWN_FIRM = '临珩律师事务所';
const OWN_PHONE = '13800000015';

const LAWYERS: readonly Lawyer[] = [
  ['韩珩', OWN_FIRM, '长春', 16, 1200, [1, 2, 4], 49, 386],
  ['沈知衡', OWN_FIRM, '长春', 11, 900, [1, 7], 48, 254],
  ['叶书岚', OWN_FIRM, '长春', 6, 500, [3, 2], 47, 173],
  ['陆景川', OWN_FIRM, '长春', 2, 260, [2, 7], 44, 38],
  ['顾明澜', '衡岳律师事务所', '长春', 28, 2000, [1, 5], 50, 412],
  ['白予安', '衡岳律师事务所', '长春', 9, 760, [4, 2], 47, 198],
  ['程砚秋', '衡岳律师事务所', '长春', 4, 380, [6, 2], 45, 81],
  ['苏望舒', '南湖智诚律师事务所', '长春', 13, 980, [5, 6], 48, 231],
  ['江以宁', '南湖智诚律师事务所', '长春', 7, 560, [3], 46, 142],
  ['方屿', '南湖智诚律师事务所', '长春', 3, 320, [7, 2], 45, 66],
  ['钟离远', '松江天平律师事务所', '吉林', 21, 1500, [1, 8], 49, 307],
  ['宋微澜', '松江天平律师事务所', '吉林', 8, 600, [3, 2], 47, 155],
  ['祝南星', '松江天平律师事务所', '吉林', 1, 200, [2], 42, 12],
  ['贺兰舟', '英城律师事务所', '四平', 12, 880, [1, 7], 47, 164],
  ['施予白', '英城律师事务所', '四平', 5, 420, [4], 45, 73],
  ['唐既明', '龙首山律师事务所', '辽源', 10, 700, [2, 7], 46, 118],
  ['裴远山', '佟江律师事务所', '通化', 18, 1280, [1, 5], 48, 209],
  ['邵清和', '佟江律师事务所', '通化', 6, 460, [3, 7], 46, 94],
  ['尹向晚', '浑江正和律师事务所', '白山', 9, 620, [1, 3], 46, 87],
  ['戚长风', '查干湖律师事务所', '松原', 14, 900, [7, 2], 47, 136],
  ['洛星河', '查干湖律师事务所', '松原', 4, 360, [3], 44, 41],
  ['闻人序', '鹤乡律师事务所', '白城', 11, 780, [1, 4], 46, 92],
  ['朴正宇', '布尔哈通律师事务所', '延边', 15, 1000, [2, 6], 48, 176],
  ['崔贤雅', '布尔哈通律师事务所', '延边', 7, 520, [3, 5], 47, 109],
  ['金泰旭', '布尔哈通律师事务所', '延边', 3, 300, [8], 44, 33],
];

type Practice = readonly [work: string, caseTitle: string, caseText: string];

/** What a lawyer of a field does, and a case of it; by code of LAW_FIELDS. */
const PRACTICES: Readonly<Record<number, Practice>> = {
  1: [
    '代理施工合同、工程结算与鉴定争议，参与过多个住宅与市政项目的索赔谈判。',
    '某住宅项目结算争议',
    '签证缺章的变更工程，通过监理日志与往来函件补强证据，争议价款大部分获支持。',
  ],
  2: [
    '为企业起草和审查采购、分包、租赁合同，处理履约与解除纠纷。',
    '某商品混凝土买卖合同纠纷',
    '就送货单签收人身份组织证据，货款与违约金获支持，并在判决前达成分期履行。',
  ],
  3: [
    '处理农民工工资、工伤与劳动关系确认，协助建立实名制与专户台账。',
    '某劳务班组工资争议',
    '核对考勤与专户流水后分清总包与分包责任，二十余名工人工资在调解中结清。',
  ],
  4: [
    '协助招标人与投标人处理资格审查、异议、投诉与合同谈判。',
    '某市政项目评标异议',
    '在法定期限内提出异议并补充业绩证明，评标结果得到复核更正。',
  ],
  5: [
    '为建筑企业提供股权、章程、投融资与合规服务。',
    '某建筑企业股权重整',
    '为资质平移设计分立方案，完成债权人通知、章程修改与变更登记。',
  ],
  6: [
    '处理工法、专利、软件著作权与商标的申请和争议。',
    '某工法专利侵权纠纷',
    '对比技术特征与公开时间，对方停止使用并支付许可费用。',
  ],
  7: [
    '从事工程款、货款催收与执行，熟悉财产保全与优先受偿权。',
    '某工程款执行案',
    '诉前保全冻结账户并主张优先受偿，一年内回款九成以上。',
  ],
  8: [
    '办理安全生产、串通投标与职务类案件的辩护，为企业开展合规培训。',
    '某安全事故责任案',
    '梳理管理职责与整改记录，当事人获从轻处理，企业完成合规整改。',
  ],
};

const paragraph = (text: string) => `<p>${text}</p>`;

/** Twenty-five lawyers of nine cities; those of one firm can be written to, and have some hours of the week taken. */
export async function writeLawyers(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const codes = new Map<string, string>(CITIES.map(({ name, code }) => [name, code]));
  const firm = companies.find(({ name }) => name.endsWith(OWN_FIRM));
  const answering = members.find(({ phone }) => phone === OWN_PHONE);
  const thisYear = demo.now.getUTCFullYear();
  const rows = LAWYERS.map(([name, firmName, city, years, price, fields, score, consultations], index) => {
    const isOwn = firmName === OWN_FIRM;
    const code = codes.get(city);
    const practices = fields.flatMap((field) => (PRACTICES[field] ? [PRACTICES[field]] : []));
    return {
      id: demo.newId(),
      name,
      firm_name: firmName,
      // Place of the firm, year of the licence, kind, sex and number, as licences are numbered.
      license_no: `1${code?.slice(0, 4)}${thisYear - years}1${index % 2}${String(100_000 + index * 3571).padStart(6, '0')}`,
      years,
      city_code: code,
      region_name: city,
      fields: [...fields],
      intro: [
        paragraph(`${name}律师，执业${years}年，现执业于${firmName}。`),
        ...practices.map(([work]) => paragraph(work)),
        paragraph('首次咨询前请准备合同、往来函件与付款记录，便于在约定时间内给出可执行的意见。'),
      ].join(''),
      cases: practices.map(([, title, text], place) => ({
        title,
        text,
        year: thisYear - 1 - (place % Math.max(1, years)),
      })),
      consult_price: price * 100,
      service_count: consultations,
      score,
      consult_hours: index % 3 === 0 ? [9, 10, 14, 15, 16] : [10, 14, 15],
      firm_id: isOwn ? (firm?.id ?? null) : null,
      user_id: isOwn ? (answering?.userId ?? null) : null,
    };
  });
  await demo.insert('lawyer', rows);
}
