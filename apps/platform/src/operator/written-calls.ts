import type { operator } from '@jianzhu/api-client/contract';
import { checkVersion } from '@jianzhu/domain/records';
import { type SqlBool, sql } from 'kysely';
import { leaveEvent } from '../audit/pending-event.ts';
import { containing } from '../db/containing.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { Operator } from '../http/caller.ts';
import { asOperator, type CallContext, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { nameAct } from './act.ts';
import { toColumns, toFields } from './written-columns.ts';
import { WRITTEN_KINDS, type WrittenFields, type WrittenKind, type WrittenKindName } from './written-kinds.ts';

type Handlers = ContextHandlers<typeof operator>;
type Calls = Pick<
  Handlers,
  | 'writtenRecords'
  | 'writtenRecord'
  | 'publishRecord'
  | 'withdrawRecord'
  | 'saveSalon'
  | 'saveLawyer'
  | 'saveLegalPackage'
  | 'saveLesson'
  | 'saveKnowledge'
  | 'saveCompany'
  | 'saveHelp'
>;
type Saved = WrittenFields & { readonly id?: string | undefined; readonly version?: number | undefined };

interface WrittenServices {
  readonly database: Database;
  readonly index: SearchIndex;
  readonly store: ObjectStore;
}

/** Public content of other contexts, from the first draft to its withdrawal: what `WRITTEN_KINDS` describes. */
export function writtenCalls({ database, index, store }: WrittenServices): Calls {
  const save = (kindName: WrittenKindName) => (input: { readonly body: Saved }, context: CallContext<Operator>) =>
    database.withWorker((transaction) =>
      context.once(transaction, async () => {
        const saved = await saveRecord(transaction, WRITTEN_KINDS[kindName], input.body, store);
        if (saved instanceof Refusal) return saved;
        if (saved.is_published) await putUnderSearch(transaction, index, WRITTEN_KINDS[kindName], saved);
        nameAct(context, { record: recordOf(kindName, saved) });
        return { id: saved.id, version: saved.version };
      }),
    );
  const setShown =
    (isPublished: boolean) =>
    (
      { body: { kind: kindName, id } }: { readonly body: { readonly kind: WrittenKindName; readonly id: string } },
      context: CallContext<Operator>,
    ) =>
      database.withWorker(async (transaction) => {
        const kind = WRITTEN_KINDS[kindName];
        const before = await findWritten(transaction, kind, id, 'lock');
        if (before === undefined) return new Refusal('notFound');
        if (before.is_published === isPublished) {
          leaveEvent();
          return toState(before);
        }
        const refused = await setStanding(transaction, kind, before.id, isPublished);
        if (refused) return refused;
        const row = (await findWritten(transaction, kind, id)) ?? before;
        if (isPublished) await putUnderSearch(transaction, index, kind, row);
        else if (kind.document !== undefined) await index.remove(transaction, kind.document.kind, row.id);
        nameAct(context, { record: recordOf(kindName, row) });
        return toState(row);
      });
  return {
    writtenRecords: asOperator(({ query }) =>
      database.withWorker((transaction) => {
        const kind = WRITTEN_KINDS[query.kind];
        let rows = transaction
          // Every table of a kind has what is read of it here.
          .selectFrom(kind.table as 'salon')
          .select(headOf(kind))
          .orderBy(sql.ref(kind.changedAt), 'desc')
          .orderBy(sql.ref(kind.key), 'desc');
        if (query.isPublished !== undefined) {
          rows = rows.where(sql<SqlBool>`(${kind.isPublished}) = ${query.isPublished === 1}`);
        }
        if (query.keyword) rows = rows.where(sql<SqlBool>`${sql.ref(kind.title)} like ${containing(query.keyword)}`);
        return readPage(transaction, rows, query, (row) => toRow(query.kind, row));
      }),
    ),
    writtenRecord: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        const kind = WRITTEN_KINDS[query.kind];
        const row = await findWritten(transaction, kind, query.id);
        if (row === undefined) return new Refusal('notFound');
        const parts = await kind.parts?.read?.(transaction, row.id);
        return { ...toRow(query.kind, row), fields: { ...toFields(kind.columns, row.columns), ...parts } };
      }),
    ),
    publishRecord: asOperator(setShown(true)),
    withdrawRecord: asOperator(setShown(false)),
    saveSalon: asOperator(save('salon')),
    saveLawyer: asOperator(save('lawyer')),
    saveLegalPackage: asOperator(save('legalPackage')),
    saveLesson: asOperator(save('lesson')),
    saveKnowledge: asOperator(save('knowledge')),
    saveCompany: asOperator(save('company')),
    saveHelp: asOperator(save('help')),
  };
}

