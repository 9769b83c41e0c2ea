import { type InquiryLineFields, inquiryLineDraft } from '@jianzhu/domain/inquiries';
import { lineAmount, parseYuan, yuanText } from '@jianzhu/domain/money';
import type { LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import type { InferOutput } from 'valibot';
import { keepable } from '../record/keepable.ts';
import type { FiledLine } from './line-file.ts';

/** A line as it is sent; one that was there keeps its id. */
export type SavedLine = InferOutput<typeof inquiryLineDraft> & { readonly lineId?: string | undefined };

/** A line as it was kept: what the grid does not show of it stays with it. */
export interface KeptLine extends FiledLine {
  readonly lineId?: string | undefined;
  readonly acceptEquivalent: number;
  readonly attachments: InquiryLineFields['attachments'];
}

const textOf = (value: string | number | null | undefined) => String(value ?? '');

/** A line as texts of the grid's cells. */
export function cellsOf(line: FiledLine & { readonly acceptEquivalent: number }): RowValues {
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
  };
}

/** What the cells of a line say; a cell that cannot be kept yet counts as empty, and is told. */
export function lineOfCells(
  values: RowValues,
  kept: KeptLine | undefined,
): { readonly line: SavedLine; readonly lost: number } {
  const { acceptEquivalent = '', ...typed } = values;
  const source: Record<string, unknown> = {
    ...typed,
    acceptEquivalent: acceptEquivalent === '0' ? 0 : 1,
    attachments: kept?.attachments ?? [],
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
