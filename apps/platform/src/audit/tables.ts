import type { ColumnType } from 'kysely';

type ReadOnly<T> = ColumnType<T, never, never>;

/** Written by the functions of the migrations alone. */
interface AuditEventTable {
  id: ReadOnly<string>;
  at: ReadOnly<Date>;
  actor_kind: ReadOnly<'user' | 'operator' | 'visitor' | 'system'>;
  proof: ReadOnly<'session' | 'login' | 'job'>;
  user_id: ReadOnly<string | null>;
  business_id: ReadOnly<string | null>;
  login_id: ReadOnly<string | null>;
  session_id: ReadOnly<string | null>;
  operator_name: ReadOnly<string>;
  act: ReadOnly<string>;
  record_kind: ReadOnly<string>;
  record_id: ReadOnly<string>;
  record_name: ReadOnly<string>;
  address: ReadOnly<string | null>;
  user_agent: ReadOnly<string>;
  request_id: ReadOnly<string | null>;
  /** 200 done, else the code of the refusal. */
  code: ReadOnly<number>;
  times: ReadOnly<number>;
  detail: ReadOnly<Readonly<Record<string, unknown>>>;
}

/** Events without a seal yet. */
interface AuditPendingTable {
  event_id: ReadOnly<string>;
}

/** The hash chain; see docs/decisions/0019. */
interface AuditSealTable {
  seal_no: ReadOnly<string>;
  event_id: ReadOnly<string>;
  previous_hash: ReadOnly<Buffer>;
  hash: ReadOnly<Buffer>;
  sealed_at: ReadOnly<Date>;
}

/** Where the chain begins after a removal by age. */
interface AuditAnchorTable {
  seal_no: ReadOnly<string>;
  hash: ReadOnly<Buffer>;
  events: ReadOnly<number>;
  removed_at: ReadOnly<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    audit_event: AuditEventTable;
    audit_pending: AuditPendingTable;
    audit_seal: AuditSealTable;
    audit_anchor: AuditAnchorTable;
  }
}
