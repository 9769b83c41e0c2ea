import { DAY_MS, maskCitizenId } from '@jianzhu/domain';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { companyPurpose, markNumber, personPurpose } from '../certification/citizen-number.ts';
import { divisionsBelow, regionOf } from '../region/region-tree.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { DemoCompany } from './companies.ts';
import { PENDING_COMPANY } from './companies.ts';
import { licenceOf } from './company-details.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { numberOf } from './sign-ups.ts';

/** Accounts that are certified as persons, the first ones of the story. */
const CERTIFIED_PEOPLE = 10;
/** Was certified before numbers were kept: his identity is proven by a code alone. */
const WITHOUT_NUMBER = '13800000012';
/** Companies whose certification is in force. */
const CERTIFIED_COMPANIES = 64;
/** The licence of this one ends soon, so that a reminder can be seen. */
const ENDING = { company: '朴石租赁', days: 20 } as const;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const { pending, approved } = CERTIFICATION_STATUS;

/** An invented identity number that passes its check. */
function citizenId(index: number): string {
  const body = `2201021980${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}${String(index % 1000).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

const bytes = (content: Buffer): string => `\\x${content.toString('hex')}`;

/** Certifications in force of the first people and companies, and one company's under review (domain rules 15, 29). */
export async function writeCertifications(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  keeper: KeyKeeper,
): Promise<void> {
  await writePeople(demo, members, keeper);
  const written = await Promise.all(
    companies.map(async (company, index) => {
      const member = members.find(({ businessId }) => businessId === company.id);
      const isPending = company.shortName === PENDING_COMPANY;
      if (member === undefined || (!isPending && index >= CERTIFIED_COMPANIES)) return [];
      return [{ ...(await companyRow(demo, keeper, { company, index, member, isPending })), isPending }];
    }),
  );
  const rows = written.flat();
  await demo.insert(
    'corporate_certification',
    rows.map(({ isPending: _isPending, ...row }) => row),
  );
  await demo.insert(
    'review',
    rows.map((row) => ({
      ...{ id: demo.newId(), biz_type: 'corporate_certification', biz_id: row.id, business_id: row.business_id },
      ...{
        code: row.code,
        title: row.business_name,
        status: row.isPending ? 1 : 2,
        submit_user_id: row.submit_user_id,
      },
      ...{ submitted_at: row.submit_time, decided_at: row.decide_time, version: row.isPending ? 1 : 2 },
    })),
  );
}

async function writePeople(demo: DemoWriter, members: readonly DemoMember[], keeper: KeyKeeper): Promise<void> {
  const people = [...new Map(members.map((member) => [member.userId, member])).values()]
    .slice(0, CERTIFIED_PEOPLE)
    .filter(({ phone }) => phone !== WITHOUT_NUMBER);
  const submitted = new Date(demo.now.getTime() - 200 * DAY_MS);
  const rows = await Promise.all(
    people.map(async ({ userId, name, phone }, index) => {
      const id = demo.newId();
      const number = citizenId(index);
      return {
        ...{ id, create_user_id: userId, update_user_id: userId, create_time: submitted, update_time: submitted },
        ...{ version: 3, code: numberOf('AQ', submitted, id), status: approved },
        fields: {
          ...{ realName: name, idCardBegin: '2018-05-20', idCardEnd: '2038-05-20', isLongTerm: 0, phone },
          ...{ frontImage: [], backImage: [], holdImage: [], faceVideo: [] },
        },
        id_number: bytes(await keeper.wrap(Buffer.from(number), personPurpose(userId))),
        id_mark: bytes(await markNumber(keeper, number)),
        ...{ id_masked: maskCitizenId(number), reason: '', field_reasons: [] },
        ...{ submit_time: submitted, decide_time: submitted },
      };
    }),
  );
  await demo.insert('personal_certification', rows);
}

interface Certified {
  readonly company: DemoCompany;
  readonly index: number;
  readonly member: DemoMember;
  readonly isPending: boolean;
}

async function companyRow(demo: DemoWriter, keeper: KeyKeeper, { company, index, member, isPending }: Certified) {
  const { creditCode, legalPerson, capital, establishDate } = licenceOf(index, company.shortName, demo);
  const id = demo.newId();
  const submitted = new Date(demo.now.getTime() - (isPending ? 1 : 180) * DAY_MS);
  const code = numberOf('AQ', submitted, id);
  const number = citizenId(100 + index);
  const isEnding = company.shortName === ENDING.company;
  const licenseEnd = isEnding ? demo.daysFromNow(ENDING.days).slice(0, 10) : '';
  const of = { create_user_id: member.userId, update_user_id: member.userId };
  return {
    ...{ id, business_id: company.id, ...of, create_time: submitted, update_time: submitted, code },
    ...{ version: isPending ? 2 : 3, status: isPending ? pending : approved, business_name: company.name },
    ...{ credit_code: creditCode, license_end: isEnding ? licenseEnd : null, is_claim: false },
    fields: {
      ...{ subjectType: 1, businessName: company.name, creditCode, licenseBegin: establishDate, licenseEnd },
      ...{ isLongTerm: isEnding ? 0 : 1, establishDate, registeredCapital: capital, companyNature: 2 },
      ...{ companyRoles: company.trade.roles.slice(0, 5), address: `建设街${index + 1}号`, isClaim: 0 },
      region: registeredIn(company),
      businessScope: `${company.categories.join('、')}及相关业务（演示数据）`,
      ...{ legalName: legalPerson, legalPhone: member.phone, applicantIsLegal: 1, agentName: '', agentPhone: '' },
      ...{ licenseImage: [], legalFront: [], legalBack: [], authorizationLetter: [], logo: [] },
      ...{ intro: '', website: '', landline: '', email: '' },
    },
    legal_number: bytes(await keeper.wrap(Buffer.from(number), companyPurpose(code, 'legal'))),
    ...{ legal_masked: maskCitizenId(number), agent_masked: '', reason: '', field_reasons: [] },
    ...{ submit_time: submitted, submit_user_id: member.userId, decide_time: isPending ? null : submitted },
  };
}

/** Where a company is registered: the district that its page names, else the first of its city. */
function registeredIn({ cityCode, regionName }: DemoCompany) {
  const [, district = ''] = regionName.split(' ');
  const districts = divisionsBelow(cityCode);
  const named = districts.find(({ name }) => district !== '' && name.startsWith(district)) ?? districts[0];
  const region = named && regionOf(named.code);
  if (region === undefined) throw new TypeError(`${cityCode} is no city`);
  return region;
}
