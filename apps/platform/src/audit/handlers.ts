import type { audit } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import type { ActRegister } from './act-register.ts';
import { AUDIT_MESSAGES } from './messages.ts';
import { exportLog, type LogFilter, listLog, listMembers } from './operation-log.ts';

/** 操作日志: what the members of a company have done, for who may see it; row security shows its own alone. */
export function auditHandlers(database: Database, acts: ActRegister): ContextHandlers<typeof audit> {
  return {
    list: asBusiness(async ({ query }, { caller }) => {
      const refused = refusePeriod(query);
      if (refused !== undefined) return refused;
      return database.withSession(caller.session, async (transaction) => ({
        ...(await listLog(transaction, acts, query)),
        members: await listMembers(transaction, caller.acting.businessId),
      }));
    }),
    exportRows: asBusiness(async ({ body }, { caller, now }) => {
      const refused = refusePeriod(body);
      if (refused !== undefined) return refused;
      return database.withSession(caller.session, (transaction) => exportLog({ transaction, caller, now }, acts, body));
    }),
  };
}

function refusePeriod({ from, to }: LogFilter): Refusal | undefined {
  return from !== undefined && to !== undefined && from > to ? refuseField('from', AUDIT_MESSAGES.period) : undefined;
}
