import { PUBLISHED } from '../knowledge/knowledge-base.ts';
import { ON_SHELF } from '../service/services.ts';
import '../knowledge/tables.ts';
import '../matching/tables.ts';
import '../service/tables.ts';
import type { showcaseSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';

type Company = InferOutput<(typeof showcaseSchemas)['company']['data']>;
type Offer = Company['offers'][number];
type Activity = Company['activities'][number];

/** Of goods, and of services. */
const MOST_OFFERS = 30;
const MOST_ACTIVITIES = 20;
const BY_PACKAGES = 2;

/**
 * What a company sells and offers now (domain rules 20): goods, each once and as it was offered last, then services.
 * What it offers without its name is not here.
 */
export async function offersOf(transaction: Transaction, businessId: string): Promise<Offer[]> {
  const each = transaction
    .selectFrom('supply_demand')
    .select(['id', 'title', 'specification', 'amount', 'unit', 'create_time'])
    .distinctOn(['title', 'specification'])
    .where('business_id', '=', businessId)
    .where('side', '=', 'supply')
    .where('is_anonymous', '=', false)
    .where(sql<boolean>`coalesce(deadline > ${businessNow}, true)`)
    .orderBy('title')
    .orderBy('specification')
    .orderBy('create_time', 'desc');
  const goods = await transaction
    .selectFrom(each.as('goods'))
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFFERS)
    .execute();
  const services = await transaction
    .selectFrom('service')
    .select(['id', 'title', 'service_type', 'charge_mode', 'price', 'unit'])
    .where('business_id', '=', businessId)
    .where('standing', '=', ON_SHELF)
    .orderBy('sales', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFFERS)
    .execute();
  return [
    ...goods.map(({ id, title, specification, amount, unit }): Offer => {
      const price = amount === null ? null : Number(amount);
      return { id, kind: 'goods', title, text: specification, price, unit, isFrom: false };
    }),
    ...services.map(({ id, title, service_type, charge_mode, price, unit }): Offer => {
      const text = dictionaryLabel(SERVICE_TYPES, service_type);
      return { id, kind: 'service', title, text, price, unit, isFrom: charge_mode === BY_PACKAGES };
    }),
  ];
}

/** What a company asked for, offered and published in public, each at its last time; nothing that it did without its name. */
export async function activitiesOf(transaction: Transaction, businessId: string): Promise<Activity[]> {
  const { rows } = await sql<{ id: string; kind: Activity['kind']; title: string; time: Date }>`
    select max(id)::text as id, case side when 'supply' then 'offer' else 'demand' end as kind, title,
        max(create_time) as time
      from supply_demand where business_id = ${businessId} and not is_anonymous group by side, title
    union all
    select id::text, 'service', title, publish_time
      from service where business_id = ${businessId} and standing = ${ON_SHELF}
    union all
    select id::text, 'knowledge', title, publish_time
      from knowledge where business_id = ${businessId} and standing = ${PUBLISHED}
    order by time desc, id desc
    limit ${MOST_ACTIVITIES}
  `.execute(transaction);
  return rows.map(({ time, ...activity }) => ({ ...activity, time: timeText(time) }));
}
