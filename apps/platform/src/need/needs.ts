import './tables.ts';
import type { contentSchemas, needSchemas } from '@jianzhu/api-client/schemas';
import type { NeedSummary } from '@jianzhu/domain';
import { dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { NEED_STATUS } from '@jianzhu/domain/needs';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { equals, filterRows, type ListShape, like, listRecords, ofEdition } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';

type NeedQuery = InferOutput<typeof contentSchemas.needs.query>;
type NeedList = InferOutput<typeof contentSchemas.needs.data>;
type NeedDetail = InferOutput<typeof needSchemas.detail.data>;

/** Page of a need. */
export const NEED_PAGE = '/default/comprehensives-ervices/case-list-need?id=';

const NEEDS: ListShape<NeedQuery> = {
  filters: {
    keyword: like('title', 'description'),
    platformCode: ofEdition('title', 'description', 'city_name', 'district_name'),
    needType: equals('need_type'),
    cityCode: equals('city_code'),
    status: equals('status'),
    isCase: (isCase) => sql<SqlBool>`(status = ${NEED_STATUS.finished}) = ${isCase === 1}`,
  },
  sorts: { deadline: 'deadline', budgetMax: 'budget_max' },
  order: ['publish_time'],
};

/** What is shown to everybody, whatever else the one who asks may see. */
export const SHOWN_NEED = 'is_public and (status in (1, 2) or status = 3 and owner_agrees and replier_agrees)';
export const isShown = sql.raw<SqlBool>(SHOWN_NEED);

/** Whether a need's last day is not over (Asia/Shanghai). */
export const isInTime = sql<SqlBool>`deadline >= (${businessNow} at time zone 'Asia/Shanghai')::date`;

/** One page of the needs that are shown, or of those that became cases, and how many of all found take offers. */
export async function listNeeds(transaction: Transaction, asked: NeedQuery): Promise<NeedList> {
  const shown = transaction.selectFrom('need').where(isShown);
  const page = await listRecords(transaction, shown.selectAll(), NEEDS, asked, toSummary);
  const { count } = await filterRows(shown, NEEDS, asked)
    .where('status', '=', NEED_STATUS.shown)
    .where(isInTime)
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { ...page, open: Number(count) };
}

/** A need that everybody may read. */
export async function findNeed(transaction: Transaction, id: string): Promise<NeedDetail | undefined> {
  const row = await transaction.selectFrom('need').selectAll().where('id', '=', id).where(isShown).executeTakeFirst();
  return row && toDetail(row);
}

export const toDetail = (row: Row<'need'>): NeedDetail => ({
  ...toSummary(row),
  code: row.code,
  description: row.description,
  updateTime: timeText(row.update_time),
});

const fenOf = (amount: string | number | null) => (amount === null ? null : Number(amount));

export function toSummary(row: Row<'need'>): NeedSummary {
  return {
    id: row.id,
    title: row.title,
    demand: dictionaryLabel(SERVICE_TYPES, row.need_type),
    needType: row.need_type,
    budgetMin: fenOf(row.budget_min),
    budgetMax: fenOf(row.budget_max),
    regionName: row.city_name + row.district_name,
    deadline: row.deadline,
    status: row.status,
    replyCount: row.reply_count,
    createTime: timeText(row.publish_time ?? row.create_time),
    url: NEED_PAGE + row.id,
  };
}
