import './tables.ts';
import type { ownService } from '@jianzhu/api-client/contract';
import type { ownServiceSchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { exportRecords } from '../record/export-records.ts';
import { equals, type ListShape, listRecords } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import type { ActingMember } from '../record/save-record.ts';
import { countStatuses, detailOf, SHELF_FILTERS, whereOwn } from '../shelf/own-list.ts';
import { findOwn, recordOf, writtenOf } from '../shelf/own-shelf.ts';
import { saveOwn, shelfActs } from '../shelf/shelf-handlers.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';
import { ownCertificates, serviceKind } from './service-kind.ts';
import { serviceReview } from './service-review.ts';

type Asked = InferOutput<(typeof ownServiceSchemas)['list']['query']>;

const SERVICES: ListShape<Omit<Asked, 'current' | 'size'>> = {
  filters: { ...SHELF_FILTERS, serviceType: equals('service_type'), chargeMode: equals('charge_mode') },
  sorts: { updateTime: 'update_time', price: 'price', sales: 'sales', score: 'score' },
  order: ['update_time'],
};

const rowsOf = (transaction: Transaction, caller: BusinessMember) =>
  transaction.selectFrom('service').selectAll('service').where(whereOwn(caller, 'service'));

const figuresOf = (row: Row<'service'>) => ({ sales: row.sales, score: Number(row.score) });

const toRow = (row: Row<'service'>, caller: BusinessMember) => ({
  ...recordOf(serviceKind, row, caller),
  ...{ serviceType: row.service_type, chargeMode: row.charge_mode, price: row.price, unit: row.unit },
  ...figuresOf(row),
});

/** The services of a business, as its own members see and write them (domain rules 11.1). */
export function ownServiceHandlers(database: Database): ContextHandlers<typeof ownService> {
  const shelf = { database, kind: serviceKind, review: serviceReview };
  return {
    ...shelfActs(shelf),
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const rows = rowsOf(transaction, caller);
        const page = await listRecords(transaction, rows, SERVICES, query, (row) => toRow(row, caller));
        return { ...page, counts: await countStatuses(transaction, caller, 'service') };
      }),
    ),
    exportRows: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords({ transaction, caller, now }, rowsOf(transaction, caller), SERVICES, body, (row) =>
          toRow(row, caller),
        ),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findOwn(transaction, caller, serviceKind, query.id);
        return row instanceof Refusal ? row : toDetail({ transaction, caller }, row);
      }),
    ),
    qualifications: asBusiness((_, { caller }) =>
      database.withSession(caller.session, (transaction) => ownCertificates(transaction, caller.acting.businessId)),
    ),
    save: asBusiness(({ body }, context) => saveOwn(shelf, context, body, toDetail)),
  };
}

async function toDetail({ transaction, caller }: ActingMember, row: ShelfRow) {
  return {
    ...(await detailOf(transaction, caller, serviceKind, row)),
    ...writtenOf(serviceKind, row),
    // The row of this kind is its table's.
    ...figuresOf(row as Row<'service'>),
  };
}
