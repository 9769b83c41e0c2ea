import { BID_STATUS } from '@jianzhu/domain/bids';
import { pointsText } from '@jianzhu/domain/evaluations';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import type { ExportColumn, TextSheet, WorkbookTable } from '@jianzhu/ui/xlsx';
import { guarded } from '../../asked-lines/line-file.ts';
import type { Evaluation } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';

type Ranked = Evaluation['ranked'][number];
type Column = ExportColumn<Ranked>;

const { columns: names, file: terms } = texts;
const NAME_WIDTH = 28;

/** The record of an evaluation as a workbook: ranks and points, and behind them how they came about (domain rules 5.7). */
export function evaluationTable(sheet: Evaluation, mark: string): WorkbookTable<Ranked> {
  return {
    ...{
      sheetName: sheet.isScored ? texts.summary : texts.ranking,
      columns: columnsOf(sheet),
      rows: sheet.ranked,
      mark,
    },
    further: [
      ...(sheet.isScored ? [marksSheet(sheet), arithmeticSheet(sheet), committeeSheet(sheet)] : []),
      bidsSheet(sheet),
      ...(sheet.lines.length > 0 ? [linesSheet(sheet)] : []),
    ],
  };
}

const bidOf = ({ bids }: Evaluation, bidId: string) => bids.find((bid) => bid.bidId === bidId);
const nameOf = (sheet: Evaluation, bidId: string) => guarded(bidOf(sheet, bidId)?.businessName ?? '');

function columnsOf(sheet: Evaluation): readonly Column[] {
  const { evalItems, isScored, candidates } = sheet;
  const isCandidate = (id: string) => candidates.some(({ bidId }) => bidId === id);
  const points = (title: string, value: (row: Ranked) => number | null): Column => ({
    ...{ title, type: 'text' },
    value: (row) => {
      const hundredths = value(row);
      return hundredths === null ? '' : pointsText(hundredths);
    },
  });
  const scored = isScored
    ? [
        ...evalItems.map(({ name, maxScore }, index) =>
          points(`${name} ${maxScore ?? 0}`, ({ items }) => items[index]?.points ?? null),
        ),
        points(names.points, ({ total }) => total),
      ]
    : [];
  return [
    { title: names.rank, type: 'number', width: 6, value: ({ rank }) => rank },
    { title: names.bidder, type: 'text', width: NAME_WIDTH, value: ({ bidId }) => nameOf(sheet, bidId) },
    { title: names.total, type: 'money', value: ({ bidId }) => bidOf(sheet, bidId)?.totalPrice ?? null },
    ...scored,
    { title: texts.candidates, type: 'text', value: ({ bidId }) => (isCandidate(bidId) ? terms.yes : '') },
  ];
}

/** What each evaluator gave each bid for each item. */
function marksSheet(sheet: Evaluation): TextSheet {
  const { ranked, evalItems, evaluators } = sheet;
  const rows = ranked.flatMap(({ bidId, items }) =>
    items
      .filter(({ marks }) => marks.length > 0)
      .map(({ itemIndex, marks }) => [nameOf(sheet, bidId), guarded(evalItems[itemIndex]?.name ?? ''), ...marks]),
  );
  const head = [names.bidder, names.item, ...evaluators.map(guarded)];
  return { sheetName: texts.scoring, lines: [head, ...rows], widths: [NAME_WIDTH, 20, ...evaluators.map(() => 12)] };
}

/** How the points of each item were reckoned, to be done again by hand. */
function arithmeticSheet(sheet: Evaluation): TextSheet {
  const rows = sheet.ranked.flatMap(({ bidId, items }) =>
    items.map(({ itemIndex, step, points }) => [
      ...[nameOf(sheet, bidId), guarded(sheet.evalItems[itemIndex]?.name ?? ''), step],
      points === null ? '' : pointsText(points),
    ]),
  );
  const head = [names.bidder, names.item, terms.arithmetic, terms.points];
  return { sheetName: terms.arithmetic, lines: [head, ...rows], widths: [NAME_WIDTH, 20, 48, 12] };
}

function committeeSheet({ committee }: Evaluation): TextSheet {
  const { declaration } = texts;
  const rows = committee.map(({ name, isDeclared, hasConflict, submitTime }) => [
    ...[guarded(name), isDeclared ? (hasConflict ? declaration.conflict : declaration.none) : declaration.open],
    submitTime,
  ]);
  return {
    ...{ sheetName: texts.committee, widths: [16, 20, 20] },
    lines: [[names.evaluator, names.declared, terms.submitted], ...rows],
  };
}

/** Every bid that was opened, rejected ones with their reasons. */
function bidsSheet({ bids }: Evaluation): TextSheet {
  const stateOf = ({ status, hasRefused }: Pick<Evaluation['bids'][number], 'status' | 'hasRefused'>) =>
    texts.state[status === BID_STATUS.rejected ? 'rejected' : hasRefused ? 'refused' : 'valid'];
  const rows = bids.map(({ businessName, totalPrice, periodDays, submitTime, rejectReason, ...bid }) => [
    ...[guarded(businessName), yuanText(totalPrice), String(periodDays), submitTime],
    ...[stateOf(bid), guarded(rejectReason)],
  ]);
  return {
    ...{ sheetName: texts.bids, widths: [NAME_WIDTH, 16, 10, 20, 8, 40] },
    lines: [[names.bidder, names.total, names.period, names.submitted, names.state, names.reason], ...rows],
  };
}

/** The lines against the valid bids: what each asks for one unit, without tax, as they are compared. */
function linesSheet(sheet: Evaluation): TextSheet {
  const { lines, cells } = sheet;
  const compared = sheet.bids.filter(({ bidId }) => cells.some((cell) => cell.bidId === bidId));
  const priceOf = (line: string, bid: string) =>
    cells.find(({ lineId, bidId }) => lineId === line && bidId === bid)?.netUnitPrice ?? '';
  const rows = lines.map(({ lineId, lineNo, materialName, spec, unit, quantity }) => [
    ...[
      String(lineNo),
      guarded(`${materialName} ${spec}`),
      unit === null ? '' : dictionaryLabel(UNITS, unit),
      quantity,
    ],
    ...compared.map(({ bidId }) => priceOf(lineId, bidId)),
  ]);
  const head = [terms.no, terms.material, terms.unit, terms.quantity];
  return {
    sheetName: texts.comparison,
    lines: [[...head, ...compared.map(({ businessName }) => terms.netOf(guarded(businessName)))], ...rows],
    widths: [6, NAME_WIDTH, 8, 12, ...compared.map(() => 20)],
  };
}
