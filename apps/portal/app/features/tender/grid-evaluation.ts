import { EVAL_KINDS, TENDER_MESSAGES } from '@jianzhu/domain/tenders';
import { type GridColumn, isBlank, type LineItem } from '@jianzhu/ui/line-item-grid';
import { editorTexts } from './editor-messages.ts';
import type { TenderDetail } from './tender-calls.ts';

const { evalColumns: titles } = editorTexts;

const scoreOf = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

const isScore = (text: string): boolean => {
  const score = scoreOf(text);
  return score !== null && score >= 1 && score <= 100;
};

/** Columns of what bids are scored by. */
export const EVAL_GRID: readonly GridColumn[] = [
  {
    ...{ key: 'name', title: titles.name, kind: 'text', width: 280, required: true },
    validate: (value) => ([...value.trim()].length > 30 ? TENDER_MESSAGES.evalNameLength : null),
  },
  {
    ...{ key: 'kind', title: titles.kind, kind: 'select', width: 120, required: true },
    options: EVAL_KINDS.map(({ value, label }) => ({ value: String(value), label })),
  },
  {
    ...{ key: 'maxScore', title: titles.maxScore, kind: 'quantity', width: 120, required: true },
    validate: (value) => (isScore(value) ? null : TENDER_MESSAGES.evalScore),
  },
];

/** The rows of a grid as a draft keeps them: a cell that is not sound yet counts as empty. */
export function evalItemsOf(items: readonly LineItem[]) {
  return items
    .filter((item) => !isBlank(item))
    .map(({ values: { name = '', kind = '', maxScore = '' } }) => ({
      name: [...name.trim()].slice(0, 30).join(''),
      kind: EVAL_KINDS.find(({ value }) => String(value) === kind)?.value ?? null,
      maxScore: isScore(maxScore) ? Number(maxScore) : null,
    }));
}

/** What is kept as rows of the grid; one blank row where there is nothing. */
export function evalRowsOf(kept: TenderDetail['evalItems']): readonly LineItem[] {
  if (kept.length === 0) return [{ id: 'new-1', values: {} }];
  return kept.map(({ name, kind, maxScore }, index) => ({
    id: `eval-${index + 1}`,
    values: { name, kind: kind === null ? '' : String(kind), maxScore: maxScore === null ? '' : String(maxScore) },
  }));
}
