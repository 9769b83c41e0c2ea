import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';

const COUNT = 210;
const EXPIRED = 3;
const EXPIRING = 8;

/** Series, category and grade (domain rules 29.4). */
const CATEGORIES = [
  ['施工总承包', '建筑工程', '一级'],
  ['施工总承包', '市政公用工程', '二级'],
  ['施工总承包', '公路工程', '二级'],
  ['专业承包', '地基基础', '一级'],
  ['专业承包', '钢结构', '二级'],
  ['专业承包', '建筑装修装饰', '一级'],
  ['专业承包', '消防设施', '二级'],
  ['专业承包', '防水防腐保温', '一级'],
  ['专业承包', '预拌混凝土', '不分等级'],
  ['施工劳务', '施工劳务', '不分等级(备案)'],
  ['工程设计', '建筑行业', '乙级'],
  ['工程监理', '房屋建筑', '甲级'],
  ['检测机构', '建筑材料及构配件', '不分等级'],
  ['安全生产许可', '安全生产许可证', '—'],
  ['体系认证', 'ISO9001', '—'],
] as const;

/** What a category lets a company build; a demonstration of its own words, by no regulation. */
const SCOPES: Readonly<Partial<Record<(typeof CATEGORIES)[number][1], string>>> = {
  建筑工程: '可承担各类房屋建筑工程的施工总承包，高度与跨度以证书等级为限',
  市政公用工程: '可承担城镇道路、桥梁、给排水与供热管网工程的施工总承包，规模以证书等级为限',
  公路工程: '可承担各级公路路基、路面与桥涵工程的施工总承包，规模以证书等级为限',
  地基基础: '可承担各类地基处理、桩基与基坑支护工程的施工',
  钢结构: '可承担钢结构与网架工程的制作和安装，跨度以证书等级为限',
  建筑装修装饰: '可承担各类建筑室内外装修装饰工程及配套安装的施工',
  消防设施: '可承担消防设施工程的施工，建筑面积以证书等级为限',
  防水防腐保温: '可承担各类建筑防水、防腐与保温工程的施工',
  预拌混凝土: '可生产各强度等级的预拌混凝土与特种混凝土',
};

/** Days from now until a certificate ends. */
function daysLeft(index: number): number {
  if (index < EXPIRED) return -20 - index * 40;
  // Several end on one day, as those do that were applied for together.
  return index < EXPIRED + EXPIRING ? 12 + index * 5 : 200 + ((index * 37) % 50) * 30;
}

/** Certificates of the companies that show themselves: three expired, eight about to. */
export async function writeQualifications(demo: DemoWriter, companies: readonly DemoCompany[]): Promise<void> {
  const shown = companies.slice(0, 64);
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const [series, category_name, grade] = CATEGORIES[(index * 7) % CATEGORIES.length] ?? CATEGORIES[0];
    return {
      id: demo.newId(),
      business_id: shown[index % shown.length]?.id,
      series,
      category_name,
      grade,
      cert_no: `D222${String(index + 123).padStart(6, '0')}`,
      issue_org: '吉林省住房和城乡建设厅',
      scope: SCOPES[category_name] ?? '',
      issue_date: demo.daysFromNow(daysLeft(index) - 1825).slice(0, 10),
      expire_date: demo.daysFromNow(daysLeft(index)).slice(0, 10),
      is_shown: true,
      updated_at: demo.daysFromNow(-30),
      version: 1,
    };
  });
  await demo.insert('qualification', rows);
}
