import '../deal/tables.ts';
import '../supplier/tables.ts';
import '../showcase/tables.ts';
import { DEAL_STATUS } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { certificatesOf } from '../showcase/certificates.ts';

/** Certificates that the profile shows beside the performance; the whole list has a page of its own. */
const MOST_CERTIFICATES = 6;
const MINUTES = 60;

/** How a supplier does, as buyers are shown it, and the deals that it has confirmed within 90 days. In her session. */
export async function readPerformance(transaction: Transaction, { acting }: BusinessMember) {
  const { businessId } = acting;
  const figure = await transaction
    .selectFrom('supplier_figure')
    .select(['invited_count', 'answered_count', 'quote_count', 'deal_count', 'response_minutes', 'rating_count'])
    .select(sql<number>`quality_sum + delivery_sum + service_sum`.as('sum'))
    .where('supplier_id', '=', businessId)
    .executeTakeFirst();
  const { count } = await transaction
    .selectFrom('deal')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('supplier_business_id', '=', businessId)
    .where('status', 'in', [DEAL_STATUS.confirmed, DEAL_STATUS.finished])
    .where('confirm_time', '>', sql<Date>`${businessNow} - interval '90 days'`)
    .executeTakeFirstOrThrow();
  return {
    responseHours: figure?.response_minutes == null ? null : round(figure.response_minutes / MINUTES),
    responseRate: figure?.invited_count ? figure.answered_count / figure.invited_count : null,
    quoteCount: figure?.quote_count ?? 0,
    dealCount: figure?.deal_count ?? 0,
    recentDealCount: count,
    // The mean of three scores.
    score: figure?.rating_count ? round(figure.sum / (3 * figure.rating_count)) : null,
  };
}

/** One decimal tells enough. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** The certificates that buyers see, the first of them, and whether the company shows itself at all. */
export async function readShown(transaction: Transaction, { acting }: BusinessMember) {
  const all = await certificatesOf(transaction, acting.businessId, true);
  const profile = await transaction
    .selectFrom('company_profile')
    .select('is_published')
    .where('business_id', '=', acting.businessId)
    .executeTakeFirst();
  return {
    certificates: all.slice(0, MOST_CERTIFICATES),
    certificateCount: all.length,
    isShown: profile?.is_published ?? false,
  };
}
