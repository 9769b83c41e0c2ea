import { formatDateTime, type NeedSummary, type SalonSummary } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';

/** A salon's status follows from its times. */
function salonStatus(salon: { readonly signUpEnd: Date; readonly begin: Date; readonly end: Date }, now: Date): string {
  if (now >= salon.end) return '已结束';
  if (now >= salon.begin) return '进行中';
  return now < salon.signUpEnd ? '报名中' : '即将开始';
}

/** Salons to come, the nearest first; then past ones, the latest first. */
export function listSalons(transaction: Transaction, page: PageRequest): Promise<Page<SalonSummary>> {
  const query = transaction
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
      'capacity',
      businessNow.as('now'),
    ])
    .orderBy(sql`end_time < ${businessNow}`)
    .orderBy(sql`abs(extract(epoch from begin_time - ${businessNow}))`)
    .orderBy('id');
  return readPage(transaction, query, page, (row) => ({
    id: row.id,
    title: row.title,
    cover: row.cover,
    kind: row.kind,
    beginTime: formatDateTime(row.begin_time.getTime()),
    endTime: formatDateTime(row.end_time.getTime()),
    regionName: row.region_name,
    address: row.address,
    capacity: row.capacity,
    status: salonStatus({ signUpEnd: row.sign_up_end, begin: row.begin_time, end: row.end_time }, row.now),
  }));
}

const NEED_DETAIL = '/default/comprehensives-ervices/comprehensives-ervices-need?id=';

/** Open needs, the newest first. */
export function listNeeds(transaction: Transaction, page: PageRequest): Promise<Page<NeedSummary>> {
  const query = transaction
    .selectFrom('need')
    .select(['id', 'title', 'demand', 'region_name', 'create_time'])
    .where('status', '=', 1)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc');
  return readPage(transaction, query, page, (row) => ({
    id: row.id,
    title: row.title,
    demand: row.demand,
    regionName: row.region_name,
    createTime: formatDateTime(row.create_time.getTime()),
    url: NEED_DETAIL + row.id,
  }));
}
