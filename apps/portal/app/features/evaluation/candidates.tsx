import { pointsText } from '@jianzhu/domain/evaluations';
import { formatMoney } from '@jianzhu/domain/money';
import { Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { useMemo } from 'react';
import type { Candidate } from './evaluation-calls.ts';
import { resultTexts as texts } from './result-messages.ts';

const terms = texts.columns;

const columnsOf = (isAwarded: boolean): readonly Column<Candidate>[] => [
  { key: 'rank', title: terms.rank, width: '90px', cell: ({ rank }) => texts.rank(rank) },
  {
    ...{ key: 'name', title: terms.name, card: 'title' },
    cell: ({ businessName, isOwn }) => (isOwn ? texts.own(businessName) : businessName),
  },
  {
    ...{ key: 'total', title: terms.total, width: '150px', align: 'end' },
    cell: ({ totalPrice }) => (totalPrice === null ? texts.hidden : <b>{formatMoney(totalPrice)}</b>),
  },
  {
    ...{ key: 'points', title: terms.points, width: '90px', align: 'end' },
    cell: ({ points }) => (points === null ? '—' : pointsText(points)),
  },
  {
    ...{ key: 'period', title: terms.period, width: '90px', align: 'end' },
    cell: ({ periodDays }) => (periodDays === null ? '—' : texts.days(periodDays)),
  },
  { key: 'state', title: terms.state, width: '120px', card: 'status', cell: (one) => stateOf(one, isAwarded) },
];

function stateOf({ hasWon, hasRefused, isFirst }: Candidate, isAwarded: boolean) {
  if (hasWon) return <Tag tone="success">{texts.states.won}</Tag>;
  if (hasRefused) return <Tag tone="danger">{texts.states.refused}</Tag>;
  if (isAwarded) return <Tag>{texts.states.lost}</Tag>;
  return <Tag tone={isFirst ? 'brand' : 'neutral'}>{isFirst ? texts.states.first : texts.states.standing}</Tag>;
}

/** Who is a candidate, in the ranks of the evaluation, and what has become of each. */
export function Candidates({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const isAwarded = candidates.some(({ hasWon }) => hasWon);
  const columns = useMemo(() => columnsOf(isAwarded), [isAwarded]);
  return (
    <DataTable
      label={texts.candidateTable}
      columns={columns}
      rows={{ status: 'ready', items: candidates }}
      rowKey={({ bidId }) => bidId}
      rowName={({ businessName }) => businessName}
      onRetry={() => {}}
    />
  );
}
