import './tables.ts';
import { INQUIRY_MESSAGES, type InquiryDraft } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseFields } from '../http/refusal.ts';
import { toBit } from './to-bit.ts';

/** A line as it is saved; one that was there keeps its id. */
export type SavedLine = InquiryDraft['lines'][number] & { readonly lineId?: string | undefined };

/** Refuses a line that is named twice: only one of the two could keep what belongs to it. */
export function refuseSameLine(lines: readonly SavedLine[]): Refusal | undefined {
  const ids = lines.map(({ lineId }) => lineId);
  const row = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index);
  const message = INQUIRY_MESSAGES.inRow(row + 1, INQUIRY_MESSAGES.lineTwice);
  return row < 0 ? undefined : refuseFields([{ field: 'lineId', row, message }]);
}

/** Where the lines of a kind of record stand: their table, and its column that names the record. */
export interface LineTable {
  readonly table: 'inquiry_line' | 'tender_line';
  readonly record: 'inquiry_id' | 'tender_id';
}

interface Owned {
  readonly id: string;
  readonly business_id: string;
}

/**
 * Writes what a record asks for line by line, in place of what was there. In the owner's session.
 *
 * @returns the reference prices in fen by the ids of the lines, which are the owner's alone
 */
export async function writeAskedLines(
  transaction: Transaction,
  { table, record }: LineTable,
  { id, business_id }: Owned,
  saved: readonly SavedLine[],
): Promise<Readonly<Record<string, number>>> {
  const { rows: known } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(record)} = ${id}`.execute(transaction);
  const own = new Set(known.map((line) => line.id));
  await sql`delete from ${sql.table(table)} where ${sql.ref(record)} = ${id}`.execute(transaction);
  const lines = saved.map((line, index) => ({
    id: line.lineId !== undefined && own.has(line.lineId) ? line.lineId : null,
    line_no: index + 1,
    category_code: line.categoryCode,
    material_name: line.materialName,
    spec: line.spec,
    brand: line.brand,
    accept_equivalent: line.acceptEquivalent === 1,
    unit: line.unit,
    quantity: line.quantity,
    arrival_date: line.arrivalDate === '' ? null : line.arrivalDate,
    warranty_days: line.warrantyDays,
    tech_require: line.techRequire,
    remark: line.remark,
    attachments: line.attachments,
  }));
  const { rows } = await sql<{ id: string; line_no: number }>`
    insert into ${sql.table(table)} (id, ${sql.ref(record)}, business_id, line_no, category_code, material_name, spec,
      brand, accept_equivalent, unit, quantity, arrival_date, warranty_days, tech_require, remark, attachments)
    select coalesce(l.id, app.next_id()), ${id}, ${business_id}, l.line_no, l.category_code, l.material_name, l.spec,
      l.brand, l.accept_equivalent, l.unit, l.quantity, l.arrival_date, l.warranty_days, l.tech_require, l.remark,
      l.attachments
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id bigint, line_no int, category_code text,
      material_name text, spec text, brand text, accept_equivalent boolean, unit text, quantity text,
      arrival_date date, warranty_days int, tech_require text, remark text, attachments jsonb)
    returning id, line_no`.execute(transaction);
  return Object.fromEntries(
    rows.flatMap((row) => {
      const price = saved[row.line_no - 1]?.refPrice;
      return price === null || price === undefined ? [] : [[row.id, price] as const];
    }),
  );
}

/** A line as it is kept. */
interface KeptLine {
  readonly id: string;
  readonly category_code: string | null;
  readonly material_name: string;
  readonly spec: string;
  readonly brand: string;
  readonly accept_equivalent: boolean;
  readonly unit: string | null;
  readonly quantity: string;
  readonly arrival_date: string | null;
  readonly warranty_days: number | null;
  readonly tech_require: string;
  readonly remark: string;
  readonly attachments: readonly unknown[];
}

/** A line as it was filled in. */
export const toLineFields = (line: KeptLine, refPrice: number | null) => ({
  lineId: line.id,
  categoryCode: line.category_code,
  materialName: line.material_name,
  spec: line.spec,
  brand: line.brand,
  acceptEquivalent: toBit(line.accept_equivalent),
  unit: line.unit,
  quantity: line.quantity,
  refPrice,
  arrivalDate: line.arrival_date ?? '',
  warrantyDays: line.warranty_days,
  techRequire: line.tech_require,
  remark: line.remark,
  attachments: line.attachments,
});
