import { typedForms } from '../catalog/typed-forms.ts';
import type { DemoWriter } from './demo-writer.ts';

type Stock = readonly [category: string, unit: string, name: string, ...specs: string[]];

/** Materials of the trade under their usual names and models; no manufacturer is named. */
export const STOCK: readonly Stock[] = [
  ['0101', 't', '螺纹钢', 'HRB400E Φ12', 'HRB400E Φ16', 'HRB400E Φ20', 'HRB400E Φ25', 'HRB500E Φ28', 'HRB400E Φ32'],
  ['0102', 't', '盘螺', 'HRB400E Φ6', 'HRB400E Φ8', 'HRB400E Φ10'],
  ['0102', 't', '高线', 'HPB300 Φ6.5', 'HPB300 Φ8', 'HPB300 Φ10'],
  ['0104', 't', '等边角钢', 'Q235B L50×5', 'Q235B L63×6', 'Q355B L75×8'],
  ['0105', 't', '槽钢', 'Q235B [10#', 'Q235B [16#', 'Q235B [20#'],
  ['0106', 't', 'H型钢', 'Q355B HN300×150', 'Q355B HN400×200', 'Q355B HW250×250'],
  ['0107', 't', '工字钢', 'Q235B 16#', 'Q235B 20a#', 'Q235B 25a#'],
  ['0108', 't', '中厚钢板', 'Q355B 10mm', 'Q355B 16mm', 'Q355B 20mm'],
  ['0111', 't', '镀锌钢管', 'DN25', 'DN50', 'DN80', 'DN100'],
  ['0112', 't', '预应力钢绞线', '1860MPa Φ15.2'],
  ['0201', 't', '普通硅酸盐水泥', 'P·O42.5 散装'],
  ['0202', 't', '普通硅酸盐水泥', 'P·O42.5 袋装'],
  ['0203', 't', '普通硅酸盐水泥', 'P·O52.5 散装'],
  ['0301', 'm3', '商品混凝土', 'C15', 'C20', 'C25', 'C30', 'C35', 'C40', 'C50', 'C30 早强防冻'],
  ['0302', 'm3', '抗渗混凝土', 'C30P6', 'C35P8', 'C40P10'],
  ['0303', 'm3', '细石混凝土', 'C20', 'C25'],
  ['0304', 't', '干混砌筑砂浆', 'DM M5.0', 'DM M7.5', 'DM M10'],
  ['0305', 't', '干混抹灰砂浆', 'DP M10', 'DP M15'],
  ['0401', 'm3', '天然砂', '中砂', '粗砂'],
  ['0402', 'm3', '机制砂', '中砂 Ⅱ类'],
  ['0403', 'm3', '碎石', '5-20mm'],
  ['0404', 'm3', '碎石', '20-40mm'],
  ['0405', 'm3', '级配碎石', '0-31.5mm'],
  ['0501', 'm3', '蒸压加气混凝土砌块', 'B05 A3.5 600×240×200', 'B06 A5.0 600×240×250'],
  ['0502', 'block', '烧结多孔砖', '240×115×90 MU10'],
  ['0601', 'm2', 'SBS改性沥青防水卷材', 'Ⅰ PY PE 3mm', 'Ⅱ PY PE 4mm'],
  ['0602', 'm2', '自粘聚合物改性沥青卷材', 'N PET 1.5mm', 'PY 3mm'],
  ['0604', 't', '聚氨酯防水涂料', '单组分 Ⅰ型'],
  ['0606', 'm', '橡胶止水带', '300×8mm', '350×10mm'],
  ['0701', 'm3', 'EPS板', '18kg/m³ 100mm', '20kg/m³ 120mm'],
  ['0702', 'm3', 'XPS挤塑板', 'X250 50mm', 'X300 100mm'],
  ['0703', 'm3', '岩棉板', '140kg/m³ 100mm', '160kg/m³ 120mm'],
  ['0801', 'm', 'PE给水管', 'DN63 1.6MPa', 'DN110 1.6MPa', 'DN160 1.0MPa'],
  ['0803', 'm', 'PVC-U排水管', 'DN110', 'DN160'],
  ['0804', 'm', 'HDPE双壁波纹管', 'DN300 SN8', 'DN400 SN8', 'DN600 SN8'],
  ['0805', 'm', '球墨铸铁管', 'DN200 K9', 'DN400 K9', 'DN600 K9'],
  ['0808', 'piece', '闸阀', 'Z45X-16 DN100', 'Z45X-16 DN200'],
  ['0901', 'm', 'BV铜芯线', 'BV-2.5', 'BV-4', 'BV-6'],
  ['0902', 'm', 'YJV电力电缆', 'YJV-4×25+1×16', 'YJV-4×70+1×35', 'YJV22-4×120+1×70'],
  ['0905', 'm', '镀锌电缆桥架', '200×100×1.2', '400×150×1.5'],
  ['1001', 'piece', '照明配电箱', 'PZ30-12', 'PZ30-20'],
  ['1101', 'piece', '钢制散热器', 'GZ3-600', 'GZ3-1000'],
  ['1102', 'unit', '立式循环水泵', '50m³/h 32m', '100m³/h 32m'],
  ['1201', 'm2', '断桥铝合金窗', '70系列 三玻两腔', '80系列 三玻两腔'],
  ['1203', 'm2', '钢质防火门', '甲级 1000×2100', '乙级 1200×2100'],
  ['1301', 'm2', '抛釉砖', '600×600', '800×800'],
  ['1304', 'kg', '耐水腻子', '内墙 N型', '外墙 R型'],
  ['1307', 'm2', '纸面石膏板', '普通 9.5mm', '耐水 12mm'],
  ['1401', 'm3', '落叶松木方', '40×90×4000', '50×100×4000'],
  ['1403', 'sheet', '建筑模板', '1830×915×14', '2440×1220×15'],
  ['1501', 't', '脚手架钢管', 'Φ48.3×3.6'],
  ['1502', 'pcs', '直角扣件', '1.1kg'],
  ['1504', 'm', '密目式安全立网', '1.8×6m 2000目'],
  ['1602', 'set', '高强螺栓', '10.9S M20×60', '10.9S M24×80'],
  ['1701', 'm3', '预制叠合板', '60mm C30'],
  ['1705', 'piece', '花岗岩路缘石', '1000×300×150'],
  ['1706', 'piece', '球墨铸铁井盖', 'D400 Φ700'],
  ['1803', 't', '早强防冻剂', '-15℃', '-20℃'],
  ['1804', 't', '道路石油沥青', '90号 A级'],
  ['1806', 'm2', '短纤土工布', '200g/m²', '400g/m²'],
];

/** Yuan of one unit, by the first level of the category. */
const YUAN: Readonly<Record<string, number>> = {
  ...{ '01': 3680, '02': 415, '03': 405, '04': 88, '05': 265, '06': 31, '07': 430, '08': 118, '09': 36, '10': 420 },
  ...{ '11': 860, '12': 480, '13': 65, '14': 1680, '15': 32, '16': 14, '17': 980, '18': 2600 },
};

/** Of one unit of a material, in fen; it differs by the turn. */
export const priceOf = (category: string, unit: string, turn: number): number => {
  const yuan = unit === 'block' ? 1 : (YUAN[category.slice(0, 2)] ?? 50);
  return Math.round(yuan * (100 + ((turn * 7) % 19)));
};

/** The catalogue that lines are suggested from. */
export async function writeMaterials(demo: DemoWriter): Promise<void> {
  const rows = STOCK.flatMap(([category_code, unit, name, ...specs], place) =>
    specs.map((spec, index) => ({
      id: demo.newId(),
      category_code,
      name,
      spec,
      unit,
      typed: typedForms(name, spec),
      // The commonest stand first above.
      use_count: Math.max(1, 240 - 3 * place - 7 * index),
    })),
  );
  await demo.insert('material', rows);
}
