import { inquiryLineDraft } from '@jianzhu/domain/inquiries';
import { lineAmount, parseYuan, yuanText } from '@jianzhu/domain/money';
import type { LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import type { AttachmentEntry } from '@jianzhu/upload';
import type { InferOutput } from 'valibot';
import { keepable } from '../record/keepable.ts';
import type { FiledLine } from './line-file.ts';

/** A line as it is sent; one that was there keeps its id. */
export type SavedLine = InferOutput<typeof inquiryLineDraft> & { readonly lineId?: string | undefined };

/** A line as it was kept. */
export interface KeptLine extends FiledLine {
  readonly lineId?: string | undefined;
  readonly acceptEquivalent: number;
  readonly attachments?: readonly AttachmentEntry[];
}

/** The files of a line as a text of its row: they go where the line goes, when it is copied, moved or undone. */
export const filesText = (files: readonly AttachmentEntry[]): string =>
  files.length === 0 ? '' : JSON.stringify(files);

/** The files that a row has; `filesText` alone has written them. */
export const filesOf = ({ attachments = '' }: RowValues): readonly AttachmentEntry[] =>
  attachments === '' ? [] : JSON.parse(attachments);

const textOf = (value: string | number | null | undefined) => String(value ?? '');

/** A line as texts of the grid's cells. */
export function cellsOf(line: Omit<KeptLine, 'lineId'>): RowValues {
  return {
    categoryCode: textOf(line.categoryCode),
    materialName: line.materialName,
    spec: line.spec,
    brand: line.brand,
    acceptEquivalent: textOf(line.acceptEquivalent),
    unit: textOf(line.unit),
    quantity: line.quantity,
    refPrice: line.refPrice == null ? '' : yuanText(line.refPrice),
    arrivalDate: line.arrivalDate,
    warrantyDays: textOf(line.warrantyDays),
    techRequire: line.techRequire,
    remark: line.remark,
    attachments: filesText(line.attachments ?? []),
  };
}

/** What the cells of a line say; a cell that cannot be kept yet counts as empty, and is told. */
export function lineOfCells(
  values: RowValues,
  kept: Pick<KeptLine, 'lineId'> | undefined,
): { readonly line: SavedLine; readonly lost: number } {
  const { acceptEquivalent = '', ...typed } = values;
  const source: Record<string, unknown> = {
    ...typed,
    acceptEquivalent: acceptEquivalent === '0' ? 0 : 1,
    attachments: filesOf(values),
  };
  const { fields, lost } = keepable(inquiryLineDraft, source);
  // Name by name what the entries of a line give.
  const line = fields as SavedLine;
  return { line: { ...line, ...(kept?.lineId !== undefined && { lineId: kept.lineId }) }, lost };
}

/** 参考金额 of a line in fen; null while price or quantity are missing or wrong. */
export function referenceAmount({ refPrice = '', quantity = '' }: RowValues): number | null {
  const price = parseYuan(refPrice);
  if (price === null) return null;
  const amount = lineAmount(price, quantity, 0);
  return 'code' in amount ? null : amount.amount;
}

/** Lines that are in a sheet already, with the ids that name them. */
export function itemsOf(lines: readonly KeptLine[]): readonly LineItem[] {
  return lines.map((line, index) => ({ id: line.lineId ?? `kept-${index}`, values: cellsOf(line) }));
}
