import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import { deadline, nextDeadline, officeTime } from './office-hours.ts';

/** Category codes of the materials that the demo trades (domain rules 29.3). */
type Material = readonly [
  code: string,
  category: string,
  title: string,
  specification: string,
  quantity: string,
  unit: string,
  /** Price in fen a unit when it is offered. */
  fen?: number,
];

const MATERIALS: readonly [Material, ...Material[]] = [
  ['01', '钢材', '热轧带肋钢筋HRB400E', 'Φ16–Φ25，盘螺除外', '1280', '吨', 342000],
  ['03', '混凝土', '商品混凝土C40 P8', '泵送，冬期施工配比', '9600', 'm³', 46800],
  ['07', '保温防水', '岩棉板A级', '100 mm，140 kg/m³', '4200', 'm²', 5850],
  ['17', '预制构件', '预制叠合楼板', '60 mm，带桁架筋', '3850', 'm²', 32000],
  ['08', '管材', 'HDPE双壁波纹管', 'DN600，SN8', '2400', 'm', 18600],
  ['12', '门窗幕墙', '断桥铝合金窗', 'K值 ≤ 1.3 W/(m²·K)', '1760', 'm²', 68000],
  ['04', '砂石', '机制砂 中砂', '细度模数2.6–2.9', '6000', '吨', 9600],
  ['01', '钢材', 'H型钢Q355B', '400×200×8×13', '320', '吨', 398000],
  ['06', '保温防水', 'SBS改性沥青卷材', '4 mm，聚酯胎', '8600', 'm²', 3400],
  ['03', '混凝土', '细石混凝土C25', '非泵送', '1200', 'm³', 41200],
  ['08', '管材', '球墨铸铁管K9', 'DN400', '3600', 'm', 36800],
  ['04', '砂石', '碎石5-20', '连续级配', '12000', '吨', 7800],
  ['17', '预制构件', '预制楼梯', 'C30，整梯段', '480', 'm³', 268000],
  ['12', '门窗幕墙', '钢质防火门', '甲级', '260', 'm²', 62000],
  ['07', '保温防水', 'XPS挤塑板', '50 mm，B1级', '5200', 'm²', 4600],
];

type Line = readonly [title: string, specification: string, quantity: string, unit: string];

interface OtherTab {
  readonly tab: string;
  readonly url: string;
  /** Requests and offers in all (domain rules 29.1). */
  readonly count: number;
  readonly asked: readonly [Line, ...Line[]];
  readonly offered: readonly [Line, ...Line[]];
}

const OTHER_TABS: readonly OtherTab[] = [
  {
    tab: 'equipment',
    url: '/user/equipment',
    count: 110,
    asked: [
      ['求租塔式起重机QTZ80', '臂长60 m，租期8个月', '2', '台'],
      ['求租施工升降机SC200', '提升高度90 m', '3', '台'],
      ['求购二手挖掘机', '斗容1.0 m³，2021年以后', '1', '台'],
    ],
    offered: [
      ['塔式起重机QTZ80出租', '臂长60 m，含安拆', '4', '台'],
      ['施工升降机SC200出租', '含司机与维保', '6', '台'],
      ['汽车起重机25吨出租', '按台班计价', '2', '台'],
    ],
  },
  {
    tab: 'project',
    url: '/user/project',
    count: 42,
    asked: [
      ['产业园厂房机电分包招募', '机电安装，含消防', '1', '项'],
      ['职教城宿舍幕墙分包招募', '铝板与玻璃幕墙', '1', '项'],
    ],
    offered: [
      ['专业分包承接', '二级以上资质，自有班组', '1', '项'],
      ['钢结构加工安装承接', '月产能800吨', '1', '项'],
    ],
  },
  {
    tab: 'labor',
    url: '/user/labor-services',
    count: 152,
    asked: [
      ['招募钢筋班组', '12人，熟练工', '12', '人'],
      ['招募木工班组', '铝模经验优先', '20', '人'],
      ['招募抹灰班组', '室内作业，供暖期', '16', '人'],
    ],
    offered: [
      ['钢筋班组可进场', '16人，实名登记', '16', '人'],
      ['木工班组可进场', '24人，自带机具', '24', '人'],
      ['混凝土班组可进场', '18人，冬期施工经验', '18', '人'],
    ],
  },
  {
    tab: 'service',
    url: '/default/comprehensives-ervices/comprehensives-ervices-need',
    count: 45,
    asked: [
      ['寻求结算审核咨询', '建筑面积2.1万㎡', '1', '项'],
      ['寻求节能专项检测', '外墙与门窗', '1', '项'],
    ],
    offered: [
      ['结算审核咨询', '一级造价工程师3名', '1', '项'],
      ['主体结构检测', '省内三日内到场', '1', '项'],
    ],
  },
];

