import type { DemoCompany } from './companies.ts';
import { certificatesOf, paperOf } from './company-certificates.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { stateColumns, writeQualificationReviews } from './qualification-states.ts';

const COUNT = 210;
const EXPIRED = 3;
const EXPIRING = 8;

/** What a category lets a company build; a demonstration of its own words, by no regulation. */
const SCOPES: Readonly<Record<string, string>> = {
  建筑工程: '可承担各类房屋建筑工程的施工总承包，高度与跨度以证书等级为限',
  市政公用工程: '可承担城镇道路、桥梁、给排水与供热管网工程的施工总承包，规模以证书等级为限',
  公路工程: '可承担各级公路路基、路面与桥涵工程的施工总承包，规模以证书等级为限',
  地基基础: '可承担各类地基处理、桩基与基坑支护工程的施工',
  钢结构: '可承担钢结构与网架工程的制作和安装，跨度以证书等级为限',
  建筑装修装饰: '可承担各类建筑室内外装修装饰工程及配套安装的施工',
  消防设施: '可承担消防设施工程的施工，建筑面积以证书等级为限',
  防水防腐保温: '可承担各类建筑防水、防腐与保温工程的施工',
  建筑幕墙: '可承担各类建筑幕墙工程的施工，面积以证书等级为限',
  建筑机电安装: '可承担各类建筑机电设备、线路与管道的安装，规模以证书等级为限',
  古建筑: '可承担仿古建筑与古建筑修缮工程的施工，面积以证书等级为限',
  电力工程: '可承担发电与送变电工程的施工，容量与电压以证书等级为限',
  起重设备安装: '可承担塔式起重机、施工升降机等设备的安装与拆卸，规格以证书等级为限',
  桥梁: '可承担各类桥梁工程的施工，跨度以证书等级为限',
  隧道: '可承担各类隧道工程的施工，断面与长度以证书等级为限',
  公路路面: '可承担各级公路路面工程的施工，等级以证书等级为限',
  城市及道路照明: '可承担城市与道路照明工程的施工，规模以证书等级为限',
  输变电: '可承担输变电工程的施工，电压以证书等级为限',
  电子与智能化: '可承担建筑智能化与电子系统工程的施工，规模以证书等级为限',
  预拌混凝土: '可生产各强度等级的预拌混凝土与特种混凝土',
};

/** Years that a certificate of a series is good for; five unless said. */
const YEARS: Readonly<Record<string, number>> = { 安全生产许可: 3, 体系认证: 3 };
const YEAR_DAYS = 365;

/** Days from now until a certificate ends that is good for so many in all. */
function daysLeft(index: number, validDays: number): number {
  if (index < EXPIRED) return -20 - index * 40;
  // Several end on one day, as those do that were applied for together.
  if (index < EXPIRED + EXPIRING) return 12 + index * 5;
  return 200 + ((index * 37) % Math.floor((validDays - 230) / 30)) * 30;
}

/** The certificates of the companies: of each the first, then of each the second, and so on. */
function* inTurn(companies: readonly DemoCompany[]) {
  const held = companies.map((company) => ({ company, kinds: certificatesOf(company) }));
  for (let turn = 0; held.some(({ kinds }) => kinds.length > turn); turn++) {
    for (const { company, kinds } of held) {
      const kind = kinds[turn];
      if (kind !== undefined) yield { company, kind };
    }
  }
}

/**
 * Certificates of the companies that show themselves, of what each is for: three expired, eight about to. What a company
 * is known for is in force. Those of the company that is looked at first have come to every status of their review.
 */
export async function writeQualifications(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
): Promise<void> {
  const held = [...inTurn(companies.slice(0, 64))].slice(0, COUNT).toReversed();
  const rows = held.map(({ company, kind }, index) => {
    const validDays = (YEARS[kind.series] ?? 5) * YEAR_DAYS;
    const left = daysLeft(index, validDays);
    const issued = demo.daysFromNow(left - validDays).slice(0, 10);
    const [city = ''] = company.regionName.split(' ');
    const row = {
      id: demo.newId(),
      business_id: company.id,
      series: kind.series,
      category_name: kind.category,
      grade: kind.grade,
      ...paperOf(kind, index, Number(issued.slice(0, 4)), city),
      scope: SCOPES[kind.category] ?? '',
      issue_date: issued,
      expire_date: demo.daysFromNow(left).slice(0, 10),
      is_shown: true,
      version: 1,
    };
    return { ...row, ...stateColumns(demo, row, members) };
  });
  await demo.insert('qualification', rows);
  await writeQualificationReviews(demo, rows, members);
}
