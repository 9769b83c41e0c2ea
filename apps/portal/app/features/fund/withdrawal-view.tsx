import { formatMoney } from '@jianzhu/domain/money';
import { WITHDRAWAL_STATUS, withdrawalReasons } from '@jianzhu/domain/withdrawals';
import { Button, ButtonLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { PinDialog } from '../../pin/pin-dialog.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { FundTabs, withdrawalsHref } from './fund-tabs.tsx';
import { fundTexts } from './messages.ts';
import { type WithdrawalDetail, withdrawalCalls } from './withdrawal-calls.ts';
import { WithdrawalTag } from './withdrawal-list.tsx';

const texts = fundTexts.withdraw;

type Act = keyof typeof texts.acts;
const ACTS = ['confirm', 'refuse', 'cancel'] as const satisfies readonly Act[];

export interface WithdrawalViewProps {
  readonly record: WithdrawalDetail;
  readonly hasPin: boolean;
}

/** One withdrawal: what it is, what has been done to it, and the acts of who looks at it (domain rules 13.4, 32.8). */
export function WithdrawalView({ record, hasPin }: WithdrawalViewProps) {
  const head = useMemberHead();
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<Act | null>(null);
  const { id, version, amount, code, status, reason, allowedActions } = record;
  const close = () => setAsked(null);
  const confirm = async (pinTicket: string) => {
    await act.run('confirm', async () => {
      await (await withdrawalCalls(client)).confirm({ body: { id, version, pinTicket } });
      return texts.confirmed;
    });
    close();
  };
  const cancel = () =>
    void act
      .run('cancel', async () => {
        await (await withdrawalCalls(client)).cancel({ body: { id, version } });
        return texts.cancelled;
      })
      .then(close);
  const refuse = async (why: { readonly reason: string }) => {
    await (await withdrawalCalls(client)).refuse({ body: { id, version, ...why } });
    return texts.refused;
  };
  return (
    <>
      <DetailPage
        {...head}
        status={<WithdrawalTag status={status} />}
        progress={<FundTabs current="withdrawals" />}
        actions={
          <>
            <ButtonLink variant="line" size="regular" href={withdrawalsHref}>
              {texts.back}
            </ButtonLink>
            {ACTS.filter((name) => allowedActions.includes(name)).map((name) => (
              <Button
                key={name}
                size="regular"
                variant={name === 'confirm' ? 'solid' : 'line'}
                pending={act.isBusy(name)}
                onClick={() => setAsked(name)}
              >
                {texts.acts[name]}
              </Button>
            ))}
          </>
        }
        sections={[
          {
            key: 'facts',
            title: texts.facts,
            content: (
              <SectionParts>
                <LostAct lost={act.lost} />
                {reason !== '' && <InlineAlert tone="warning">{texts.why(reason)}</InlineAlert>}
                {status === WITHDRAWAL_STATUS.pending && <InlineAlert>{texts.waiting}</InlineAlert>}
                <DescriptionList items={factsOf(record)} />
              </SectionParts>
            ),
          },
          { key: 'log', title: texts.log, content: <LogTimeline logs={record.log} names={texts.logs} /> },
        ]}
      />
      {asked === 'confirm' && (
        <PinDialog
          title={texts.acts.confirm}
          text={texts.confirmText(code, formatMoney(amount))}
          use={{ purpose: 'withdraw', bizId: id, amount }}
          hasPin={hasPin}
          onProven={confirm}
          onClose={close}
        />
      )}
      {asked === 'refuse' && (
        <ActDialog
          title={texts.acts.refuse}
          text={code}
          record={withdrawalReasons.refuse}
          start={{ reason: '' }}
          send={refuse}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'cancel'}
        text={texts.cancelText}
        confirmText={texts.acts.cancel}
        cancelText={texts.keep}
        pending={act.isBusy('cancel')}
        onConfirm={cancel}
        onCancel={close}
      />
    </>
  );
}

const factsOf = (record: WithdrawalDetail) => [
  { term: texts.columns.code, value: record.code },
  { term: texts.columns.amount, value: <strong>{formatMoney(record.amount)}</strong> },
  { term: texts.holder, value: record.holderName },
  { term: texts.columns.account, value: `${record.bankName} ${record.cardNoMasked}` },
  { term: texts.branch, value: record.branchName || '—' },
  { term: texts.columns.applicant, value: record.applicantName },
  { term: texts.columns.createTime, value: record.createTime },
  { term: texts.approver, value: record.approverName || '—' },
  { term: texts.doneTime, value: record.doneTime || '—' },
];
