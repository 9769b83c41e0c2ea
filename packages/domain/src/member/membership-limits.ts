import type { MembershipQuota } from '../dictionary/membership-levels.ts';

/** How much of it a business has in a month, or has room for, by its level (domain rules 12.2); null without limit. */
const LIMITS = {
  inquiriesPerMonth: [5, 20, 100, null],
  tendersPerMonth: [1, 5, 30, null],
  productQuota: [20, 100, 500, 5000],
  serviceQuota: [5, 20, 100, 500],
  contactReveals: [5, 50, 200, null],
  memberSeats: [5, 20, 50, 200],
  exportRows: [100, 1000, 5000, 20_000],
} as const satisfies Record<MembershipQuota, readonly (number | null)[]>;

/** @param level of the membership in force; one that there is not has as much as the first */
export function membershipLimit(quota: MembershipQuota, level: number): number | null {
  const limits = LIMITS[quota];
  const most = limits[level];
  return most === undefined ? limits[0] : most;
}

/** How many members a business has room for (domain rules 12.2). @param level of the membership in force */
export const seats = (level: number): number => LIMITS.memberSeats[level] ?? LIMITS.memberSeats[0];
