import { checkCreditCode } from '@jianzhu/domain/forms';
import { projectsOf } from './company-projects.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { CompanyProfile } from './known-companies.ts';
import type { Trade } from './trades.ts';

const SURNAMES = '李张刘杨黄吴徐孙朱马胡郭何罗梁宋';
const GIVEN = ['春生', '明远', '岩', '禾', '铁军', '景行', '晓岚', '守义', '立新'] as const;
/** Who leads the companies of the demo's accounts (domain rules 29.7). */
const LEADERS: Readonly<Record<string, string>> = {
  砚北建设: '王建国',
  晟岳建筑: '王建国',
  衡砺钢材: '陈钢',
  拓垚混凝土: '林砼',
  朴石租赁: '高租',
  临珩律所: '韩律师',
  云岫示范建材: '尹括号',
};
/** The last two are given for what somebody has built. */
const HONOURS = ['守合同重信用企业', '省级优质结构奖', '长白山杯'] as const;
const DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

type DetailedCompany = Pick<CompanyProfile, 'shortName' | 'city' | 'county' | 'categories' | 'qualification'> & {
  readonly trade: Trade;
};

/** What the page of a company shows beyond its card. All of it is invented. */
export function detailOf(index: number, company: DetailedCompany, demo: DemoWriter) {
  const { shortName, city, county, trade, qualification } = company;
  const projects = projectsOf(index, city, company.categories[0] ?? '', qualification);
  const person = leaderOf(index, shortName);
  return {
    banner: '/art/scene-hall.svg',
    credit_code: creditCode(index),
    legal_person: person,
    registered_capital: `${(index % 9) * 1000 + 2000}万元人民币`,
    establish_date: demo.daysFromNow(-3000 - index * 60).slice(0, 10),
    address: `吉林省${[city, county, '建设街'].filter(Boolean).join(' ')}${index + 1}号`,
    intro: `<p>${shortName}${trade.intro}本页为演示数据。</p>`,
    contact_name: person,
    contact_phone: `1380000${String(9000 + index)}`,
    honours: HONOURS.slice(0, index % (projects.length > 0 ? HONOURS.length + 1 : 2)),
    projects,
  };
}

const leaderOf = (index: number, shortName: string): string =>
  LEADERS[shortName] ?? `${SURNAMES[index % SURNAMES.length]}${GIVEN[index % GIVEN.length]}`;

/** What the licence of a company says, as its page does. */
export const licenceOf = (index: number, shortName: string, demo: DemoWriter) => ({
  creditCode: creditCode(index),
  legalPerson: leaderOf(index, shortName),
  capital: String((index % 9) * 1000 + 2000),
  establishDate: demo.daysFromNow(-3000 - index * 60).slice(0, 10),
});

/** A unified social credit code that passes its checks, for an organisation code that begins with MADEM. */
function creditCode(index: number): string {
  const body = `MADEM${String(index).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number.parseInt(body[at] ?? '0', 36), 0);
  const check = (11 - (sum % 11)) % 11;
  const code = `91220102${body}${check === 10 ? 'X' : check}`;
  const last = [...DIGITS].find((digit) => checkCreditCode(code + digit) === null);
  if (last === undefined) throw new Error('no check digit makes this a credit code');
  return code + last;
}
