import type { showcase } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findCompany } from './company-detail.ts';

/** The showcase of companies (domain rules 20). */
export function showcaseHandlers(database: Database): ContextHandlers<typeof showcase> {
  return {
    company: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const company = id && (await database.withSession({}, (transaction) => findCompany(transaction, id)));
      return company ?? new Refusal('notFound');
    }),
  };
}
