import './tables.ts';
import { sql } from 'kysely';
import type { JobHandler } from '../jobs/run-job.ts';
import { documentGrams } from './grams.ts';

const AT_ONCE = 200;

/** Makes the grams of documents that were written before there were any; a few at a time, so that nobody waits. */
export const refillGrams: JobHandler = {
  everySeconds: 30,
  async run(transaction) {
    const bare = await transaction
      .selectFrom('search_document')
      .select(['kind', 'record_id', 'title', 'tag', 'folded'])
      .where('grams', '=', sql<string[]>`'{}'`)
      .orderBy('slot', 'desc')
      .limit(AT_ONCE)
      .execute();
    for (const { kind, record_id, title, tag, folded } of bare) {
      await transaction
        .updateTable('search_document')
        .set({ grams: documentGrams(title, tag, folded) })
        .where('kind', '=', kind)
        .where('record_id', '=', record_id)
        .execute();
    }
  },
};
