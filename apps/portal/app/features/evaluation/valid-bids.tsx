import { BID_STATUS } from '@jianzhu/domain/bids';
import { EVALUATION_MESSAGES, rejectionRecord } from '@jianzhu/domain/evaluations';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { minuteOf } from '../../record/dates.ts';
import { type EvaluatedBid, type Evaluation, evaluationCalls } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';

/** Whether a bid is evaluated, was rejected, or has given up an award of an earlier round. */
function stateOf({ status, hasRefused }: EvaluatedBid) {
  if (status === BID_STATUS.rejected) return <Tag tone="danger">{texts.state.rejected}</Tag>;
  return hasRefused ? <Tag tone="neutral">{texts.state.refused}</Tag> : <Tag tone="success">{texts.state.valid}</Tag>;
}

/** Which bids are evaluated, and which were rejected for what reason; the buyer rejects while it evaluates. */
export function ValidBids({ sheet }: { readonly sheet: Evaluation }) {
  const client = usePortalClient();
  const [asked, setAsked] = useState<EvaluatedBid | null>(null);
  const terms = texts.columns;
  const columns: readonly Column<EvaluatedBid>[] = [
    { key: 'name', title: terms.bidder, cell: ({ businessName }) => businessName, card: 'title' },
    {
      ...{ key: 'total', title: terms.total, width: '150px', align: 'end' },
      cell: ({ totalPrice }) => formatMoney(totalPrice),
    },
    { key: 'submitted', title: terms.submitted, width: '160px', cell: ({ submitTime }) => minuteOf(submitTime) },
    {
      ...{ key: 'state', title: terms.state, width: '90px', card: 'status' },
      cell: stateOf,
    },
    { key: 'reason', title: terms.reason, cell: ({ rejectReason }) => rejectReason || '—' },
    ...(sheet.bids.some(({ allowedActions }) => allowedActions.includes('reject'))
      ? [
          {
            ...{ key: 'act', title: terms.act, width: '110px' },
            cell: (bid: EvaluatedBid) =>
              bid.allowedActions.includes('reject') ? (
                <Button
                  variant="link"
                  size="compact"
                  aria-label={texts.rejectOf(bid.businessName)}
                  onClick={() => setAsked(bid)}
                >
                  {texts.reject}
                </Button>
              ) : (
                '—'
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        label={texts.bidTable}
        columns={columns}
        rows={{ status: 'ready', items: sheet.bids }}
        rowKey={({ bidId }) => bidId}
        rowName={({ businessName }) => businessName}
        onRetry={() => {}}
      />
      {asked !== null && (
        <ActDialog
          title={texts.rejectOf(asked.businessName)}
          text={EVALUATION_MESSAGES.rejectConfirm}
          record={rejectionRecord}
          start={{ reason: '' }}
          send={async (values) => {
            await (await evaluationCalls(client)).rejectBid({
              body: { id: asked.bidId, version: asked.version, ...values },
            });
            return texts.rejected;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
