import type { Contract } from '@jianzhu/api-client/contract';
import { ADDRESS_MESSAGES, addressReader } from '@jianzhu/domain/addresses';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { PlaceFinder } from '../map/place-finder.ts';
import { exportRecords } from '../record/export-records.ts';
import { findRecord } from '../record/find-record.ts';
import { listRecords } from '../record/list-records.ts';
import { REGION_TREE } from '../region/region-tree.ts';
import {
  ADDRESS_LIST,
  removeAddress,
  removeAddresses,
  saveAddress,
  setDefaultAddress,
  toAddress,
  toAddressRow,
} from './address-book.ts';

const readAddressText = addressReader(REGION_TREE);

/** The delivery addresses of a business (domain rules 3.8). */
export function addressHandlers(database: Database, places: PlaceFinder): ContextHandlers<Contract['address']> {
  return {
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) =>
        listRecords(transaction, transaction.selectFrom('address').selectAll(), ADDRESS_LIST, query, (row) =>
          toAddressRow(row, caller),
        ),
      ),
    ),
    exportRows: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords(
          { transaction, caller, now },
          transaction.selectFrom('address').selectAll(),
          ADDRESS_LIST,
          body,
          (row) => toAddressRow(row, caller),
        ),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findRecord(transaction, 'address', query.id);
        return row instanceof Refusal ? row : toAddress(row, caller);
      }),
    ),
    save: asBusiness(({ body }, { caller, once }) =>
      database.withSession(caller.session, (transaction) =>
        once(transaction, async () => {
          const row = await saveAddress({ transaction, caller }, body);
          return row instanceof Refusal ? row : toAddress(row, caller);
        }),
      ),
    ),
    delete: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await removeAddress({ transaction, caller }, body);
        return row instanceof Refusal ? row : null;
      }),
    ),
    deleteMany: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => removeAddresses({ transaction, caller }, body.records)),
    ),
    setDefault: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await setDefaultAddress({ transaction, caller }, body);
        return row instanceof Refusal ? row : toAddress(row, caller);
      }),
    ),
    parse: asBusiness(
      async ({ body }) => readAddressText(body.text) ?? refuseField('text', ADDRESS_MESSAGES.unreadable),
    ),
    searchPlaces: asBusiness(({ query }) => places.search(query.keyword, query.city)),
    placeAt: asBusiness(({ query }) => places.at({ longitude: query.lng, latitude: query.lat })),
  };
}
