import type { service } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findService, listServices } from './services.ts';

/** Services for everybody (domain rules 11.1). */
export function serviceHandlers(database: Database): ContextHandlers<typeof service> {
  return {
    list: anyone(({ query }) => database.withSession({}, (transaction) => listServices(transaction, query))),
    detail: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession({}, (transaction) => findService(transaction, id)));
      return found ?? new Refusal('notFound');
    }),
  };
}
