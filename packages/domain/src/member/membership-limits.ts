import type { MembershipQuota } from '../dictionary/membership-levels.ts';

/** How much of it a business has in a month, or has room for, by its level (domain rules 12.2); null without limit. */
const LIMITS = {
  inquiriesPerMonth: [5, 20, 100, null],
  tendersPerMonth: [1, 5, 30, null],
  contactReveals: [5, 50, 200, null],
  memberSeats: [5, 20, 50, 200],
} as const satisfies Partial<Record<MembershipQuota, readonly (number | null)[]>>;

/** @param level of the membership in force; one that there is not has as much as the first */
export function membershipLimit(quota: keyof typeof LIMITS, level: number): number | null {
  const limits = LIMITS[quota];
  const most = limits[level];
  return most === undefined ? limits[0] : most;
}

/** How many members a business has room for (domain rules 12.2). @param level of the membership in force */
export const seats = (level: number): number => LIMITS.memberSeats[level] ?? LIMITS.memberSeats[0];
