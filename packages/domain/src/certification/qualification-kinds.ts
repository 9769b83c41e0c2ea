import { gradeRank } from './qualification-grades.ts';

/** A kind of certificate: what it is a certificate of, whatever its grade. */
export interface QualificationKind {
  /** Decimal; series and place, so that kinds can be added to a series. */
  readonly id: string;
  readonly series: string;
  readonly categoryName: string;
  /** That a certificate of it can have, the best first. */
  readonly grades: readonly string[];
}

/** What a buyer may ask for: a kind, whatever the grade or from a grade on. */
export interface QualificationDemand extends Omit<QualificationKind, 'grades'> {
  /** The least; '' where every grade will do. */
  readonly grade: string;
}

/** A certificate as far as demands go. */
export interface HeldQualification extends Pick<QualificationKind, 'series' | 'categoryName'> {
  readonly grade: string;
}

type Series = readonly [
  code: number,
  series: string,
  ...groups: readonly (readonly [categories: string, grades: string])[],
];

const THREE = '一级、二级、三级';
const TWO = '一级、二级';
const NONE = '不分等级';
const DESIGN = '甲级、乙级、丙级';
const LETTERS = '甲级、乙级';
/** Of certificates that know no grades at all. */
const NO_GRADE = '—';

/** Series of certificates, the categories of each and their grades, in words as certificates have them (domain rules 29.4). */
const SERIES: readonly Series[] = [
  [
    1,
    '施工总承包',
    [
      '建筑工程、公路工程、铁路工程、港口与航道工程、水利水电工程、电力工程、矿山工程、冶金工程、石油化工工程、市政公用工程',
      `特级、${THREE}`,
    ],
    ['通信工程、机电工程', THREE],
  ],
  [
    2,
    '专业承包',
    [
      '地基基础、起重设备安装、桥梁、隧道、钢结构、建筑机电安装、古建筑、城市及道路照明、公路路面、公路路基、铁路电务、铁路电气化、港口与海岸、航道、通航建筑物、水工金属结构制作与安装、水利水电机电安装、河湖整治、输变电、环保',
      THREE,
    ],
    [
      '电子与智能化、消防设施、防水防腐保温、建筑装修装饰、建筑幕墙、公路交通、铁路铺轨架梁、机场场道、民航空管及弱电、机场目视助航、港航设备安装及水上交管、核、海洋石油',
      TWO,
    ],
    ['预拌混凝土、模板脚手架、特种工程', NONE],
  ],
  [3, '施工劳务', ['施工劳务', '不分等级(备案)']],
  [4, '工程设计', ['综合、建筑行业、市政行业、公路行业、风景园林', DESIGN]],
  [5, '工程勘察', ['综合、岩土工程、工程测量、水文地质', LETTERS]],
  [6, '工程监理', ['综合、房屋建筑、市政公用、公路、水利水电、机电安装', LETTERS]],
  [
    7,
    '检测机构',
    [
      '综合、建筑材料及构配件、主体结构及装饰装修、钢结构、地基基础、建筑节能、建筑幕墙、市政工程材料、道路工程、桥梁及地下工程',
      NONE,
    ],
  ],
  [8, '房地产开发', ['房地产开发', TWO]],
  [9, '安全生产许可', ['安全生产许可证', NO_GRADE]],
  [10, '体系认证', ['ISO9001、ISO14001、ISO45001', NO_GRADE]],
  [11, '综合', ['施工综合资质', NONE]],
  [99, '其他', ['其他资质', NO_GRADE]],
];

const PLACES = 100;
const GENERAL = '综合';
const CONTRACTING = '施工总承包';

const namesOf = (list: string): readonly string[] => list.split('、');

/** Series by their codes, in the order in which forms offer them. */
export const QUALIFICATION_SERIES_NAMES: readonly (readonly [code: number, name: string])[] = SERIES.map(
  ([code, name]) => [code, name],
);

/** What certificates there are, and what a company may say that it has. */
export const QUALIFICATION_KINDS: readonly QualificationKind[] = SERIES.flatMap(([code, series, ...groups]) =>
  groups
    .flatMap(([categories, grades]) =>
      namesOf(categories).map((categoryName) => ({ categoryName, grades: namesOf(grades) })),
    )
    .map((kind, index) => ({ id: String(code * PLACES + index + 1), series, ...kind })),
);

/** What a buyer may ask its suppliers for: each kind, and each of its grades but the lowest, which is every grade. */
export const QUALIFICATION_DEMANDS: readonly QualificationDemand[] = QUALIFICATION_KINDS.flatMap(
  ({ grades, ...kind }) => [
    { ...kind, grade: '' },
    ...grades.slice(0, -1).map((grade) => ({ ...kind, id: gradedId(kind.id, grade), grade })),
  ],
);

/** Longer than the id of any kind, so that none is taken for the other. */
function gradedId(kindId: string, grade: string): string {
  return String(Number(kindId) * PLACES + gradeRank(grade));
}

/** 施工总承包 建筑工程, with 二级及以上 where a grade is asked for; '' for an id that there is not. */
export function qualificationName(id: string): string {
  const demand = QUALIFICATION_DEMANDS.find((one) => one.id === id);
  if (demand === undefined) return '';
  const { series, categoryName, grade } = demand;
  const kind = series === categoryName ? series : `${series} ${categoryName}`;
  return grade === '' ? kind : `${kind} ${grade}及以上`;
}

/** The kind of a certificate; undefined for words that the dictionary does not have. */
export function qualificationKind({
  series,
  categoryName,
}: Pick<QualificationKind, 'series' | 'categoryName'>): QualificationKind | undefined {
  return QUALIFICATION_KINDS.find((kind) => kind.series === series && kind.categoryName === categoryName);
}

/**
 * Whether a certificate is what is asked for: of the same category and of that grade or a better one; 施工综合资质 is
 * of each kind of contracting, of the best grade (domain rules 15.5).
 */
export function meetsDemand(held: HeldQualification, { series, categoryName, grade }: Omit<QualificationDemand, 'id'>) {
  if (held.series === GENERAL) return series === GENERAL || series === CONTRACTING;
  const isOfKind = held.series === series && held.categoryName === categoryName;
  return isOfKind && (grade === '' || gradeRank(held.grade) >= gradeRank(grade));
}

/** Of what is asked for by these ids, what none of the certificates is. */
export function lackingDemands(
  ids: readonly string[],
  held: readonly HeldQualification[],
): readonly QualificationDemand[] {
  return QUALIFICATION_DEMANDS.filter(
    (demand) => ids.includes(demand.id) && !held.some((certificate) => meetsDemand(certificate, demand)),
  );
}
