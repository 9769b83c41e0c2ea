import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { TestDatabase } from './test-database.ts';

/** Whose each row is: the column of the record of procurement, and that of the supplier where it is a supplier's. */
const TABLES: Readonly<Record<string, { readonly record: string; readonly supplier?: string }>> = {
  inquiry: { record: 'id' },
  inquiry_award: { record: 'inquiry_id' },
  inquiry_contact: { record: 'inquiry_id' },
  inquiry_exclusion: { record: 'inquiry_id' },
  inquiry_line: { record: 'inquiry_id' },
  inquiry_private: { record: 'inquiry_id' },
  inquiry_result: { record: 'inquiry_id' },
  inquiry_round: { record: 'inquiry_id' },
  inquiry_site: { record: 'inquiry_id' },
  second_round: { record: 'inquiry_id' },
  inquiry_invitee: { record: 'inquiry_id', supplier: 'business_id' },
  quotation: { record: 'inquiry_id', supplier: 'business_id' },
  quotation_open: { record: 'inquiry_id', supplier: 'business_id' },
  quotation_revision: { record: 'inquiry_id', supplier: 'business_id' },
  second_round_asked: { record: 'inquiry_id', supplier: 'business_id' },
  deal: { record: 'source_id', supplier: 'supplier_business_id' },
  // Who is told something, whatever it is about.
  notice: { record: 'user_id' },
};

/** What a change has reached: a record with its supplier's part, or the member who is told. */
export interface ReachedRow {
  readonly table: string;
  readonly record: string;
  /** Empty of the buyer's part. */
  readonly supplier: string;
}

const MARK = 'reached ';
const KEPT = 'kept';

/** Has the database raise a notice for each row of procurement that really changes, also where it is taken back later. */
export async function noteReachedRows(db: Pick<TestDatabase, 'admin'>): Promise<void> {
  await db.admin(`
    create function app.note_reached() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      if tg_op <> 'UPDATE' or new is distinct from old then
        raise notice '${MARK}%', jsonb_build_object('table', tg_table_name, 'record', changed ->> tg_argv[0],
          'supplier', coalesce(changed ->> tg_argv[1], ''));
      end if;
      return null;
    end $$`);
  await db.admin(`
    create function app.note_kept() returns void language plpgsql as $$ begin raise notice '${KEPT}'; end $$;
    grant execute on function app.note_kept() to app_worker`);
  for (const [table, { record, supplier = '' }] of Object.entries(TABLES)) {
    await db.admin(
      `create trigger note_reached after insert or update or delete on ${table} for each row
         execute function app.note_reached('${record}', '${supplier}')`,
    );
  }
}

/** The rows that notices speak of, of work that would have been kept; what fails changes nothing. */
export const reachedRows = (notices: readonly string[]): readonly ReachedRow[] =>
  !notices.includes(KEPT)
    ? []
    : notices
        .filter((notice) => notice.startsWith(MARK))
        // Written by the trigger above.
        .map((notice) => JSON.parse(notice.slice(MARK.length)) as ReachedRow);

/** Says that all of some work is done and would now be kept; for work that no call does. */
export const noteKept = (transaction: Transaction) => sql`select app.note_kept()`.execute(transaction);

/**
 * Has every act of a session fail with the event that says it was done, which is the last thing that it writes: it does
 * all of its work, and nothing of it stays.
 */
export async function takeActsBack(db: Pick<TestDatabase, 'admin'>): Promise<void> {
  await db.admin(`
    create function app.take_back() returns trigger language plpgsql as
      $$ begin raise notice '${KEPT}'; raise exception 'taken back by the test'; end $$`);
  await db.admin(
    `create trigger take_back before insert on audit_event for each row
       when (new.code = 200 and new.proof = 'session') execute function app.take_back()`,
  );
}
