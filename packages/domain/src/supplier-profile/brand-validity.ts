import { dictionary } from '../dictionary/dictionary.ts';

/** Days before its end at which a company is reminded of the authorisation of a brand (notice N403). */
export const BRAND_REMINDED_DAYS = [30] as const;

/** Whether the authorisation of a brand holds, by nothing but its days. */
export const BRAND_VALIDITIES = dictionary([
  ['future', '未生效', 'neutral'],
  ['valid', '有效', 'success'],
  ['expiring', '即将到期', 'warning'],
  ['expired', '已过期', 'danger'],
]);

export type BrandValidity = (typeof BRAND_VALIDITIES)[number]['value'];

const DAY_MS = 86_400_000;

/** Days from one day to another, both `YYYY-MM-DD`; negative where it lies before. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * How far an authorisation holds: it is good on its first and on its last day.
 *
 * @param today `YYYY-MM-DD`, Asia/Shanghai
 */
export function brandValidity(
  { beginDate, endDate }: { readonly beginDate: string; readonly endDate: string },
  today: string,
): { readonly state: BrandValidity; readonly daysLeft: number } {
  const daysLeft = daysBetween(today, endDate);
  if (daysLeft < 0) return { state: 'expired', daysLeft };
  if (beginDate > today) return { state: 'future', daysLeft };
  const isEnding = daysLeft <= BRAND_REMINDED_DAYS[0];
  return { state: isEnding ? 'expiring' : 'valid', daysLeft };
}
