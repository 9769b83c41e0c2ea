import type { audit } from '@jianzhu/api-client/contract';
import { formatDate, formatDateTime } from '@jianzhu/domain';
import type { Database } from '../db/database.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { toCsv } from './csv.ts';
import { AUDIT_MESSAGES } from './messages.ts';
import { type LogEntry, type LogFilter, listLog, listMembers, readLog } from './operation-log.ts';

/** Rows of one file. */
const MOST_EXPORTED = 10_000;

/** 操作日志: what the members of a company have done, for who may see it; row security shows its own alone. */
export function auditHandlers(database: Database): ContextHandlers<typeof audit> {
  return {
    list: asBusiness(async ({ query }, { caller }) => {
      const refused = refusePeriod(query);
      if (refused !== undefined) return refused;
      return database.withSession(caller.session, async (transaction) => ({
        ...(await listLog(transaction, query)),
        members: await listMembers(transaction, caller.acting.businessId),
      }));
    }),
    exportCsv: asBusiness(async ({ body }, { caller, now }) => {
      const refused = refusePeriod(body);
      if (refused !== undefined) return refused;
      const { found, name } = await database.withSession(caller.session, async (transaction) => ({
        found: await readLog(transaction, body, MOST_EXPORTED + 1),
        name: (await listMembers(transaction, caller.acting.businessId)).find(({ id }) => id === caller.userId)?.name,
      }));
      const entries = found.slice(0, MOST_EXPORTED);
      const mark = AUDIT_MESSAGES.exported(name ?? '', formatDateTime(now.getTime()));
      return {
        fileName: AUDIT_MESSAGES.fileName(formatDate(now.getTime())),
        content: toCsv([AUDIT_MESSAGES.columns, ...entries.map(cells), [mark]]),
        rows: entries.length,
        isCut: found.length > MOST_EXPORTED,
      };
    }),
  };
}

function refusePeriod({ from, to }: LogFilter): Refusal | undefined {
  return from !== undefined && to !== undefined && from > to ? refuseField('from', AUDIT_MESSAGES.period) : undefined;
}

const cells = (entry: LogEntry): string[] => [
  entry.time,
  entry.actor,
  entry.act,
  entry.record,
  entry.recordId,
  entry.address,
  entry.device,
  entry.result,
  entry.facts.join('；'),
  entry.requestId,
];
