/** A parameter that products of a category usually have, and the values that are common. */
export interface CategoryAttribute {
  readonly name: string;
  readonly values: readonly string[];
}

const attribute = (name: string, values: string): CategoryAttribute => ({
  name,
  values: values === '' ? [] : values.split(' '),
});

/**
 * Parameters of products by the category of the first level, the most asked for first: the form offers them, and lists are
 * narrowed by them. A product may have others of its own.
 */
const BY_CATEGORY: Readonly<Record<string, readonly CategoryAttribute[]>> = {
  '01': [
    attribute('牌号', 'HRB400E HRB500E HPB300 Q235B Q355B 20#'),
    attribute('公称直径', 'Φ6 Φ8 Φ10 Φ12 Φ16 Φ18 Φ20 Φ22 Φ25 Φ28 Φ32'),
    attribute('定尺长度', '6m 9m 12m 盘卷'),
    attribute('计重方式', '理计 过磅'),
  ],
  '02': [
    attribute('强度等级', '32.5 42.5 52.5'),
    attribute('包装', '散装 袋装'),
    attribute('品种', 'P·O P·C P·S 白水泥'),
  ],
  '03': [
    attribute('强度等级', 'C15 C20 C25 C30 C35 C40 C45 C50 C60 M5 M7.5 M10'),
    attribute('抗渗等级', 'P6 P8 P10 P12'),
    attribute('泵送方式', '泵送 非泵送'),
  ],
  '04': [
    attribute('粒径(mm)', '0-5 5-10 5-20 20-40'),
    attribute('产地类型', '河砂 山砂 机制'),
    attribute('含泥量', '≤1% ≤3% ≤5%'),
  ],
  '05': [
    attribute('规格(mm)', '600×240×200 240×115×53 190×190×90'),
    attribute('密度等级', 'B05 B06 B07'),
    attribute('强度等级', 'A3.5 A5.0 MU7.5 MU10'),
  ],
  '06': [
    attribute('厚度(mm)', '1.2 1.5 2.0 3.0 4.0'),
    attribute('胎基', '聚酯胎 玻纤胎 无胎'),
    attribute('施工方式', '热熔 自粘 涂刷'),
  ],
  '07': [
    attribute('燃烧性能', 'A级 B1级 B2级'),
    attribute('厚度(mm)', '30 50 60 80 100 120'),
    attribute('密度(kg/m³)', '18 20 30 100 140'),
  ],
  '08': [
    attribute('公称通径', 'DN20 DN25 DN50 DN75 DN110 DN160 DN200 DN300 DN400 DN600'),
    attribute('压力等级', '0.6MPa 1.0MPa 1.25MPa 1.6MPa'),
    attribute('环刚度', 'SN4 SN8 SN10'),
  ],
  '09': [
    attribute('截面(mm²)', '1.5 2.5 4 6 10 16 25 35 50 70 95 120'),
    attribute('芯数', '1 2 3 4 5'),
    attribute('燃烧特性', '普通 阻燃 耐火 低烟无卤'),
  ],
  '10': [attribute('额定电压', '220V 380V 10kV'), attribute('防护等级', 'IP20 IP44 IP54 IP65')],
  '11': [attribute('材质', '铸铁 钢制 铜铝 不锈钢'), attribute('功率(kW)', '0.75 1.5 2.2 4 7.5 11 15 22')],
  '12': [
    attribute('开启方式', '内开内倒 平开 推拉 固定'),
    attribute('玻璃配置', '5+12A+5 5+9A+5+9A+5 6+12A+6Low-E'),
    attribute('耐火等级', '甲级 乙级 丙级'),
  ],
  '13': [
    attribute('规格(mm)', '300×600 600×600 800×800 600×1200'),
    attribute('环保等级', 'E0 E1 ENF'),
    attribute('表面', '抛光 哑光 仿古'),
  ],
  '14': [attribute('规格(mm)', '1830×915×15 1830×915×13 2440×1220×15'), attribute('材种', '樟子松 落叶松 杨木 桉木')],
  '15': [attribute('规格', 'Φ48×3.0 Φ48×3.5 Φ60×3.2'), attribute('材质', 'Q235 Q355 ABS 玻璃钢 聚乙烯')],
  '16': [
    attribute('规格', 'M8 M10 M12 M16 M20'),
    attribute('强度等级', '4.8级 8.8级 10.9级'),
    attribute('表面', '镀锌 发黑 不锈钢'),
  ],
  '17': [attribute('混凝土强度', 'C30 C35 C40'), attribute('厚度(mm)', '60 80 100 200')],
  '18': [attribute('形态', '液体 粉剂'), attribute('适用温度', '-5℃ -10℃ -15℃ 常温')],
};

/** Parameters that products of a category of either level usually have; none of a code that there is not. */
export const categoryAttributes = (code: string): readonly CategoryAttribute[] => BY_CATEGORY[code.slice(0, 2)] ?? [];
