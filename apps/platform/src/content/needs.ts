import { formatDateTime, type NeedSummary } from '@jianzhu/domain';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';

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
