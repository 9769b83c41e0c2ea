import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { checkNeed, NEED_MESSAGES, type NeedFields } from '@jianzhu/domain/needs';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { RecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { regionOf } from '../region/region-tree.ts';
import { handInNeed } from './hand-in-need.ts';

/** Who submits a need; nobody for a visitor. */
interface Submitter {
  readonly businessId: RecordId;
  readonly userId: RecordId;
}

export interface SubmittedNeed {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly version: number;
}

/** Of one business in a day: each is read by a reviewer. A visitor's are bounded by his codes. */
const MOST_OF_DAY = 20;

/** How many needs a business has submitted since midnight in Shanghai; those who ask wait for one another. */
async function needsOfDay(transaction: Transaction, businessId: string): Promise<number> {
  await lockText(transaction, `needs of ${businessId}`);
  const { count } = await transaction
    .selectFrom('need')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where(
      sql<SqlBool>`create_time >= date_trunc('day', ${businessNow} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a need and hands it in: in the transaction of its owner's session, or of the login for a visitor. */
export async function submitNeed(
  transaction: Transaction,
  fields: NeedFields,
  by: Submitter | null,
): Promise<SubmittedNeed | Refusal> {
  const { rows } = await sql<{ now: Date }>`select ${businessNow} as now`.execute(transaction);
  const broken = checkNeed(fields, formatDate((rows[0]?.now ?? new Date()).getTime()));
  if (broken) return refuseField(broken.field, broken.message);
  const region = regionOf(fields.region.districtCode);
  if (region === undefined) return refuseField('region', '请选择省/市/区');
  const [businessId, userId] = [by?.businessId ?? null, by?.userId ?? null];
  if (businessId !== null && (await needsOfDay(transaction, businessId)) >= MOST_OF_DAY)
    return new Refusal('tooFrequent', { msg: NEED_MESSAGES.submittedOften });
  const code = await takeRecordNumber(transaction, 'need');
  const need = await transaction
    .insertInto('need')
    .values({
      code,
      business_id: businessId,
      create_user_id: userId,
      update_user_id: userId,
      create_time: businessNow,
      update_time: sql<Date>`${businessNow}`,
      title: fields.title,
      need_type: fields.needType,
      budget_min: fields.budgetMin,
      budget_max: fields.budgetMax,
      province_code: region.provinceCode,
      city_code: region.cityCode,
      city_name: region.cityName,
      district_code: region.districtCode,
      district_name: region.districtName,
      deadline: fields.deadline,
      description: fields.description,
      is_public: fields.isPublic === 1,
    })
    .returning(['id', 'code', 'status', 'version'])
    .executeTakeFirstOrThrow();
  const { contactName: contact_name, contactPhone: contact_phone } = fields;
  await transaction
    .insertInto('need_contact')
    .values({ need_id: need.id, business_id: businessId, contact_name, contact_phone })
    .execute();
  await handInNeed(transaction, { id: need.id, code, title: fields.title, businessId, userId });
  return need;
}
