import './tables.ts';
import type { contentSchemas, salonSchemas } from '@jianzhu/api-client/schemas';
import type { SALON_STATUSES, SalonSummary } from '@jianzhu/domain';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Video } from '../objects/video-address.ts';
import { equals, filterRows, type ListShape, like, listRecords, ofEdition } from '../record/list-records.ts';

export type SalonQuery = InferOutput<typeof contentSchemas.salons.query>;
type SalonList = InferOutput<typeof contentSchemas.salons.data>;
type SalonDetail = InferOutput<typeof salonSchemas.detail.data>;
type Status = (typeof SALON_STATUSES)[number];

const MOST_NEXT = 3;

/** A salon's status follows from its times. */
const statusOf = sql<Status>`case
  when ${businessNow} >= end_time then '已结束'
  when ${businessNow} >= begin_time then '进行中'
  when ${businessNow} < sign_up_end then '报名中'
  else '即将开始' end`;

const seats = (name: 'taken' | 'waiting') =>
  sql<string>`coalesce((select ${sql.ref(name)} from salon_seats where salon_id = salon.id), 0)`;

const isOpen = sql<boolean>`(${statusOf} = '报名中' and (capacity is null or ${seats('taken')} < capacity))`;

const localDay = sql<string>`to_char(begin_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const localMonth = sql<string>`to_char(begin_time at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** Salons to come, the nearest first; then past ones, the latest first. */
const SALONS: ListShape<SalonQuery> = {
  filters: {
    keyword: like('title', 'organizer'),
    platformCode: ofEdition('title', 'region_name', 'address'),
    kind: equals('kind'),
    status: (status) => sql<SqlBool>`${statusOf} = ${status}`,
    month: (month) => sql<SqlBool>`${localMonth} = ${month}`,
    before: (month) => sql<SqlBool>`${localMonth} < ${month}`,
    day: (day) => sql<SqlBool>`${localDay} = ${day}`,
  },
  sorts: { beginTime: 'begin_time', taken: 'taken' },
  order: ['is_ahead', 'nearness'],
};

const rowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('salon')
    .select([
      'id',
      'title',
      'cover',
      'kind',
      'begin_time',
      'end_time',
      'sign_up_end',
      'region_name',
      'address',
      'organizer',
      'capacity',
      'live_url',
      'replay_url',
      'replay_key',
      statusOf.as('status'),
      seats('taken').as('taken'),
      seats('waiting').as('waiting'),
      sql<boolean>`end_time >= ${businessNow}`.as('is_ahead'),
      sql<number>`-abs(extract(epoch from begin_time - ${businessNow}))`.as('nearness'),
    ]);

type SalonRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** The address of a recording among the objects. */
export type ReplayAddress = (video: Video) => Promise<string>;

/** One page of salons, how many of all that were found can be signed up for, and the months that have any. */
export async function listSalons(
  transaction: Transaction,
  asked: SalonQuery,
  replayAddress: ReplayAddress,
): Promise<SalonList> {
  const page = await listRecords(transaction, rowsOf(transaction), SALONS, asked, (row) => row);
  const records = await Promise.all(page.records.map((row) => toSummary(row, replayAddress)));
  const open = await filterRows(transaction.selectFrom('salon'), SALONS, asked)
    .where(isOpen)
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const { platformCode } = asked;
  const months = await filterRows(transaction.selectFrom('salon'), SALONS, { platformCode })
    .select(localMonth.as('month'))
    .groupBy(localMonth)
    .orderBy('month', 'desc')
    .execute();
  return { ...page, records, open: Number(open.count), months: months.map(({ month }) => month) };
}

/** On which days of the six weeks about a month there are salons. @param month `YYYY-MM` */
export async function listSalonDays(
  transaction: Transaction,
  month: string,
): Promise<{ day: string; count: number }[]> {
  const first = sql<Date>`(${month} || '-01')::date`;
  const rows = await transaction
    .selectFrom('salon')
    .select([localDay.as('day'), (expression) => expression.fn.countAll<string>().as('count')])
    .where(sql<SqlBool>`begin_time >= (${first} - 6)::timestamp at time zone 'Asia/Shanghai'`)
    .where(sql<SqlBool>`begin_time < (${first} + 42)::timestamp at time zone 'Asia/Shanghai'`)
    .groupBy(localDay)
    .orderBy('day')
    .execute();
  return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

/** One salon with its programme. */
export async function findSalon(
  transaction: Transaction,
  id: string,
  replayAddress: ReplayAddress,
): Promise<SalonDetail | undefined> {
  const row = await rowsOf(transaction)
    .select(['intro', 'notes', 'fee', 'agenda', 'speakers'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const next = await transaction
    .selectFrom('salon')
    .select(['id', 'title', 'begin_time'])
    .where('id', '!=', id)
    .where('begin_time', '>', businessNow)
    .orderBy('begin_time')
    .orderBy('id')
    .limit(MOST_NEXT)
    .execute();
  const { intro, notes, agenda, speakers } = row;
  return {
    ...(await toSummary(row, replayAddress)),
    ...{ intro, notes, agenda, speakers },
    fee: Number(row.fee),
    next: next.map((other) => ({ id: other.id, title: other.title, beginTime: timeText(other.begin_time) })),
  };
}

async function toSummary(row: SalonRow, replayAddress: ReplayAddress): Promise<SalonSummary> {
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    kind: row.kind,
    beginTime: timeText(row.begin_time),
    endTime: timeText(row.end_time),
    signUpEnd: timeText(row.sign_up_end),
    regionName: row.region_name,
    address: row.address,
    organizer: row.organizer,
    capacity: row.capacity,
    taken: Number(row.taken),
    waiting: Number(row.waiting),
    status: row.status,
    liveUrl: row.live_url,
    replayUrl: row.replay_key === '' ? row.replay_url : await replayAddress({ key: row.replay_key, title: row.title }),
  };
}
