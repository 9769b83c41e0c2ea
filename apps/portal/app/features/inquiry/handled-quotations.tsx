import { exclusionRecord } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { useMemo, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { minuteOf } from '../../record/dates.ts';
import type { useAct } from '../../record/use-act.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';

type Excluded = Comparison['excluded'][number];
type Handled = Pick<Excluded, 'quotationId' | 'businessName' | 'totalAmount'> & {
  readonly exclusion: Excluded | null;
  /** Awarded, and given up. */
  readonly hasRefused: boolean;
};

export interface HandledQuotationsProps {
  readonly comparison: Comparison;
  readonly act: ReturnType<typeof useAct>;
}

/** Which quotations take part, and which were left out for what reason; the buyer changes it until the award. */
export function HandledQuotations({ comparison, act }: HandledQuotationsProps) {
  const { inquiry, suppliers, excluded } = comparison;
  const client = usePortalClient();
  const [asked, setAsked] = useState<Handled | null>(null);
  const mayChange = inquiry.allowedActions.includes('exclude');
  const rows = useMemo(
    (): readonly Handled[] => [
      ...suppliers.map((supplier) => ({ ...supplier, exclusion: null })),
      ...excluded.map((exclusion) => ({ ...exclusion, exclusion, hasRefused: false })),
    ],
    [suppliers, excluded],
  );

  const restore = ({ quotationId }: Handled) =>
    act.run(`restore ${quotationId}`, async () => {
      const { id, version } = inquiry;
      await (await inquiryCalls(client)).restore({ body: { id, version, quotationId } });
      return texts.restoreDone;
    });
  const columns: readonly Column<Handled>[] = [
    { key: 'name', title: texts.supplier, cell: ({ businessName }) => businessName, card: 'title' },
    { key: 'total', title: texts.total, width: '150px', cell: ({ totalAmount }) => formatMoney(totalAmount) },
    {
      key: 'state',
      title: texts.state,
      width: '110px',
      cell: ({ exclusion, hasRefused }) => {
        if (exclusion !== null) return <Tag>{texts.excluded}</Tag>;
        if (hasRefused) return <Tag tone="warning">{texts.hasRefused}</Tag>;
        return <Tag tone="success">{texts.takesPart}</Tag>;
      },
      card: 'status',
    },
    { key: 'reason', title: texts.excludeReason, cell: ({ exclusion }) => exclusion?.reason ?? '—' },
    {
      key: 'by',
      title: texts.excludedBy,
      width: '170px',
      cell: ({ exclusion }) =>
        exclusion === null ? '—' : `${exclusion.operatorName} ${minuteOf(exclusion.createTime)}`,
    },
    ...(mayChange
      ? [
          {
            key: 'act',
            title: texts.act,
            width: '90px',
            cell: (row: Handled) =>
              row.exclusion === null ? (
                <Button
                  variant="link"
                  size="compact"
                  aria-label={texts.excludeOf(row.businessName)}
                  onClick={() => setAsked(row)}
                >
                  {texts.exclude}
                </Button>
              ) : (
                <Button
                  variant="link"
                  size="compact"
                  aria-label={texts.restoreOf(row.businessName)}
                  pending={act.isBusy(`restore ${row.quotationId}`)}
                  onClick={() => void restore(row)}
                >
                  {texts.restore}
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        label={texts.handledTable}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ quotationId }) => quotationId}
        rowName={({ businessName }) => businessName}
        onRetry={() => {}}
      />
      {asked && (
        <ActDialog
          title={texts.excludeTitle}
          text={texts.excludeNote(asked.businessName)}
          record={exclusionRecord}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            const { id, version } = inquiry;
            const { quotationId } = asked;
            await (await inquiryCalls(client)).exclude({ body: { id, version, quotationId, reason } });
            return texts.excludeDone;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
