import './tables.ts';
import * as v from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { readProductDocument } from './product-document.ts';

const payloadSchema = v.object({ companyId: v.string() });

/** Puts the products of a company under the search anew: it is called otherwise now, or is a member's or none any more. */
export function productSearchJob(database: Database, index: SearchIndex): JobHandler {
  return {
    async run(_transaction, { payload }) {
      const id = parseRecordId(v.parse(payloadSchema, payload).companyId);
      if (id === undefined) return;
      await database.withBusiness(id, async (transaction) => {
        const shown = await transaction
          .selectFrom('product')
          .selectAll()
          .where('business_id', '=', id)
          .where('standing', '=', 2)
          .orderBy('id')
          // What is taken off meanwhile is taken out behind this.
          .forShare()
          .execute();
        for (const product of shown) await index.put(transaction, await readProductDocument(transaction, product));
      });
    },
  };
}
