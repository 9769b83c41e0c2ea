import { checkCreditCode } from '@jianzhu/domain/forms';
import type { DemoWriter } from './demo-writer.ts';

const PEOPLE = ['王建国', '陈钢', '林砼', '郑砂', '高租', '韩铮', '李春', '赵明', '孙岩', '周禾'] as const;
const HONOURS = ['守合同重信用企业', '省级优质结构奖', '长白山杯'] as const;
const DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** What the page of a company shows beyond its card. All of it is invented. */
export function detailOf(index: number, shortName: string, demo: DemoWriter) {
  const person = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  return {
    banner: '/art/scene-hall.svg',
    credit_code: creditCode(index),
    legal_person: person,
    registered_capital: `${(index % 9) * 1000 + 2000}万元人民币`,
    establish_date: demo.daysFromNow(-3000 - index * 60).slice(0, 10),
    address: `吉林省建设街${index + 1}号`,
    intro: `<p>${shortName}深耕寒地建设，坚持质量与安全并重。本页为演示数据。</p>`,
    contact_name: person,
    contact_phone: `1380000${String(9000 + index)}`,
    honours: HONOURS.slice(0, index % (HONOURS.length + 1)),
  };
}

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
