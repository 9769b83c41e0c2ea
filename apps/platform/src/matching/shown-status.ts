const CLOSING_SOON_MS = 24 * 3_600_000;

/** In place of the name of a company that hides it from visitors. */
export const HIDDEN_COMPANY = '某建筑企业';

/** What is said of an open demand: it takes answers, and soon no more. */
export function shownStatus(deadline: Date | null, now: Date) {
  const soon = deadline !== null && deadline.getTime() - now.getTime() < CLOSING_SOON_MS;
  return soon ? { status: 2, statusLabel: '即将截止' } : { status: 1, statusLabel: '报价中' };
}