/** Products on shelf (domain rules 29.1). */
const OFFERS = 200;

type Row = Readonly<Record<string, unknown>>;

/**
 * Open demands and offers, each of a company whose trade it is; inquiries for materials are those of procurement. A few close within a day of the start, so that
 * 即将截止 is seen.
 */
export async function writeSupplyDemand(demo: DemoWriter, companies: readonly DemoCompany[]): Promise<void> {
  const row = (
    side: 'require' | 'supply',
    index: number,
    days: number,
    company: DemoCompany | undefined,
    rest: Row,
  ) => {
    const isSoon = side === 'require' && index % 7 === 1;
    const closes = isSoon ? nextDeadline(demo.now) : deadline(demo.now, 3 + (index % 12), index);
    return {
      id: demo.newId(),
      business_id: company?.id,
      side,
      region_name: company?.regionName ?? '',
      deadline: side === 'require' ? closes.toISOString() : null,
      is_anonymous: side === 'require' && index % 11 === 10,
      create_time: officeTime(demo.now, days).toISOString(),
      ...rest,
    };
  };
  /** The company whose turn it is among those that the question fits. */
  const turns = new Map<string, number>();
  const next = (kind: string, fits: (company: DemoCompany) => boolean) => {
    // Each kind begins with another company, so that the newest rows are not all of one.
    const turn = turns.get(kind) ?? turns.size * 3;
    turns.set(kind, turn + 1);
    const able = companies.filter(fits);
    return able[turn % able.length];
  };
  const ofMaterial = (index: number) => {
    const traded = MATERIALS.filter(([code]) => companies.some(sells(code)));
    const [code, name, title, specification, quantity, unit, fen] = traded[index % traded.length] ?? MATERIALS[0];
    return row('supply', index, index * 0.15, next(`sells ${code}`, sells(code)), {
      tab: 'material',
      category_code: code,
      category_name: name,
      title,
      specification,
      quantity: scaled(quantity, index),
      unit,
      amount: fen ?? null,
      url: '/user/my-products',
    });
  };
  const ofTab = (index: number, { tab, url, asked, offered }: OtherTab) => {
    const isOffer = index % 2 === 1;
    const lines = isOffer ? offered : asked;
    const [title, specification, quantity, unit] = lines[(index >> 1) % lines.length] ?? lines[0];
    const company = isOffer
      ? next(`offers ${tab}`, ({ trade }) => trade.offers.includes(tab))
      : next(`asks ${tab}`, ({ trade }) => trade.asks.includes(tab));
    const fields = {
      tab,
      category_code: '',
      category_name: '',
      title,
      specification,
      quantity,
      unit,
      amount: null,
      url,
    };
    return row(isOffer ? 'supply' : 'require', index, index * 1.4, company, fields);
  };
  await demo.insert('supply_demand', [
    ...Array.from({ length: OFFERS }, (_, index) => ofMaterial(index)),
    ...OTHER_TABS.flatMap((tab) => Array.from({ length: tab.count }, (_, index) => ofTab(index, tab))),
  ]);
}

const sells = (code: string) => (company: DemoCompany) => company.trade.sells.includes(code);

const ROUNDS = [1, 0.6, 1.5, 0.8] as const;

/** The quantity of the list, and another one each time the list comes round. */
function scaled(quantity: string, index: number): string {
  const share = ROUNDS[Math.floor(index / MATERIALS.length) % ROUNDS.length] ?? 1;
  return String(Math.round((Number(quantity) * share) / 10) * 10);
}
