import { DEFAULT_BASE_TITLE } from '@jianzhu/domain';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { AWARD_MODES } from '@jianzhu/domain/inquiries';
import { formatMoney, splitTax, yuanText } from '@jianzhu/domain/money';
import { type TaxMode, totalParts } from '@jianzhu/domain/quotations';
import type { PdfDocument, PdfPart } from '../pdf/pdf-document.ts';
import type { Compared } from './compare-inquiry.ts';
import { REPORT_TEXTS as texts } from './messages.ts';

/** Suppliers beside each other in one table: more of them go on in the next one, with all lines again. */
const BESIDE = 4;

type Cell = Compared['cells'][number];

/** A comparison as a document: who offers what as a whole and line by line, and who won why (domain rules 4.7). */
export function comparisonReport(
  compared: Compared,
  { mode, mark, watermark }: { readonly mode: TaxMode; readonly mark: string; readonly watermark: string },
): PdfDocument {
  const { inquiry, suppliers } = compared;
  const { budgetAmount: budget, awardMode } = inquiry;
  return {
    title: texts.title,
    author: DEFAULT_BASE_TITLE,
    foot: inquiry.code,
    watermark,
    parts: [
      {
        kind: 'facts',
        facts: [
          { term: texts.facts.code, value: inquiry.code },
          { term: texts.facts.title, value: inquiry.title },
          { term: texts.facts.openTime, value: inquiry.openTime },
          { term: texts.facts.quotes, value: texts.quotes(suppliers.length) },
          { term: texts.facts.basis, value: texts.basis[mode] },
          ...(awardMode === null
            ? []
            : [{ term: texts.facts.awardMode, value: dictionaryLabel(AWARD_MODES, awardMode) }]),
          ...(budget === null ? [] : [{ term: texts.facts.budget, value: formatMoney(budget) }]),
        ],
      },
      { kind: 'heading', text: texts.suppliers },
      supplierTable(compared),
      ...lineTables(compared, mode),
      ...excludedParts(compared),
      ...awardParts(compared),
      { kind: 'paragraph', text: mark, align: 'right' },
    ],
  };
}

function supplierTable({ suppliers, lines }: Compared): PdfPart {
  const heads = texts.supplierColumns;
  return {
    kind: 'table',
    columns: [
      { name: heads.name, share: 3 },
      { name: heads.quoted, share: 1.3 },
      { name: heads.total, share: 2, align: 'right' },
      { name: heads.net, share: 2, align: 'right' },
      { name: heads.freight, share: 1.6, align: 'right' },
      { name: heads.days, share: 1.3 },
      { name: heads.validUntil, share: 1.8 },
      { name: heads.rank, share: 1 },
    ],
    rows: suppliers.map((one) => [
      one.businessName,
      `${one.quotedLines} / ${lines.length}`,
      yuanText(one.totalAmount),
      yuanText(totalParts(one).net),
      yuanText(one.freightAmount),
      texts.days(one.deliveryDays),
      one.isExpired ? texts.expired(one.validUntil) : one.validUntil,
      one.rankTotal === null ? texts.noReason : String(one.rankTotal),
    ]),
  };
}

function lineTables({ lines, suppliers, cells }: Compared, mode: TaxMode): PdfPart[] {
  const at = new Map(cells.map((cell) => [`${cell.lineId}/${cell.quotationId}`, cell]));
  const parts = Math.ceil(suppliers.length / BESIDE);
  return Array.from({ length: parts }, (_, part): PdfPart[] => {
    const beside = suppliers.slice(part * BESIDE, (part + 1) * BESIDE);
    const table: PdfPart = {
      kind: 'table',
      columns: [
        { name: texts.lineColumns.no, share: 0.8 },
        { name: texts.lineColumns.name, share: 3 },
        { name: texts.lineColumns.quantity, share: 1.4, align: 'right' },
        ...beside.map(({ businessName }) => ({ name: businessName, share: 2, align: 'right' as const })),
      ],
      rows: lines.map((line, index) => [
        String(index + 1),
        `${line.materialName} ${line.spec}`,
        `${line.quantity} ${line.unit === null ? '' : dictionaryLabel(UNITS, line.unit)}`,
        ...beside.map(({ quotationId }) => cellText(at.get(`${line.lineId}/${quotationId}`), mode, line.wonBy)),
      ]),
    };
    return [{ kind: 'heading', text: texts.lines(part + 1, parts) }, table];
  }).flat();
}

/** The price that is compared, with what is to be known of it. */
function cellText(cell: Cell | undefined, mode: TaxMode, wonBy: string | null): string {
  if (!cell?.quoted || cell.unitPrice === null) return texts.notQuoted;
  const fen = mode === 'net' ? splitTax(cell.unitPrice, cell.taxRate ?? 0).net : cell.unitPrice;
  const price = yuanText(fen);
  const { marks } = texts;
  const said = [
    wonBy === cell.quotationId && marks.won,
    cell.isLowest && marks.lowest,
    cell.isHighest && marks.highest,
    cell.isOutlier && marks.outlier,
    cell.isEquivalent && marks.equivalent,
    cell.isLate && marks.late,
  ].filter((one) => one !== false);
  return said.length === 0 ? price : `${price}\n${said.join(' ')}`;
}

/** Who took no part, and why. */
function excludedParts({ excluded }: Compared): PdfPart[] {
  if (excluded.length === 0) return [];
  const heads = texts.excludedColumns;
  const columns = [
    { name: heads.name, share: 3 },
    { name: heads.total, share: 2, align: 'right' as const },
    { name: heads.reason, share: 4 },
    { name: heads.by, share: 2 },
  ];
  const rows = excluded.map(({ businessName, totalAmount, reason, operatorName }) => [
    ...[businessName, yuanText(totalAmount), reason, operatorName],
  ]);
  return [
    { kind: 'heading', text: texts.excluded },
    { kind: 'table', columns, rows },
  ];
}

/** Who won which lines; nothing before the award. */
function awardParts({ lines, suppliers, excluded, inquiry }: Compared): PdfPart[] {
  // Who was excluded since may have won before: her deal stands.
  const rows = [...suppliers, ...excluded].flatMap(({ quotationId, businessName }) => {
    const won = lines.flatMap(({ wonBy }, index) => (wonBy === quotationId ? [index + 1] : []));
    const reason = inquiry.award?.reasons.find((one) => one.quotationId === quotationId)?.reason;
    return won.length === 0 ? [] : [[businessName, won.join('、'), reason || texts.noReason]];
  });
  if (rows.length === 0) return [];
  const heads = texts.awardColumns;
  const columns = [
    { name: heads.name, share: 3 },
    { name: heads.lines, share: 2 },
    { name: heads.reason, share: 3 },
  ];
  return [
    { kind: 'heading', text: texts.awards },
    { kind: 'table', columns, rows },
  ];
}
