import { formatMoney } from '@jianzhu/domain/money';
import { DEPOSIT_STATUS, depositReasons } from '@jianzhu/domain/payments';
import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { useState } from 'react';
import { type Bill, payCalls } from '../../cashier/pay-calls.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { payTexts } from './messages.ts';

const texts = payTexts.bond;

/** What becomes of a deposit after the award, to who paid it: its word on the performance bond (domain rules 5.5). */
export function BondAnswer({ bill }: { readonly bill: Bill }) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<'convert' | 'decline' | null>(null);
  const { deposit, amount } = bill;
  if (deposit === null) return null;
  if (deposit.status === DEPOSIT_STATUS.kept) {
    return <InlineAlert tone="warning">{texts.kept(deposit.reason)}</InlineAlert>;
  }
  if (deposit.status === DEPOSIT_STATUS.converted) return <InlineAlert>{texts.converted}</InlineAlert>;
  const answer = async (agree: 0 | 1, reason: string) => {
    const calls = await payCalls(client);
    await calls.deposit.answerBond({ body: { id: deposit.id, version: deposit.version, agree, reason } });
    return agree === 1 ? texts.agreed : texts.declined;
  };
  const agree = () => void act.run('convert', () => answer(1, '')).then(() => setAsked(null));
  const acts = [
    { name: 'convert', label: texts.agree },
    { name: 'decline', label: texts.decline },
  ] as const;
  return (
    <>
      <LostAct lost={act.lost} />
      {deposit.allowedActions.includes('decline') && (
        <InlineAlert
          action={acts
            .filter(({ name }) => deposit.allowedActions.includes(name))
            .map(({ name, label }) => (
              <Button key={name} variant="line" size="compact" onClick={() => setAsked(name)}>
                {label}
              </Button>
            ))}
        >
          {texts.asked(formatMoney(amount))}
        </InlineAlert>
      )}
      <ConfirmDialog
        open={asked === 'convert'}
        text={texts.agreeConfirm}
        confirmText={texts.agree}
        pending={act.isBusy('convert')}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      />
      {asked === 'decline' && (
        <ActDialog
          title={texts.declineTitle}
          text={bill.tender.title}
          confirmText={texts.decline}
          record={depositReasons.decline}
          start={{ reason: '' }}
          send={({ reason }) => answer(0, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
