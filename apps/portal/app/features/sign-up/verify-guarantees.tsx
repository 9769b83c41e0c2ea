import type { CallData } from '@jianzhu/api-client';
import { deposit } from '@jianzhu/api-client/contract';
import { depositSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel, field } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { type DepositStatus, depositMachine } from '@jianzhu/domain/payments';
import { DEPOSIT_METHODS } from '@jianzhu/domain/tenders';
import { Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { useAct } from '../../record/use-act.ts';
import { depositTexts as texts } from './deposit-messages.ts';

type Deposit = CallData<typeof depositSchemas.list>['records'][number];

const reasonRecord = v.object({ reason: field('str', { label: '驳回原因', required: true, min: 2, max: 200 }) });

async function depositCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ deposit }, { deposit: depositSchemas }, 'quiet').deposit;
}

const { columns: names } = texts;

const columns: readonly Column<Deposit>[] = [
  { key: 'company', title: names.company, cell: ({ businessName }) => businessName, card: 'title' },
  { key: 'amount', title: names.amount, width: '148px', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  {
    key: 'method',
    title: names.method,
    cell: ({ method, guaranteeNo, issuer, validUntil }) => (
      <TwoLines second={guaranteeNo === '' ? null : texts.guarantee(guaranteeNo, issuer, validUntil)}>
        {method === null ? '—' : dictionaryLabel(DEPOSIT_METHODS, method)}
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: names.status,
    width: '116px',
    cell: ({ status }) => {
      // The contract gives the machine's own numbers.
      const look = depositMachine.statuses[status as DepositStatus];
      return <Tag tone={look.tone}>{look.label}</Tag>;
    },
    card: 'status',
  },
];

export interface VerifyGuaranteesProps {
  readonly deposits: readonly Deposit[];
  readonly officeViewer: string | null;
}

/** The deposits of a tender, for its buyer, who verifies guarantees (domain rules 5.5). */
export function VerifyGuarantees({ deposits, officeViewer }: VerifyGuaranteesProps) {
  const client = usePortalClient();
  const act = useAct();
  const [verifying, setVerifying] = useState<Deposit | null>(null);
  const [rejecting, setRejecting] = useState<Deposit | null>(null);

  function verify({ id, version }: Deposit) {
    void act
      .run('verify', async () => {
        const calls = await depositCalls(client);
        await calls.verify({ body: { id, version, agree: 1, reason: '' } });
        return texts.verified;
      })
      .then(() => setVerifying(null));
  }

  // Made once: widgets compare what they are given.
  const files = useMemo(() => deposits.flatMap((one) => one.files), [deposits]);
  return (
    <>
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: deposits }}
        rowKey={({ id }) => id}
        rowName={({ businessName }) => businessName}
        actions={(row) => [
          ...(row.allowedActions.includes('verify')
            ? [{ key: 'verify', label: texts.verify, onSelect: () => setVerifying(row) }]
            : []),
          ...(row.allowedActions.includes('reject')
            ? [{ key: 'reject', label: texts.reject, danger: true, onSelect: () => setRejecting(row) }]
            : []),
        ]}
        onRetry={() => {}}
      />
      {files.length > 0 && (
        <SavedFiles
          name={`guarantees-${files[0]?.id}`}
          label={texts.files}
          rules={procurementRules.tender}
          saved={files}
          officeViewer={officeViewer}
        />
      )}
      <ConfirmDialog
        open={verifying !== null}
        text={verifying === null ? '' : texts.verifyConfirm(verifying.businessName)}
        confirmText={texts.verify}
        pending={act.isBusy('verify')}
        onConfirm={() => verifying && verify(verifying)}
        onCancel={() => setVerifying(null)}
      />
      {rejecting !== null && (
        <ActDialog
          title={texts.rejectTitle}
          text={rejecting.businessName}
          confirmText={texts.reject}
          record={reasonRecord}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            const calls = await depositCalls(client);
            const { id, version } = rejecting;
            await calls.verify({ body: { id, version, agree: 0, reason } });
            return texts.rejected;
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
}
