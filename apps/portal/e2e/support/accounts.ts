/** An account of the demo data, with the names of its companies in the order of the login site. */
export interface Account {
  readonly phone: string;
  readonly name: string;
  readonly companies: readonly string[];
}

/** The password of every demo account. */
export const demoPassword = 'Demo@2024';

/** The account of two companies and 37 unread notices. Journeys that read notices take another one. */
export const buyer: Account = {
  phone: '13800000001',
  name: '王建国',
  companies: ['吉林省砚北建设集团有限公司', '长春市晟岳建筑工程有限公司'],
};

/** Of the buyer's first company. */
export const colleague: Account = { phone: '13800000002', name: '李采宁', companies: buyer.companies.slice(0, 1) };

/** Of the buyer's first company; sees everything and does nothing. */
export const reader: Account = { phone: '13800000005', name: '周览', companies: buyer.companies.slice(0, 1) };

export const supplier: Account = { phone: '13800000011', name: '陈钢', companies: ['长春衡砺钢材贸易有限公司'] };

/**
 * One of 47 demo people with one company and four notices, two of them unread. A journey that changes what the
 * platform keeps takes one that no other journey takes.
 *
 * @param number 0 to 46; beyond it nobody is registered
 */
export function demoPerson(number: number): Pick<Account, 'phone'> {
  return { phone: `1380000${String(100 + number).padStart(4, '0')}` };
}

let registrations = 0;

/** A phone number that nobody has registered yet. */
export function unusedPhone(): string {
  registrations += 1;
  return `139${String(process.pid % 10_000).padStart(4, '0')}${String(registrations).padStart(4, '0')}`;
}
