import { MEMBERSHIP_BENEFITS, MEMBERSHIP_QUOTAS } from '../dictionary/membership-levels.ts';
import { membershipLimit } from '../member/membership-limits.ts';

const UNLIMITED = '不限';
const LEVELS = [0, 1, 2, 3] as const;

/** What levels open beyond numbers, by level. */
const OPENED: Readonly<Record<(typeof MEMBERSHIP_BENEFITS)[number]['value'], readonly string[]>> = {
  shopDecoration: ['基础模板', '基础模板', '全部组件', '全部组件+自定义域名说明'],
  serviceDiscount: ['无', '98折', '95折', '90折'],
  recommend: ['–', '–', '1位/月', '4位/月'],
};

/** The comparison of levels, a row a benefit with a text for each level (domain rules 12.2). */
export const vipBenefits = (): readonly {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
}[] => [
  ...MEMBERSHIP_QUOTAS.map(({ value, label }) => ({
    ...{ key: value, label },
    values: LEVELS.map((level) => String(membershipLimit(value, level) ?? UNLIMITED)),
  })),
  ...MEMBERSHIP_BENEFITS.map(({ value, label }) => ({ key: value, label, values: OPENED[value] })),
];
