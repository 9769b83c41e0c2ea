import './tables.ts';
import { dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import * as v from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import type { Searchable } from '../search/documents.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { isShown, NEED_PAGE } from './needs.ts';

/** The columns of a need that the search needs. */
export interface SearchableNeed {
  readonly id: string;
  readonly title: string;
  readonly need_type: number;
  readonly city_name: string;
  readonly district_name: string;
  readonly description: string;
  readonly publish_time: Date | null;
  readonly create_time: Date;
}

/** A need as the search of the whole site finds it. */
export function searchableNeed(need: SearchableNeed): Searchable {
  const type = dictionaryLabel(SERVICE_TYPES, need.need_type);
  return {
    kind: 'need',
    id: need.id,
    title: need.title,
    tag: type,
    summary: `${type}，${need.city_name}${need.district_name}`,
    content: need.description,
    image: '',
    price: null,
    boost: 0,
    publishTime: need.publish_time ?? need.create_time,
    url: NEED_PAGE + need.id,
  };
}

const payloadSchema = v.object({ needId: v.string() });

/** Puts a need under the search as it is now, if it is shown; what is not was removed with the change itself. */
export function needSearchJob(index: SearchIndex): JobHandler {
  return {
    async run(transaction, { payload }) {
      const id = parseRecordId(v.parse(payloadSchema, payload).needId);
      if (id === undefined) return;
      // Locked, so that a need that is closed meanwhile is removed after it was put in.
      const need = await transaction
        .selectFrom('need')
        .selectAll()
        .where('id', '=', id)
        .where(isShown)
        .modifyEnd(sql`for share`)
        .executeTakeFirst();
      if (need !== undefined) await index.put(transaction, searchableNeed(need));
    },
  };
}
