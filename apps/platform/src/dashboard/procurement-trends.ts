import '../deal/tables.ts';
import '../inquiry/tables.ts';
import '../quotation/tables.ts';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';
import type { TrendSource } from './trend-source.ts';

const { trends: texts } = DASHBOARD_MESSAGES;
/** fen in 万元 */
const TEN_THOUSAND_YUAN = 1_000_000;

/** What a company does in procurement, on either side, as far as the member reaches it (domain rules 28, 16.4). */
export function procurementTrends(caller: BusinessMember): readonly TrendSource[] {
  const { businessId } = caller.acting;
  return [
    {
      key: 'inquiries',
      words: texts.inquiries,
      side: 'require',
      permission: 'inquiry_view',
      happenings: sql`select publish_time as at from inquiry
      where business_id = ${businessId} and publish_time is not null and ${whereInScope(caller, 'create_user_id')}`,
    },
    {
      // On the day from which the buyer reads it: before, that it came is as sealed as what it says.
      key: 'received',
      words: texts.received,
      side: 'require',
      permission: 'inquiry_view',
      happenings: sql`select opened_at as at from quotation join inquiry on inquiry.id = inquiry_id
      where buyer_business_id = ${businessId} and opened_at is not null
        and ${whereInScope(caller, 'inquiry.create_user_id')}`,
    },
    {
      key: 'purchases',
      words: texts.amount,
      side: 'require',
      permission: 'deal_view',
      measure: sql`sum(total_amount)`,
      scale: TEN_THOUSAND_YUAN,
      happenings: sql`select confirm_time as at, total_amount from deal
      where business_id = ${businessId} and status = any(${STANDING_DEAL_STATUSES}::int[]) and ${reachesDeal(caller)}`,
    },
    {
      key: 'quotations',
      words: texts.quotations,
      side: 'supply',
      permission: 'quotation_view',
      happenings: sql`select submit_time as at from quotation
      where business_id = ${businessId} and submit_time is not null and ${whereInScope(caller, 'create_user_id')}`,
    },
    {
      key: 'wins',
      words: texts.wins,
      side: 'supply',
      permission: 'deal_view',
      happenings: sql`select create_time as at from deal
      where supplier_business_id = ${businessId} and ${reachesDeal(caller)}`,
    },
    {
      key: 'sales',
      words: texts.amount,
      side: 'supply',
      permission: 'deal_view',
      measure: sql`sum(total_amount)`,
      scale: TEN_THOUSAND_YUAN,
      happenings: sql`select confirm_time as at, total_amount from deal
      where supplier_business_id = ${businessId} and status = any(${STANDING_DEAL_STATUSES}::int[]) and ${reachesDeal(caller)}`,
    },
  ];
}
