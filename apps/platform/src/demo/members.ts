import { type DemoCompany, PENDING_COMPANY } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';

/** Every demo account has this password; only a demonstration is ever seeded. */
export const DEMO_PASSWORD = 'Demo@2024';

/** A fixed login of the demo story (domain rules 29.7). */
export interface DemoLogin {
  readonly phone: string;
  readonly name: string;
  /** Short names of the businesses; the first is chosen first. Empty: only an automatic personal business. */
  readonly businesses: readonly string[];
  readonly roles: readonly string[];
}

/** What they are in the company of the story, and how long ago they were last there (days). */
const PLACES: Readonly<Record<string, readonly [department: string, position: string, lastLogin: number]>> = {
  王建国: ['公司领导', '总经理', 0.3],
  李采宁: ['物资部', '采购主管', 0.05],
  赵财敏: ['财务部', '会计', 0.25],
  孙工: ['净月项目部', '项目经理', 0.9],
  周览: ['审计部', '审计', 8.2],
  陈钢: ['公司领导', '总经理', 0.1],
};

const login = (phone: string, name: string, role: string, ...businesses: string[]): DemoLogin => ({
  phone,
  name,
  roles: [role],
  businesses,
});

export const DEMO_LOGINS: readonly DemoLogin[] = [
  login('13800000001', '王建国', 'business_admin', '砚北建设', '晟岳建筑'),
  login('13800000002', '李采宁', 'purchaser', '砚北建设'),
  login('13800000003', '赵财敏', 'finance', '砚北建设'),
  login('13800000004', '孙工', 'project_manager', '砚北建设'),
  login('13800000005', '周览', 'reader', '砚北建设'),
  login('13800000011', '陈钢', 'business_admin', '衡砺钢材'),
  login('13800000012', '林砼', 'business_admin', '拓垚混凝土'),
  login('13800000013', '郑砂', 'seller', '松屿建材'),
  login('13800000014', '高租', 'business_admin', '朴石租赁'),
  login('13800000015', '韩律师', 'business_admin', '临珩律所'),
  login('13800000016', '尹括号', 'business_admin', '云岫示范建材'),
  login('13800000020', '新用户', 'business_admin'),
  login('13800000021', '待审企业', 'business_admin', PENDING_COMPANY),
];

const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜';
const GIVEN = [
  '伟',
  '芳',
  '建军',
  '丽',
  '志强',
  '敏',
  '海',
  '雪梅',
  '国栋',
  '春燕',
  '磊',
  '静',
  '永刚',
  '玉兰',
  '晓东',
] as const;

export interface DemoMember {
  readonly userId: string;
  readonly businessId: string;
  readonly phone: string;
  readonly name: string;
}

/** Sixty accounts: the fixed logins, and people who fill the demo companies. @param passwordHash of {@link DEMO_PASSWORD}. */
export async function writeMembers(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  passwordHash: string,
): Promise<DemoMember[]> {
  const byShortName = new Map(companies.map((company) => [company.shortName, company]));
  const people = [
    ...DEMO_LOGINS.map((entry) => ({
      ...entry,
      companies: entry.businesses.flatMap((name) => byShortName.get(name) ?? []),
    })),
    ...Array.from({ length: 47 }, (_, index) => ({
      phone: `1380000${String(100 + index).padStart(4, '0')}`,
      name: `${SURNAMES[index % SURNAMES.length]}${GIVEN[index % GIVEN.length]}`,
      roles: [index % 4 === 0 ? 'business_admin' : index % 2 ? 'purchaser' : 'seller'],
      companies: companies.slice(index + 2, index + 3),
    })),
  ].map((person) => ({ ...person, id: demo.newId(), personalId: person.companies.length ? undefined : demo.newId() }));

  await demo.insert(
    'account',
    people.map(({ id, phone, name }, index) => ({
      id,
      phone,
      real_name: name,
      nick_name: name,
      avatar: '',
      gender: 0,
      email: '',
      province_code: '220000',
      city_code: '220100',
      district_code: '',
      intro: '',
      cert_status: index < 10 ? 2 : 0,
      password_hash: passwordHash,
      created_at: demo.daysFromNow(-300),
      updated_at: demo.daysFromNow(-30),
      version: 1,
    })),
  );
  const personal = people.flatMap(({ name, personalId }) => (personalId ? [{ id: personalId, name }] : []));
  await demo.insert(
    'business',
    personal.map(({ id, name }) => ({
      id,
      name: `个人-${name}`,
      nice_name: `个人-${name}`,
      tenant_id: id,
      account_header: '',
      city_code: '',
      kind: 0,
      cert_status: 0,
      vip_level: 0,
      created_at: demo.daysFromNow(-1),
      updated_at: demo.daysFromNow(-1),
      version: 1,
    })),
  );
  const members = people.flatMap(({ id, phone, name, roles, companies: own, personalId }) =>
    (personalId ? [personalId] : own.map((company) => company.id)).map((businessId) => ({
      userId: id,
      businessId,
      phone,
      name,
      roles,
    })),
  );
  const owned = new Set<string>();
  await demo.insert(
    'membership',
    members.map(({ userId, businessId, roles, name }) => {
      const [department, position, lastLogin] = PLACES[name] ?? ['', '', null];
      const is_owner = !owned.has(businessId);
      owned.add(businessId);
      return {
        user_id: userId,
        business_id: businessId,
        role_keys: roles,
        data_scope: 1,
        is_owner,
        department,
        position,
        status: 1,
        joined_at: demo.daysFromNow(-200),
        last_login_at: lastLogin === null ? null : demo.daysFromNow(-lastLogin),
        updated_at: demo.daysFromNow(-200),
        version: 1,
      };
    }),
  );
  return members.map(({ userId, businessId, phone, name }) => ({ userId, businessId, phone, name }));
}
