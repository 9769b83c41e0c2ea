import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';

interface Colleague {
  readonly name: string;
  readonly roles: readonly string[];
  readonly place?: readonly [department: string, position: string] | undefined;
  /** Days ago; left out: never yet. */
  readonly lastLogin?: number | undefined;
  readonly joined: number;
  readonly status?: number;
  /** Short name of another company that she works for. */
  readonly also?: string;
  /** As a person, which a new administrator has to be. */
  readonly isCertified?: true;
}

const { disabled, removed } = MEMBERSHIP_STATUS;

/** Colleagues of the people of the story, by the short name of their company: every status, every role, gaps included. */
const COLLEAGUES: Readonly<Record<string, readonly Colleague[]>> = {
  砚北建设: [
    { name: '刘岩', roles: ['purchaser'], place: ['物资部', '采购员'], joined: 86, lastLogin: 24, status: disabled },
    {
      ...{ name: '宋佳禾', roles: ['purchaser', 'project_manager'], place: ['招采中心', '招标专员'] as const },
      ...{ joined: 64, lastLogin: 0.2, isCertified: true },
    },
    {
      ...{ name: '马国栋', roles: ['project_manager'], place: ['净月项目部', '生产经理'] as const, joined: 61 },
      ...{ lastLogin: 1.1, also: '晟岳建筑' },
    },
    { name: '何春燕', roles: ['seller'], place: ['市场部', '供应商务'], joined: 40, lastLogin: 3.4, isCertified: true },
    { name: '徐永刚', roles: ['finance', 'reader'], place: ['财务部', '出纳'], joined: 33, lastLogin: 0.4 },
    {
      ...{ name: '欧阳·阿不都热合曼', roles: ['reader'], joined: 21 },
      place: ['重点工程质量与安全生产监督联合工作领导小组办公室', '质量安全总监兼安全生产委员会秘书'],
    },
    { name: '吕磊', roles: ['reader'], joined: 2 },
    { name: '许晓东', roles: ['purchaser'], place: ['物资部', '采购员'], joined: 150, lastLogin: 95, status: removed },
  ],
  衡砺钢材: [
    {
      name: '曹建军',
      roles: ['seller'],
      place: ['销售部', '销售经理'],
      joined: 120,
      lastLogin: 0.3,
      isCertified: true,
    },
    { name: '严丽', roles: ['finance'], place: ['财务部', '会计'], joined: 118, lastLogin: 2.2 },
  ],
};

/**
 * People beside the logins of the story, who write nothing of what follows.
 *
 * @param passwordHash of the password of every account of the demonstration
 */
export async function writeCompanyMembers(
  demo: DemoWriter,
  companies: readonly DemoCompany[],
  passwordHash: string,
): Promise<void> {
  const people = companies
    .flatMap(({ id, shortName }) => (COLLEAGUES[shortName] ?? []).map((person) => ({ ...person, businessId: id })))
    .map((person, index) => ({ ...person, id: demo.newId(), phone: `1380000${String(300 + index).padStart(4, '0')}` }));
  await demo.insert(
    'account',
    people.map(({ id, phone, name, joined, isCertified }) => ({
      ...{ id, phone, real_name: name, nick_name: name, avatar: '', gender: 0, email: '', intro: '' },
      ...{ province_code: '220000', city_code: '220100', district_code: '' },
      cert_status: isCertified ? 2 : 0,
      password_hash: passwordHash,
      created_at: demo.daysFromNow(-joined - 30),
      updated_at: demo.daysFromNow(-joined),
      version: 1,
    })),
  );
  await demo.insert(
    'membership',
    people.flatMap((person) => {
      const other = companies.find(({ shortName }) => shortName === person.also);
      const there = { ...person, place: undefined, lastLogin: undefined, joined: person.joined - 1 };
      return [membershipOf(demo, person), ...(other ? [membershipOf(demo, { ...there, businessId: other.id })] : [])];
    }),
  );
}

function membershipOf(demo: DemoWriter, person: Colleague & { readonly id: string; readonly businessId: string }) {
  const { id, businessId, roles, place: [department, position] = ['', ''], joined, lastLogin, status } = person;
  return {
    ...{ user_id: id, business_id: businessId, role_keys: roles, data_scope: 1, is_owner: false },
    ...{ department, position, status: status ?? MEMBERSHIP_STATUS.active },
    joined_at: demo.daysFromNow(-joined),
    last_login_at: lastLogin === undefined ? null : demo.daysFromNow(-lastLogin),
    updated_at: demo.daysFromNow(-joined),
    version: 1,
  };
}
