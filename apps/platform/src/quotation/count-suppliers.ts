import './tables.ts';
import '../deal/tables.ts';
import '../supplier/tables.ts';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import type { JobHandler } from '../jobs/run-job.ts';

/**
 * Counts anew what every supplier has done in the last year (domain rules 28, statJob): invitations, answers, quotations,
 * deals, how long it took, ratings by buyers; nothing of whoever has done nothing any more. Inquiries that are still sealed
 * do not count, nor those that were closed before they were opened: who has answered one is not to be read from a figure.
 */
export const countSuppliersJob: JobHandler = {
  everySeconds: 3600,
  async run(transaction) {
    await sql`
      with ended as (
        select id from inquiry where publish_time > app.business_now() - interval '1 year'
          and status >= 3 and (status < 8 or open_time is not null or not sealed)
      ), invited as (
        select v.business_id, count(*)::int as invited, count(*) filter (where v.status in (2, 3, 4))::int as answered,
          avg(extract(epoch from r.submit_time - v.create_time) / 60)::int as minutes
        from inquiry_invitee v
        join ended on ended.id = v.inquiry_id
        left join quotation q on q.inquiry_id = v.inquiry_id and q.business_id = v.business_id
        left join quotation_revision r on r.quotation_id = q.id and r.round = 1 and r.revision = 1
        group by v.business_id
      ), quoted as (
        select q.business_id, count(*)::int as quotes from quotation q join ended on ended.id = q.inquiry_id
        where q.submit_time is not null and q.status <> 2 group by q.business_id
      ), dealt as (
        select supplier_business_id as business_id, count(*) filter (where status = any(${STANDING_DEAL_STATUSES}::int[]))::int as deals,
          count(buyer_rating)::int as ratings, coalesce(sum((buyer_rating->>'quality')::int), 0)::int as quality,
          coalesce(sum((buyer_rating->>'delivery')::int), 0)::int as delivery,
          coalesce(sum((buyer_rating->>'service')::int), 0)::int as service
        from deal where create_time > app.business_now() - interval '1 year' group by supplier_business_id
      ), known as (
        select supplier_id as business_id from supplier_figure union select business_id from invited
        union select business_id from quoted union select business_id from dealt
      )
      insert into supplier_figure as figure (supplier_id, invited_count, answered_count, quote_count, deal_count,
        response_minutes, rating_count, quality_sum, delivery_sum, service_sum, update_time)
      select business_id, coalesce(invited, 0), coalesce(answered, 0), coalesce(quotes, 0), coalesce(deals, 0), minutes,
        coalesce(ratings, 0), coalesce(quality, 0), coalesce(delivery, 0), coalesce(service, 0), app.business_now()
      from known left join invited using (business_id) left join quoted using (business_id) left join dealt using (business_id)
      on conflict (supplier_id) do update set invited_count = excluded.invited_count,
        answered_count = excluded.answered_count, quote_count = excluded.quote_count, deal_count = excluded.deal_count,
        response_minutes = excluded.response_minutes, rating_count = excluded.rating_count,
        quality_sum = excluded.quality_sum, delivery_sum = excluded.delivery_sum, service_sum = excluded.service_sum,
        update_time = excluded.update_time`.execute(transaction);
  },
};