/** What every kind has of a row. */
interface WrittenHead {
  readonly id: string;
  readonly title: string;
  readonly is_published: boolean;
  readonly changed_at: Date;
  readonly version: number;
}

interface WrittenRow extends WrittenHead {
  readonly columns: WrittenFields;
}

const headOf = ({ key, title, isPublished, changedAt }: WrittenKind) => [
  sql<string>`${sql.ref(key)}`.as('id'),
  sql<string>`${sql.ref(title)}`.as('title'),
  sql<boolean>`(${isPublished})`.as('is_published'),
  sql<Date>`${sql.ref(changedAt)}`.as('changed_at'),
  sql<number>`version`.as('version'),
];

async function findWritten(
  transaction: Transaction,
  kind: WrittenKind,
  text: string,
  lock?: 'lock',
): Promise<WrittenRow | undefined> {
  const id = parseRecordId(text);
  if (id === undefined) return undefined;
  const { rows } = await sql<WrittenFields & { is_shown_now: boolean }>`
    select *, (${kind.isPublished}) as is_shown_now from ${sql.table(kind.table)}
    where ${sql.ref(kind.key)} = ${id} ${lock ? sql`for update` : sql``}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { is_shown_now: isPublished, ...columns } = row;
  return {
    id,
    title: String(columns[kind.title]),
    is_published: isPublished,
    // Each of these tables has both.
    changed_at: columns[kind.changedAt] as Date,
    version: Number(columns.version),
    columns,
  };
}

async function saveRecord(
  transaction: Transaction,
  kind: WrittenKind,
  { id, version, ...fields }: Saved,
  store: ObjectStore,
): Promise<WrittenRow | Refusal> {
  const broken = kind.check?.(fields);
  if (broken) return refuseField(broken.field, broken.message);
  const values = await toColumns(transaction, kind.columns, fields);
  if (values instanceof Refusal) return values;
  const before = id === undefined ? undefined : await findWritten(transaction, kind, id, 'lock');
  if (id !== undefined && before === undefined && kind.key === 'id') return new Refusal('notFound');
  if (before !== undefined && checkVersion(before.version, version ?? 0) !== null) {
    return new Refusal('versionConflict');
  }
  const added = await kind.added?.(transaction, fields, id);
  if (added instanceof Refusal) return added;
  const found = await kind.parts?.check?.({ transaction, id: before?.id, fields, store });
  if (found instanceof Refusal) return found;
  const written = { ...values, ...kind.derived?.(fields), ...found };
  const saved =
    before === undefined
      ? await insertRow(transaction, kind, { ...added, ...written })
      : await updateRow(transaction, kind, before.id, written);
  await kind.parts?.write?.(transaction, saved, fields);
  return (await findWritten(transaction, kind, saved)) ?? new Refusal('notFound');
}

/** @returns the id of the row */
async function insertRow(transaction: Transaction, kind: WrittenKind, values: WrittenFields): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(kind.table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(values))}) returning ${sql.ref(kind.key)} as id`.execute(transaction);
  return rows[0]?.id ?? '';
}

/** @returns the id of the row */
async function updateRow(
  transaction: Transaction,
  kind: Pick<WrittenKind, 'table' | 'key' | 'changedAt'>,
  id: string,
  values: WrittenFields,
): Promise<string> {
  const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(kind.table)}
    set ${sql.join(sets)}, version = version + 1, ${sql.ref(kind.changedAt)} = now()
    where ${sql.ref(kind.key)} = ${id}`.execute(transaction);
  return id;
}

async function setStanding(transaction: Transaction, { show, ...kind }: WrittenKind, id: string, isShown: boolean) {
  if (typeof show === 'function') return show(transaction, id, isShown);
  await updateRow(transaction, kind, id, isShown ? show.publish : show.withdraw);
  return undefined;
}

async function putUnderSearch(
  transaction: Transaction,
  index: SearchIndex,
  { document }: WrittenKind,
  { columns }: WrittenRow,
): Promise<void> {
  // The row that was read is one of the kind's table.
  if (document !== undefined) await index.put(transaction, document.of(columns as never));
}

const toRow = (kind: WrittenKindName, row: WrittenHead) => ({
  ...{ id: row.id, kind, title: row.title, isPublished: row.is_published, version: row.version },
  updateTime: timeText(row.changed_at),
});

const toState = ({ id, is_published, version }: WrittenRow) => ({ id, isPublished: is_published, version });
const recordOf = (kind: WrittenKindName, { id, title }: WrittenRow) => ({ kind, id, name: title });
