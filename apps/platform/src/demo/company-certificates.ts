import type { DemoCompany } from './companies.ts';

/** A certificate as the dictionary of domain rules 29.4 has it. */
export interface CertificateKind {
  readonly series: string;
  readonly category: string;
  readonly grade: string;
}

const certificate = (series: string, category: string, grade = '不分等级'): CertificateKind => ({
  series,
  category,
  grade,
});
const contracting = (category: string, grade: string) => certificate('施工总承包', category, grade);
const special = (category: string, grade?: string) => certificate('专业承包', category, grade);
const tests = (category: string) => certificate('检测机构', category);

const permit = certificate('安全生产许可', '安全生产许可证', '—');
const quality = certificate('体系认证', 'ISO9001', '—');
const environment = certificate('体系认证', 'ISO14001', '—');
const health = certificate('体系认证', 'ISO45001', '—');
const builds = [permit, quality, environment, health];

/** What those hold whose cards say it in these words. */
const NAMED: Readonly<Record<string, CertificateKind>> = {
  建筑工程施工总承包特级: contracting('建筑工程', '特级'),
  建筑工程施工总承包壹级: contracting('建筑工程', '一级'),
  建筑工程施工总承包贰级: contracting('建筑工程', '二级'),
  建筑工程施工总承包叁级: contracting('建筑工程', '三级'),
  公路工程施工总承包壹级: contracting('公路工程', '一级'),
  市政公用工程施工总承包贰级: contracting('市政公用工程', '二级'),
  市政公用工程施工总承包叁级: contracting('市政公用工程', '三级'),
  电力工程施工总承包贰级: contracting('电力工程', '二级'),
  电力工程施工总承包叁级: contracting('电力工程', '三级'),
  古建筑工程专业承包贰级: special('古建筑', '二级'),
  钢结构工程专业承包壹级: special('钢结构', '一级'),
  建筑幕墙工程专业承包贰级: special('建筑幕墙', '二级'),
  建筑机电安装专业承包贰级: special('建筑机电安装', '二级'),
  防水防腐保温专业承包壹级: special('防水防腐保温', '一级'),
  建筑装修装饰专业承包贰级: special('建筑装修装饰', '二级'),
  预拌混凝土专业承包: special('预拌混凝土'),
  施工劳务: certificate('施工劳务', '施工劳务', '不分等级(备案)'),
  工程检测综合资质: tests('综合'),
  建筑材料及构配件专项检测: tests('建筑材料及构配件'),
};

/** What companies of a main category hold besides, the most usual first; who only sells has its management certified. */
const BESIDES: Readonly<Record<string, readonly CertificateKind[]>> = {
  房屋建筑: [...builds, special('地基基础', '二级'), special('消防设施', '二级')],
  市政: [...builds, special('城市及道路照明', '二级')],
  路桥: [...builds, special('桥梁', '一级'), special('隧道', '二级'), special('公路路面', '一级')],
  文旅: [...builds, special('建筑装修装饰', '二级')],
  钢结构: [...builds, special('建筑幕墙', '二级')],
  机电安装: [...builds, special('消防设施', '二级')],
  新能源: [...builds, special('输变电', '三级')],
  装饰装修: [...builds, special('电子与智能化', '二级')],
  绿色建筑: [...builds, special('防水防腐保温', '二级')],
  防水: builds,
  预制构件: builds,
  劳务: [permit, quality],
  设备租赁: [special('起重设备安装', '二级'), permit, quality],
  检测: [tests('主体结构及装饰装修'), quality, tests('地基基础')],
  咨询: [certificate('工程监理', '房屋建筑', '甲级'), quality, certificate('工程设计', '建筑行业', '乙级')],
  法律服务: [],
};

/** All that a company holds, what it is known for first. */
export function certificatesOf({ qualification, trade, categories }: DemoCompany): readonly CertificateKind[] {
  const named = NAMED[qualification];
  if (qualification !== '' && named === undefined) throw new Error(`No certificate is called “${qualification}”`);
  const sold = trade.sells.length > 0 ? [quality, environment, health] : [];
  return [...(named ? [named] : []), ...(BESIDES[categories[0] ?? ''] ?? sold)];
}

/** Letters of the standards in the numbers of their certificates. */
const STANDARDS: Readonly<Record<string, string>> = { ISO9001: 'Q', ISO14001: 'E', ISO45001: 'S' };
/** First letters of the numbers that building authorities give; 22 stands for the province in them. */
const LETTERS: Readonly<Record<string, string>> = {
  施工总承包: 'D',
  专业承包: 'D',
  施工劳务: 'D',
  工程设计: 'A',
  工程监理: 'E',
};
const CERTIFIERS = ['春城认证中心有限公司', '松辽质量认证有限公司'] as const;

/** Who has given a certificate: the ministry, the province or the city. */
function levelOf({ series, grade }: CertificateKind): 1 | 2 | 3 {
  if (grade === '甲级' || (series === '施工总承包' && (grade === '特级' || grade === '一级'))) return 1;
  return grade === '三级' || series === '施工劳务' ? 3 : 2;
}

/**
 * Number and office of a certificate, in the form of its kind.
 *
 * @param serial of this one among all
 * @param year in which it was issued
 */
export function paperOf(kind: CertificateKind, serial: number, year: number, city: string) {
  const digits = (count: number) => String(serial + 123).padStart(count, '0');
  const province = '吉林省住房和城乡建设厅';
  const standard = STANDARDS[kind.category];
  if (standard !== undefined) {
    const certifier = CERTIFIERS[serial % CERTIFIERS.length] ?? CERTIFIERS[0];
    return { cert_no: `221${year % 100}${standard}${digits(5)}R0M`, issue_org: certifier };
  }
  if (kind === permit) return { cert_no: `(吉)JZ安许证字〔${year}〕${digits(6)}`, issue_org: province };
  const letter = LETTERS[kind.series];
  if (letter === undefined) return { cert_no: `吉建检字第22${digits(6)}号`, issue_org: province };
  const level = levelOf(kind);
  const offices = { 1: '住房和城乡建设部', 2: province, 3: `${city}${city === '延边' ? '州' : '市'}住房和城乡建设局` };
  return { cert_no: `${letter}${level}22${digits(6)}`, issue_org: offices[level] };
}
