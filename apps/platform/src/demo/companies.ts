import { detailOf } from './company-details.ts';
import type { DemoWriter } from './demo-writer.ts';
import { CITIES } from './districts.ts';
import { type CompanyProfile, companyProfile, KNOWN_COMPANIES } from './known-companies.ts';
import { type Trade, tradeOf } from './trades.ts';

export interface DemoCompany {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly cityCode: string;
  readonly regionName: string;
  readonly trade: Trade;
  /** What its card says that it is certified for; empty for who needs nothing. */
  readonly qualification: string;
  /** The main one first. */
  readonly categories: readonly string[];
}

/** Those of the demo buyer, the first of them. */
const STORY_COMPANIES = 2;

/** How many companies each city has in all. */
const COUNT_OF_CITY: Readonly<Record<string, number>> = {
  长春: 34,
  吉林: 10,
  四平: 5,
  辽源: 3,
  通化: 6,
  白山: 3,
  松原: 4,
  白城: 3,
  延边: 4,
};

/** A company of the demo story that waits for its certification. */
export const PENDING_COMPANY = '云川建筑';

const FIRST = ['云', '衡', '岳', '澄', '砺', '松', '垚', '珩', '朴', '岚'] as const;
const SECOND = ['川', '石', '桥', '泽', '铭', '峰', '垣', '屿', '恒', '栋'] as const;
const TRADES = [
  ['建筑工程', '房屋建筑', '建筑工程施工总承包叁级'],
  ['市政工程', '市政', '市政公用工程施工总承包叁级'],
  ['建材', '建材', ''],
  ['建筑劳务', '劳务', '施工劳务'],
  ['机械设备租赁', '设备租赁', ''],
  ['工程咨询', '咨询', ''],
  ['装饰工程', '装饰装修', '建筑装修装饰专业承包贰级'],
] as const;

function* generated(taken: ReadonlyMap<string, number>): Generator<CompanyProfile> {
  let serial = 0;
  for (const city of CITIES) {
    const missing = (COUNT_OF_CITY[city.name] ?? 0) - (taken.get(city.name) ?? 0);
    for (let n = 0; n < missing; n++, serial++) {
      const brand = `${FIRST[serial % FIRST.length]}${SECOND[Math.floor(serial / FIRST.length + serial) % SECOND.length]}`;
      const [trade, category, qualification] = TRADES[serial % TRADES.length] ?? TRADES[0];
      const county = city.counties[n % city.counties.length]?.split(' ')[1]?.replace(/[区县市]$/, '') ?? '';
      yield companyProfile(
        `${city.name}${brand}${trade}有限公司`,
        brand + trade.slice(0, 2),
        city.name,
        county,
        qualification,
        '',
        category,
      );
    }
  }
}

const LABELS = ['专精特新', '高新技术企业', '守合同重信用', 'A级纳税人', '瞪羚企业'] as const;

/** Who sells several kinds of materials sells others too. */
const BESIDES = [['01'], ['02', '03'], ['15', '16'], ['08', '01'], ['05', '07']] as const;

const suppliedBy = ({ sells }: Trade, index: number): string[] => [
  ...new Set([...sells, ...(sells.length > 1 ? (BESIDES[index % BESIDES.length] ?? []) : [])]),
];

/** Seventy-odd invented companies and their showcase pages; three are featured on the home page. */
export async function writeCompanies(demo: DemoWriter): Promise<DemoCompany[]> {
  const taken = new Map<string, number>();
  for (const { city } of KNOWN_COMPANIES) taken.set(city, (taken.get(city) ?? 0) + 1);
  const all = [...KNOWN_COMPANIES, ...generated(taken)];
  const companies = all.map((company) => ({ ...company, id: demo.newId(), trade: tradeOf(company.categories) }));
  const cityCode = new Map<string, string>(CITIES.map(({ code, name }) => [name, code]));

  await demo.insert(
    'business',
    companies.map(({ id, name, shortName, city, trade }, index) => ({
      id,
      name,
      nice_name: shortName,
      tenant_id: String(100_000 + index),
      account_header: '',
      city_code: cityCode.get(city) ?? '',
      kind: 1,
      cert_status: shortName === PENDING_COMPANY || (index >= 64 && index < 67) ? 1 : index < 64 ? 2 : 0,
      company_roles: trade.roles,
      // Those of the story publish more than a company without a membership may.
      vip_level: index < STORY_COMPANIES ? 2 : [0, 1, 0, 2, 0, 1, 2, 0, 3, 0][index % 10],
      created_at: demo.daysFromNow(-400 + index),
      updated_at: demo.daysFromNow(-10),
      version: 1,
    })),
  );
  let featured = 0;
  await demo.insert(
    'company_profile',
    companies.map((company, index) => ({
      business_id: company.id,
      short_name: company.shortName,
      logo: company.logo ? `/art/${company.logo}.svg` : '',
      image: company.image ? `/art/${company.image}.svg` : '',
      tags: [LABELS[index % LABELS.length]],
      region_name: `${company.city} ${company.county}`.trim(),
      main_categories: company.categories,
      category_codes: suppliedBy(company.trade, index),
      qualification: company.qualification,
      highlight: company.highlight,
      view_count: demo.random.between(20, 4800),
      featured: company.image ? ++featured : null,
      is_published: index < 68,
      ...detailOf(index, company, demo),
      updated_at: demo.daysFromNow(-5),
      version: 1,
    })),
  );
  return companies.map(({ id, name, shortName, city, county, trade, qualification, categories }) => ({
    ...{ qualification, categories },
    id,
    name,
    shortName,
    cityCode: cityCode.get(city) ?? '',
    regionName: `${city} ${county}`.trim(),
    trade,
  }));
}
