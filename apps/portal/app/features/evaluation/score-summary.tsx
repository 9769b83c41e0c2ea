import { pointsText } from '@jianzhu/domain/evaluations';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import type { Evaluation } from './evaluation-calls.ts';
import { EvaluationFile } from './evaluation-file-button.tsx';
import { evaluationTexts as texts } from './messages.ts';

type Ranked = Evaluation['ranked'][number];

/** The consolidated scores with all marks behind them and the arithmetic of one bid step by step; by price, the ranks. */
export function ScoreSummary({ sheet }: { readonly sheet: Evaluation }) {
  const { ranked, bids, evalItems, evaluators, isScored } = sheet;
  const [shownId, setShownId] = useState(ranked[0]?.bidId ?? '');
  const bidOf = (bidId: string) => bids.find((bid) => bid.bidId === bidId);
  const nameOf = (bidId: string) => bidOf(bidId)?.businessName ?? '';
  const columns: readonly Column<Ranked>[] = [
    { key: 'rank', title: texts.columns.rank, width: '150px', cell: (row) => rankOf(sheet, row), card: 'status' },
    {
      ...{ key: 'bidder', title: texts.columns.bidder, card: 'title' },
      cell: ({ bidId }) =>
        isScored ? (
          <Button
            variant="link"
            size="compact"
            aria-label={texts.show(nameOf(bidId))}
            aria-pressed={bidId === shownId}
            onClick={() => setShownId(bidId)}
          >
            {nameOf(bidId)}
          </Button>
        ) : (
          nameOf(bidId)
        ),
    },
    {
      ...{ key: 'price', title: texts.columns.total, width: '140px', align: 'end' },
      cell: ({ bidId }) => formatMoney(bidOf(bidId)?.totalPrice ?? 0),
    },
    ...(isScored
      ? [
          ...evalItems.map(
            (item, index): Column<Ranked> => ({
              ...{ key: `item${index}`, title: `${item.name} ${item.maxScore ?? 0}`, width: '150px', align: 'end' },
              cell: ({ items }) => {
                const part = items[index];
                if (part === undefined || part.points === null) return '—';
                return (
                  <>
                    <b>{pointsText(part.points)}</b>
                    {part.marks.length > 0 && <div>{part.marks.join(' ')}</div>}
                  </>
                );
              },
            }),
          ),
          {
            ...{ key: 'total', title: texts.columns.points, width: '90px', align: 'end' },
            cell: ({ total }: Ranked) => <b>{total === null ? '—' : pointsText(total)}</b>,
          } satisfies Column<Ranked>,
        ]
      : []),
  ];
  const shown = ranked.find(({ bidId }) => bidId === shownId) ?? ranked[0];
  return (
    <SectionParts>
      <p>{isScored ? texts.meanOf(evaluators) : texts.byPrice}</p>
      <DataTable
        label={isScored ? texts.summaryTable : texts.rankingTable}
        columns={columns}
        rows={{ status: 'ready', items: ranked }}
        rowKey={({ bidId }) => bidId}
        rowName={({ bidId }) => nameOf(bidId)}
        empty={texts.noBids}
        onRetry={() => {}}
      />
      {isScored && shown !== undefined && (
        <>
          <h3>{texts.arithmetic(nameOf(shown.bidId))}</h3>
          <DescriptionList
            columns={1}
            items={[
              ...shown.items.map(({ itemIndex, step }) => ({ term: evalItems[itemIndex]?.name ?? '', value: step })),
              { term: texts.sum, value: sumText(shown) },
            ]}
          />
          <p>{texts.ties}</p>
        </>
      )}
      <div>
        <EvaluationFile id={sheet.id} code={sheet.code} />
      </div>
    </SectionParts>
  );
}

function rankOf({ candidates }: Evaluation, { bidId, rank }: Ranked) {
  if (rank === null) return '—';
  const isCandidate = candidates.some((candidate) => candidate.bidId === bidId);
  if (!isCandidate) return texts.rankOf(rank);
  return <Tag tone={rank === 1 ? 'success' : 'brand'}>{texts.candidateOf(rank)}</Tag>;
}

const sumText = ({ items, total }: Ranked): string =>
  `${items.map(({ points }) => pointsText(points ?? 0)).join(' + ')} = ${pointsText(total ?? 0)}`;
