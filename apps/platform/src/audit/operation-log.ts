import './tables.ts';
import type { auditKinds, auditResults } from '@jianzhu/api-client/schemas';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { memberName, namedMembers } from '../business-member/member-name.ts';
import { containing } from '../db/containing.ts';
import type { PageRequest } from '../db/page.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type Exporter, exportRecords } from '../record/export-records.ts';
import { type ListShape, listRecords, refersTo, since, until } from '../record/list-records.ts';
import type { ActRegister } from './act-register.ts';
import { AUDIT_MESSAGES } from './messages.ts';

export interface LogFilter {
  /** Days, both included (Asia/Shanghai). */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly userId?: string | undefined;
  readonly kind?: (typeof auditKinds)[number] | undefined;
  readonly result?: (typeof auditResults)[number] | undefined;
  readonly keyword?: string | undefined;
}

/** An event as the log shows it. */
export interface LogEntry {
  id: string;
  time: string;
  actor: string;
  act: string;
  record: string;
  recordId: string;
  address: string;
  device: string;
  isDone: boolean;
  result: string;
  requestId: string;
  facts: string[];
}

/** One page of the events of the session's company, newest first. */
export function listLog(transaction: Transaction, acts: ActRegister, filter: LogFilter & PageRequest) {
  return listRecords(transaction, events(transaction), logList(acts), filter, (row) => logEntry(row, acts));
}

/** The same for a file. */
export function exportLog(by: Exporter, acts: ActRegister, filter: LogFilter) {
  return exportRecords(by, events(by.transaction), logList(acts), filter, (row) => logEntry(row, acts));
}

/** The people of the session's company. */
export async function listMembers(transaction: Transaction, businessId: string) {
  const rows = await namedMembers(transaction, businessId).orderBy('m.joined_at').orderBy('account.id').execute();
  return rows.map((row) => ({ id: row.id, name: memberName(row) }));
}

const events = (transaction: Transaction) =>
  transaction
    .selectFrom('audit_event')
    .selectAll()
    .select([ACTOR_NAME.as('actor_name'), TARGET_NAME.as('target_name')]);

const DONE = 200;

const ACTOR_NAME = sql<string | null>`
  (select coalesce(nullif(a.real_name, ''), a.nick_name) from account a where a.id = audit_event.user_id)`;
const TARGET_NAME = sql<string | null>`
  (select b.name from business b where audit_event.record_kind = 'business' and b.id::text = audit_event.record_id)`;

/** By the act, the record or the person. */
function mentions(keyword: string, acts: ActRegister): RawBuilder<SqlBool> {
  const pattern = containing(keyword);
  return sql<SqlBool>`(
    act = any(${acts.idsWhere(({ name }) => name.includes(keyword))}::text[])
    or record_id = ${keyword}
    or record_name like ${pattern}
    or user_id in (select a.id from account a where a.real_name like ${pattern} or a.nick_name like ${pattern})
    or (record_kind = 'business' and record_id in (select b.id::text from business b where b.name like ${pattern}))
  )`;
}

const logList = (acts: ActRegister): ListShape<LogFilter> => ({
  filters: {
    from: since('at'),
    to: until('at'),
    userId: refersTo('user_id'),
    kind: (kind) =>
      kind === 'platform'
        ? // What jobs do is in no register.
          sql<SqlBool>`act != all(${acts.idsWhere((act) => act.kind !== 'platform')}::text[])`
        : sql<SqlBool>`act = any(${acts.idsWhere((act) => act.kind === kind)}::text[])`,
    result: (result) => (result === 'done' ? sql<SqlBool>`code = ${DONE}` : sql<SqlBool>`code != ${DONE}`),
    keyword: (keyword) => mentions(keyword, acts),
  },
  sorts: {},
  order: ['at'],
});

type EventRow = Selectable<Schema['audit_event']> & {
  readonly actor_name: string | null;
  readonly target_name: string | null;
};

function logEntry(row: EventRow, acts: ActRegister): LogEntry {
  const isDone = row.code === DONE;
  const name = row.record_name || row.target_name;
  return {
    id: row.id,
    time: timeText(row.at),
    actor: actorOf(row),
    act: acts.actName(row.act),
    record: [acts.recordName(row.record_kind), name].filter(Boolean).join('：'),
    recordId: row.record_id,
    address: row.address ?? '',
    device: deviceOf(row.user_agent),
    isDone,
    result: AUDIT_MESSAGES.times(isDone ? AUDIT_MESSAGES.done : AUDIT_MESSAGES.refused(row.code), row.times),
    requestId: row.request_id ?? '',
    facts: Object.entries(row.detail).map(([fact, value]) => `${acts.factName(fact)}：${valueText(value)}`),
  };
}

function actorOf(row: EventRow): string {
  if (row.actor_kind === 'operator') return AUDIT_MESSAGES.operator;
  if (row.actor_kind === 'system') return AUDIT_MESSAGES.system;
  return row.actor_name || (row.user_id ?? AUDIT_MESSAGES.visitor);
}

function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  return /Mobile|Android|iPhone|iPad|HarmonyOS/i.test(userAgent) ? AUDIT_MESSAGES.phone : AUDIT_MESSAGES.computer;
}

const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join('、') : typeof value === 'string' ? value : JSON.stringify(value);
