import type { CallData } from '@jianzhu/api-client';
import { deposit } from '@jianzhu/api-client/contract';
import { depositSchemas } from '@jianzhu/api-client/schemas';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { DEPOSIT_STATUS, depositMachine, depositReasons } from '@jianzhu/domain/payments';
import { statusLook } from '@jianzhu/domain/records';
import { DEPOSIT_METHODS } from '@jianzhu/domain/tenders';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable, type RowAction } from '@jianzhu/ui/data-table';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import { useMemo, useState } from 'react';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { type PortalClient, usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { useAct } from '../../record/use-act.ts';
import { depositTexts as texts } from './deposit-messages.ts';

type Deposit = CallData<typeof depositSchemas.list>['records'][number];

/** What is done with a reason: how the dialog reads, and what it asks for. */
const REASONED = {
  reject: { ...texts.rejecting, record: depositReasons.reject },
  forfeit: { ...texts.forfeiting, record: depositReasons.forfeit },
  giveBack: { ...texts.givingBack, record: depositReasons.giveBack },
} as const;
type Reasoned = keyof typeof REASONED;

/** What is done at a word. */
const ASKED = { verify: texts.verifying, propose: texts.proposing } as const;
type Asked = keyof typeof ASKED;
const isReasoned = (name: string): name is Reasoned => Object.hasOwn(REASONED, name);
const isAsked = (name: string): name is Asked => Object.hasOwn(ASKED, name);

async function send(client: PortalClient, act: Reasoned | Asked, { id, version }: Deposit, reason: string) {
  const calls = await depositCalls(client);
  const seen = { id, version };
  await {
    verify: () => calls.verify({ body: { ...seen, agree: 1, reason: '' } }),
    reject: () => calls.verify({ body: { ...seen, agree: 0, reason } }),
    forfeit: () => calls.forfeit({ body: { ...seen, reason } }),
    giveBack: () => calls.giveBack({ body: { ...seen, reason } }),
    propose: () => calls.propose({ body: seen }),
  }[act]();
}

/** What waits, beside the status. */
const waitsFor = ({ status, isHeld, isForfeitAsked, isProposed }: Deposit): string | null => {
  if (status !== DEPOSIT_STATUS.paid) return null;
  if (isForfeitAsked) return texts.waiting.forfeit;
  if (isHeld) return texts.waiting.decision;
  return isProposed ? texts.waiting.winner : null;
};

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
    width: '148px',
    cell: (row) => {
      const look = statusLook(depositMachine, row.status);
      return (
        <TwoLines second={waitsFor(row) ?? (row.status === DEPOSIT_STATUS.kept ? row.reason : null)}>
          <StatusTag look={look} />
        </TwoLines>
      );
    },
    card: 'status',
  },
];

export interface TenderDepositsProps {
  readonly deposits: readonly Deposit[];
  readonly officeViewer: string | null;
}

/** The deposits of a tender, for its buyer, who verifies guarantees and decides what becomes of them (domain rules 5.5). */
export function TenderDeposits({ deposits, officeViewer }: TenderDepositsProps) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<{ readonly act: Asked; readonly row: Deposit } | null>(null);
  const [reasoned, setReasoned] = useState<{ readonly act: Reasoned; readonly row: Deposit } | null>(null);

  const confirm = () =>
    void act
      .run('asked', async () => {
        if (asked === null) return undefined;
        await send(client, asked.act, asked.row, '');
        return ASKED[asked.act].done;
      })
      .then(() => setAsked(null));

  // Made once: widgets compare what they are given.
  const files = useMemo(() => deposits.flatMap((one) => one.files), [deposits]);
  return (
    <>
      <LostAct lost={act.lost} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={{ status: 'ready', items: deposits }}
        rowKey={({ id }) => id}
        rowName={({ businessName }) => businessName}
        actions={(row) =>
          row.allowedActions.flatMap((name): readonly RowAction[] => {
            if (isAsked(name)) {
              return [{ key: name, label: ASKED[name].act, onSelect: () => setAsked({ act: name, row }) }];
            }
            if (!isReasoned(name)) return [];
            const { act: label, danger } = REASONED[name];
            return [{ key: name, label, danger, onSelect: () => setReasoned({ act: name, row }) }];
          })
        }
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
        open={asked !== null}
        text={asked === null ? '' : ASKED[asked.act].confirm(asked.row.businessName)}
        confirmText={asked === null ? '' : ASKED[asked.act].act}
        pending={act.isBusy('asked')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
      {reasoned !== null && (
        <ActDialog
          title={REASONED[reasoned.act].title}
          text={reasoned.row.businessName}
          confirmText={REASONED[reasoned.act].act}
          record={REASONED[reasoned.act].record}
          start={{ reason: '' }}
          send={async ({ reason }) => {
            await send(client, reasoned.act, reasoned.row, reason);
            return REASONED[reasoned.act].done;
          }}
          onClose={() => setReasoned(null)}
        />
      )}
    </>
  );
}
