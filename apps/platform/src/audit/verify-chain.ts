import './tables.ts';
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';

/** A place of the chain: its last seal, as somebody else may have kept it. */
export interface ChainHead {
  readonly sealNo: string;
  /** Hex. */
  readonly hash: string;
}

export type ChainVerdict =
  | { readonly kind: 'whole'; readonly seals: number; readonly head: ChainHead | undefined }
  | {
      readonly kind: 'broken';
      readonly why: /** A number is missing: a seal was removed, or the order was changed. */
        | 'gap'
        /** The seal does not follow the one before it. */
        | 'order'
        /** The event is gone. */
        | 'removed'
        /** Event or seal is not what was sealed. */
        | 'changed'
        /** An event that no act wrote: it has no seal and waits for none. */
        | 'inserted'
        /** The chain ends before, or differs at, a place that is known from elsewhere. */
        | 'head';
      readonly sealNo?: string;
      readonly eventId?: string;
    };

const PAGE = 2000;
const BEGINNING = Buffer.alloc(32);

/**
 * Follows the whole chain from its anchor on and computes every hash anew, here and not in the database.
 *
 * @param known the last seal of an earlier verification, from the log for instance: without it a chain that was cut at
 *   its end, or written anew as a whole by the owner of the database, looks whole
 */
export function verifyChain(database: Database, known?: ChainHead): Promise<ChainVerdict> {
  return database.withWorker(async (transaction) => {
    const stranger = await findStranger(transaction);
    if (stranger !== undefined) return stranger;
    let seals = 0;
    let head = await readAnchor(transaction);
    let isKnownSeen = known === undefined || BigInt(known.sealNo) <= BigInt(head?.sealNo ?? 0);
    for (;;) {
      const page = await readPage(transaction, head);
      for (const row of page) {
        const fault = judge(row, head);
        if (fault !== undefined) return { kind: 'broken', why: fault, sealNo: row.seal_no, eventId: row.event_id };
        head = { sealNo: row.seal_no, hash: row.hash.toString('hex') };
        seals += 1;
        if (head.sealNo === known?.sealNo) isKnownSeen = head.hash === known.hash;
      }
      if (page.length < PAGE) break;
    }
    if (!isKnownSeen) return { kind: 'broken', why: 'head', ...(known && { sealNo: known.sealNo }) };
    return { kind: 'whole', seals, head };
  });
}

interface SealRow {
  readonly seal_no: string;
  readonly event_id: string;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
  /** The event's fields in the order of `app.audit_event_text`; null when it is gone. */
  readonly fields: readonly (string | null)[] | null;
}

const FIELDS: RawBuilder<string[] | null> = sql`case when e.id is not null then array[
  e.id::text, (extract(epoch from e.at) * 1000000)::bigint::text, e.actor_kind, e.proof, e.user_id::text,
  e.business_id::text, e.login_id::text, e.session_id::text, e.operator_name, e.act, e.record_kind, e.record_id,
  e.record_name, e.address::text, e.user_agent, e.request_id::text, e.code::text, e.times::text, e.detail::text
] end`;

function readPage(transaction: Transaction, after: ChainHead | undefined): Promise<SealRow[]> {
  return transaction
    .selectFrom('audit_seal as s')
    .leftJoin('audit_event as e', 'e.id', 's.event_id')
    .select(['s.seal_no', 's.event_id', 's.previous_hash', 's.hash', FIELDS.as('fields')])
    .where('s.seal_no', '>', after?.sealNo ?? '0')
    .orderBy('s.seal_no')
    .limit(PAGE)
    .execute();
}

function judge(row: SealRow, before: ChainHead | undefined) {
  if (BigInt(row.seal_no) !== BigInt(before?.sealNo ?? 0) + 1n) return 'gap';
  const previous = before === undefined ? BEGINNING : Buffer.from(before.hash, 'hex');
  if (!row.previous_hash.equals(previous)) return 'order';
  if (row.fields === null) return 'removed';
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(BigInt(row.seal_no));
  const hash = createHash('sha256').update(number).update(previous).update(textOf(row.fields)).digest();
  return hash.equals(row.hash) ? undefined : 'changed';
}

const textOf = (fields: readonly (string | null)[]): string =>
  fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join(';');

async function readAnchor(transaction: Transaction): Promise<ChainHead | undefined> {
  const anchor = await transaction
    .selectFrom('audit_anchor')
    .select(['seal_no', 'hash'])
    .orderBy('seal_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return anchor && { sealNo: anchor.seal_no, hash: anchor.hash.toString('hex') };
}

/** An event that did not come in through its functions, or one that waits for a seal and is gone. */
async function findStranger(transaction: Transaction): Promise<ChainVerdict | undefined> {
  const { rows } = await sql<{ why: 'inserted' | 'removed'; event_id: string }>`
    (select 'inserted' as why, e.id::text as event_id from audit_event e
     where not exists (select from audit_seal s where s.event_id = e.id)
       and not exists (select from audit_pending p where p.event_id = e.id) limit 1)
    union all
    (select 'removed', p.event_id::text from audit_pending p
     where not exists (select from audit_event e where e.id = p.event_id) limit 1)`.execute(transaction);
  const [row] = rows;
  return row && { kind: 'broken', why: row.why, eventId: row.event_id };
}
