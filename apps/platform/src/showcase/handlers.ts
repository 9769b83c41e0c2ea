import type { qualification, showcase } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findCertificate, listCertificates } from './certificates.ts';
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

/** Certificates that companies show (domain rules 21). */
export function qualificationHandlers(database: Database): ContextHandlers<typeof qualification> {
  return {
    list: anyone(async ({ query }, context) => {
      const isMember = (await context.whoAsks()) !== undefined;
      return database.withSession({}, (transaction) => listCertificates(transaction, query, isMember));
    }),
    detail: anyone(async ({ query }, context) => {
      const id = parseRecordId(query.id);
      const isMember = (await context.whoAsks()) !== undefined;
      const found = id && (await database.withSession({}, (transaction) => findCertificate(transaction, id, isMember)));
      return found ?? new Refusal('notFound');
    }),
  };
}
