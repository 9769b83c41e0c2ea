import type { DictionaryItem } from '../dictionary/dictionary.ts';
import type { UNITS } from '../dictionary/shared-dictionaries.ts';
import { DEFAULT_TAX_RATES, type TaxRate } from '../money/tax-rate.ts';

type Unit = (typeof UNITS)[number]['value'];

/** A category of materials or of those below it (domain rules 29.3); four digits are a leaf. */
export interface MaterialCategory {
  readonly code: string;
  readonly name: string;
  /** Units that its materials are usually counted in, the commonest first. */
  readonly units: readonly Unit[];
  readonly children: readonly { readonly code: string; readonly name: string }[];
}

const category = (code: string, name: string, units: readonly Unit[], leaves: string): MaterialCategory => ({
  ...{ code, name, units },
  children: leaves.split(' ').map((leaf, index) => ({
    code: code + String(index + 1).padStart(2, '0'),
    name: leaf,
  })),
});

/** The tree of material categories, two levels. */
export const MATERIAL_CATEGORIES: readonly MaterialCategory[] = [
  category('01', '钢材', ['t'], '螺纹钢 线材盘螺 圆钢 角钢 槽钢 H型钢 工字钢 钢板 焊管 无缝管 镀锌管 钢绞线'),
  category('02', '水泥', ['t'], 'P·O42.5散装 P·O42.5袋装 P·O52.5 白水泥'),
  category(
    '03',
    '混凝土及砂浆',
    ['m3', 't'],
    'C15–C60商品混凝土 抗渗混凝土 细石混凝土 干混砌筑砂浆 干混抹灰砂浆 自流平',
  ),
  category('04', '砂石骨料', ['m3', 't'], '天然砂 机制砂 碎石5-20 碎石20-40 级配碎石 毛石 石粉'),
  category('05', '墙体材料', ['m3', 'block'], '蒸压加气块 烧结多孔砖 混凝土实心砖 轻质隔墙板 石膏砌块'),
  category('06', '防水材料', ['m2', 't', 'm'], 'SBS改性沥青卷材 自粘卷材 高分子卷材 聚氨酯涂料 JS涂料 止水带'),
  category('07', '保温材料', ['m3', 'm2'], 'EPS板 XPS板 岩棉板 聚氨酯板 保温砂浆 酚醛板'),
  category(
    '08',
    '管材管件',
    ['m', 'piece'],
    'PE给水管 PPR管 PVC-U排水管 HDPE双壁波纹管 球墨铸铁管 钢筋混凝土管 管件 阀门',
  ),
  category('09', '电线电缆', ['m'], 'BV线 YJV电缆 控制电缆 矿物绝缘电缆 桥架 电线管'),
  category('10', '电气设备', ['piece', 'set'], '配电箱 开关插座 照明灯具 变压器 断路器'),
  category('11', '给排水暖通', ['unit', 'piece'], '散热器 水泵 风机 空调机组 消火栓 喷淋头 换热机组'),
  category('12', '门窗幕墙', ['m2'], '断桥铝窗 塑钢窗 防火门 入户门 玻璃 铝单板 幕墙型材'),
  category('13', '装饰装修', ['m2', 'kg'], '瓷砖 石材 涂料 腻子 地板 吊顶 石膏板'),
  category('14', '木材模板', ['m3', 'sheet', 'm2'], '木方 竹胶板 建筑模板 铝模板 木跳板'),
  category('15', '周转及安全用品', ['t', 'pcs', 'm'], '钢管 扣件 盘扣架 密目网 安全网 安全帽 安全带 围挡'),
  category('16', '五金及紧固件', ['kg', 'set'], '钉 螺栓 焊条 植筋胶 预埋件'),
  category('17', '预制构件', ['m3', 'piece'], '叠合板 预制楼梯 预制墙板 管廊构件 路缘石 井盖'),
  category('18', '外加剂及其他', ['t', 'm2'], '减水剂 速凝剂 早强防冻剂 沥青 乳化沥青 土工布 苗木'),
];

const NAMES = new Map(
  MATERIAL_CATEGORIES.flatMap(({ code, name, children }) => [
    [code, name] as const,
    ...children.map((leaf) => [leaf.code, leaf.name] as const),
  ]),
);

const LEAVES_BY_NAME = new Map(
  MATERIAL_CATEGORIES.flatMap(({ children }) => children.map(({ code, name }) => [name, code] as const)),
);

/** Name of a category of either level; '' for a code that there is not. */
export function categoryName(code: string): string {
  return NAMES.get(code) ?? '';
}

/** Whether a code is a leaf of the tree: what a line of an inquiry names. */
export function isLeafCategory(code: string): boolean {
  return code.length === 4 && NAMES.has(code);
}

/** Leaf of a material that is called like it, or that holds its name; '' where that is none. */
export function categoryOfName(materialName: string): string {
  const name = materialName.trim();
  const exact = LEAVES_BY_NAME.get(name);
  if (exact !== undefined || name === '') return exact ?? '';
  return [...LEAVES_BY_NAME].find(([leaf]) => name.includes(leaf))?.[1] ?? '';
}

/** Whether two categories have leaves in common: one is the other, or lies in it. */
export function overlaps(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The categories of the tree that a code has leaves in common with, itself among them: a set that a database compares. */
export function overlapping(code: string): readonly string[] {
  return [code, ...[...NAMES.keys()].filter((other) => other !== code && overlaps(other, code))];
}

/** The tree's leaves as a dictionary. */
export const LEAF_CATEGORIES: readonly DictionaryItem<string>[] = MATERIAL_CATEGORIES.flatMap(({ children }) =>
  children.map(({ code, name }) => ({ value: code, label: name, tone: 'neutral' as const })),
);

const SIMPLIFIED = ['03', '04'];

/** Rate that a quotation's line of a category starts with (domain rules 0.5). */
export function defaultTaxRate(categoryCode: string): TaxRate {
  return SIMPLIFIED.includes(categoryCode.slice(0, 2)) ? DEFAULT_TAX_RATES.simplified : DEFAULT_TAX_RATES.goods;
}
