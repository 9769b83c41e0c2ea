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

/** Events or seals of one transaction. */
const BATCH = 2000;
const BEGINNING = Buffer.alloc(32);

export interface VerificationOptions {
  /**
   * The last seal of an earlier verification, from the log for instance: without it a chain that was cut at its end, or
   * written anew as a whole by the owner of the database, looks whole.
   */
  readonly known?: ChainHead | undefined;
  readonly batch?: number;
}

/** A verification under way: however long the chain, no transaction of it is. */
export interface Verification {
  /**
   * Looks at one batch more, in a transaction of its own. After a rejection the next call goes on where this one began.
   *
   * @returns undefined while there is more to see
   */
  next(): Promise<ChainVerdict | undefined>;
}

/**
 * Follows the whole chain from its anchor on and computes every hash anew, here and not in the database; before it, looks
 * at every event for its seal. Acts, sealing and removal by age go on meanwhile.
 */
export function startVerification(
  database: Database,
  { known, batch = BATCH }: VerificationOptions = {},
): Verification {
  /** The last event that was looked up; undefined once all were. */
  let eventId: string | undefined = '0';
  let head: ChainHead | undefined;
  let seals = 0;
  let isKnownSeen = known === undefined;

  async function lookUpEvents(transaction: Transaction, after: string): Promise<ChainVerdict | undefined> {
    const found = await findStranger(transaction, after, batch);
    if (found.stranger !== undefined) return { kind: 'broken', why: 'inserted', eventId: found.stranger };
    if (found.last !== null) {
      eventId = found.last;
      return undefined;
    }
    const lost = await findLost(transaction);
    if (lost !== undefined) return { kind: 'broken', why: 'removed', eventId: lost };
    begin(await readAnchor(transaction));
    eventId = undefined;
    return undefined;
  }

  function begin(anchor: ChainHead | undefined): void {
    head = anchor;
    isKnownSeen ||= known !== undefined && BigInt(known.sealNo) <= BigInt(anchor?.sealNo ?? 0);
  }

  async function follow(transaction: Transaction): Promise<ChainVerdict | undefined> {
    const rows = await readSeals(transaction, head, batch);
    for (const row of rows) {
      const fault = judge(row, head);
      if (fault === 'gap' && (await hasMoved(transaction))) return undefined;
      if (fault !== undefined) return { kind: 'broken', why: fault, sealNo: row.seal_no, eventId: row.event_id };
      head = { sealNo: row.seal_no, hash: row.hash.toString('hex') };
      seals += 1;
      if (head.sealNo === known?.sealNo) isKnownSeen = head.hash === known.hash;
    }
    if (rows.length === batch) return undefined;
    if (!isKnownSeen) return { kind: 'broken', why: 'head', ...(known && { sealNo: known.sealNo }) };
    return { kind: 'whole', seals, head };
  }

  /** Whether a removal by age has overtaken us; then the chain goes on from where it begins now. */
  async function hasMoved(transaction: Transaction): Promise<boolean> {
    const anchor = await readAnchor(transaction);
    if (anchor === undefined || BigInt(anchor.sealNo) <= BigInt(head?.sealNo ?? 0)) return false;
    begin(anchor);
    return true;
  }

  return {
    next: () =>
      database.withWorker((transaction) =>
        eventId === undefined ? follow(transaction) : lookUpEvents(transaction, eventId),
      ),
  };
}

/** A verification from its beginning to its end. */
export async function verifyChain(database: Database, options: VerificationOptions = {}): Promise<ChainVerdict> {
  const verification = startVerification(database, options);
  for (;;) {
    const verdict = await verification.next();
    if (verdict !== undefined) return verdict;
  }
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

function readSeals(transaction: Transaction, after: ChainHead | undefined, most: number): Promise<SealRow[]> {
  return transaction
    .selectFrom('audit_seal as s')
    .leftJoin('audit_event as e', 'e.id', 's.event_id')
    .select(['s.seal_no', 's.event_id', 's.previous_hash', 's.hash', FIELDS.as('fields')])
    .where('s.seal_no', '>', after?.sealNo ?? '0')
    .orderBy('s.seal_no')
    .limit(most)
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

/**
 * Of the next events by id, one that did not come in through its functions: it has no seal and waits for none. One with a
 * smaller id that commits behind us is seen by the next verification.
 */
async function findStranger(transaction: Transaction, after: string, most: number) {
  const { rows } = await sql<{ last: string | null; stranger: string | null }>`
    select max(e.id)::text as last, (min(e.id) filter (where s.event_id is null and p.event_id is null))::text as stranger
    from (select id from audit_event where id > ${after} order by id limit ${most}) e
    left join audit_seal s on s.event_id = e.id
    left join audit_pending p on p.event_id = e.id`.execute(transaction);
  const [{ last, stranger } = { last: null, stranger: null }] = rows;
  return { last, stranger: stranger ?? undefined };
}

/** An event that waits for a seal and is gone. */
async function findLost(transaction: Transaction): Promise<string | undefined> {
  const { rows } = await sql<{ event_id: string }>`
    select p.event_id::text from audit_pending p
    where not exists (select from audit_event e where e.id = p.event_id) limit 1`.execute(transaction);
  return rows[0]?.event_id;
}
