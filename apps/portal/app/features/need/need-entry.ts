import { DAY_MS, type NeedSummary } from '@jianzhu/domain';
import { NEED_STATUS, needMachine, needReplyMachine } from '@jianzhu/domain/needs';
import { statusLook } from '@jianzhu/domain/records';
import type { NeedEntry } from '@jianzhu/ui/needs';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import { needTexts as texts } from './messages.ts';

/** Address of the page of one need. */
export const needHref = (id: string) => `${paths.needCases}?id=${id}`;

const FEN_PER_TEN_THOUSAND = 1_000_000;

/** How a status is called and coloured; the platform gives none but these. */
export function needState(status: number | null) {
  const { label, tone } = statusLook(needMachine, status ?? NEED_STATUS.shown); // old answers have none
  return { text: label, tone };
}

/** The same of an offer. */
function offerState(status: number) {
  const { label, tone } = statusLook(needReplyMachine, status);
  return { text: label, tone };
}

const amount = (fen: number) =>
  fen >= FEN_PER_TEN_THOUSAND ? texts.tenThousand(yuanText(fen / (FEN_PER_TEN_THOUSAND / 100))) : yuanText(fen);

/** "8万-12万元" of fen; 面议 without. */
export function budgetText({ budgetMin, budgetMax }: Pick<NeedSummary, 'budgetMin' | 'budgetMax'>): string {
  if (budgetMin === null && budgetMax === null) return texts.agreed;
  if (budgetMax === null) return texts.atLeast(amount(budgetMin ?? 0));
  if (budgetMin === null) return texts.atMost(amount(budgetMax));
  return budgetMin === budgetMax ? texts.yuan(amount(budgetMin)) : texts.budget(amount(budgetMin), amount(budgetMax));
}

/** Whether a need still takes offers. @param today `YYYY-MM-DD` */
export const takesOffers = ({ status, deadline }: Pick<NeedSummary, 'status' | 'deadline'>, today: string) =>
  status === NEED_STATUS.shown && deadline >= today;

/** The last day, and how many are left while offers are taken. */
export function deadlineText(need: Pick<NeedSummary, 'status' | 'deadline'>, today: string): string {
  const day = need.deadline.slice(5);
  if (!takesOffers(need, today)) return texts.until(day);
  const days = Math.round((Date.parse(need.deadline) - Date.parse(today)) / DAY_MS);
  return days === 0 ? texts.lastDay(day) : texts.daysLeft(day, days);
}

/** A need as a list shows it. @param today `YYYY-MM-DD` */
export function needEntry(need: NeedSummary, today: string): NeedEntry {
  const { id, title, demand, regionName, replyCount, status } = need;
  return {
    key: id,
    href: needHref(id),
    title,
    facts: [demand, regionName],
    budget: budgetText(need),
    note: deadlineText(need, today),
    offers: replyCount === 0 ? texts.noOffers : texts.offers(replyCount),
    state: needState(status),
  };
}

/** An offer as a list shows it, without who made it. */
export function offerEntry(offer: {
  readonly id: string;
  readonly status: number;
  readonly price: number;
  readonly days: number;
  readonly plan: string;
  readonly createTime: string;
}) {
  const { id, status, price, days, plan, createTime } = offer;
  return {
    key: id,
    state: offerState(status),
    price: texts.yuan(yuanText(price)),
    days: texts.inDays(days),
    plan,
    time: texts.handedIn(createTime.slice(0, 16)),
  };
}
