import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';

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

const OTHER_TABS = [
  ['equipment', '塔式起重机QTZ80租赁', '臂长60 m', '2', '台', '/user/equipment'],
  ['project', '净月科创园机电分包合作', '机电安装，含消防', '1', '项', '/user/project'],
  ['labor', '钢筋班组进场', '12人，熟练工', '12', '人', '/user/labor-services'],
  [
    'service',
    '结算审核咨询',
    '建筑面积2.1万㎡',
    '1',
    '项',
    '/default/comprehensives-ervices/comprehensives-ervices-need',
  ],
] as const;

const ROWS_PER_SIDE = 60;

/** Open inquiries and offers; a few close within hours of the start day, so that 即将截止 is seen. */
export async function writeSupplyDemand(demo: DemoWriter, companies: readonly DemoCompany[]): Promise<void> {
  const row = (
    tab: string,
    side: 'require' | 'supply',
    index: number,
    [category_code, category_name, title, specification, quantity, unit, fen]: Material,
    url: string,
  ) => {
    const company = companies[(index * 7 + (side === 'require' ? 2 : 14)) % companies.length];
    return {
      id: demo.newId(),
      business_id: company?.id,
      tab,
      side,
      category_code,
      category_name,
      title,
      specification,
      region_name: company?.regionName ?? '',
      quantity,
      unit,
      amount: side === 'supply' ? (fen ?? null) : null,
      deadline: side === 'require' ? demo.daysFromNow(index % 7 === 1 ? 0.8 : 3 + (index % 12)) : null,
      is_anonymous: index % 11 === 10,
      create_time: demo.daysFromNow(-0.04 * index - 0.01),
      url,
    };
  };
  const material = (index: number) => MATERIALS[index % MATERIALS.length] ?? MATERIALS[0];
  await demo.insert('supply_demand', [
    ...Array.from({ length: ROWS_PER_SIDE }, (_, index) =>
      row('material', 'require', index, material(index), '/user/my-quotation'),
    ),
    ...Array.from({ length: ROWS_PER_SIDE }, (_, index) =>
      row('material', 'supply', index, material(index + 3), '/user/my-products'),
    ),
    ...OTHER_TABS.flatMap(([tab, title, specification, quantity, unit, url]) =>
      Array.from({ length: 12 }, (_, index) =>
        row(tab, index % 2 ? 'supply' : 'require', index, ['', '', title, specification, quantity, unit], url),
      ),
    ),
  ]);
}
