/** A kind of certificate: what it is a certificate of, whatever its grade. */
export interface QualificationKind {
  /** Decimal; series and place, so that kinds can be added to a series. */
  readonly id: string;
  readonly series: string;
  readonly categoryName: string;
}

/** Series of certificates and the categories of each, in words as certificates have them (domain rules 29.4). */
const SERIES: readonly (readonly [code: number, series: string, categories: string])[] = [
  [
    1,
    '施工总承包',
    '建筑工程、公路工程、铁路工程、港口与航道工程、水利水电工程、电力工程、矿山工程、冶金工程、石油化工工程、市政公用工程、通信工程、机电工程',
  ],
  [
    2,
    '专业承包',
    '地基基础、起重设备安装、桥梁、隧道、钢结构、建筑机电安装、古建筑、城市及道路照明、公路路面、公路路基、铁路电务、铁路电气化、港口与海岸、航道、通航建筑物、水工金属结构制作与安装、水利水电机电安装、河湖整治、输变电、环保、电子与智能化、消防设施、防水防腐保温、建筑装修装饰、建筑幕墙、公路交通、铁路铺轨架梁、机场场道、民航空管及弱电、机场目视助航、港航设备安装及水上交管、核、海洋石油、预拌混凝土、模板脚手架、特种工程',
  ],
  [3, '施工劳务', '施工劳务'],
  [4, '工程设计', '综合、建筑行业、市政行业、公路行业、风景园林'],
  [5, '工程勘察', '综合、岩土工程、工程测量、水文地质'],
  [6, '工程监理', '综合、房屋建筑、市政公用、公路、水利水电、机电安装'],
  [
    7,
    '检测机构',
    '综合、建筑材料及构配件、主体结构及装饰装修、钢结构、地基基础、建筑节能、建筑幕墙、市政工程材料、道路工程、桥梁及地下工程',
  ],
  [8, '房地产开发', '房地产开发'],
  [9, '安全生产许可', '安全生产许可证'],
  [10, '体系认证', 'ISO9001、ISO14001、ISO45001'],
  [11, '综合', '施工综合资质'],
];

const PLACES = 100;
const GENERAL = '综合';
const CONTRACTING = '施工总承包';

/** What a buyer may ask its suppliers for. */
export const QUALIFICATION_KINDS: readonly QualificationKind[] = SERIES.flatMap(([code, series, categories]) =>
  categories
    .split('、')
    .map((categoryName, index) => ({ id: String(code * PLACES + index + 1), series, categoryName })),
);

/** 施工总承包 建筑工程; '' for an id that there is not. */
export function qualificationName(id: string): string {
  const kind = QUALIFICATION_KINDS.find((one) => one.id === id);
  if (kind === undefined) return '';
  return kind.series === kind.categoryName ? kind.series : `${kind.series} ${kind.categoryName}`;
}

/** Whether a certificate is of a kind; 施工综合资质 is of each kind of contracting (domain rules 15.5). */
export function isOfKind(certificate: Omit<QualificationKind, 'id'>, { series, categoryName }: QualificationKind) {
  if (certificate.series === GENERAL) return series === GENERAL || series === CONTRACTING;
  return certificate.series === series && certificate.categoryName === categoryName;
}
