import { BusinessError } from '@jianzhu/api-client';
import { formatMoney, parseYuan, yuanText } from '@jianzhu/domain/money';
import { checkWithdrawn, needsApproval, withdrawalRecord } from '@jianzhu/domain/withdrawals';
import { ButtonLink } from '@jianzhu/ui';
import { MoneyField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DescriptionList } from '@jianzhu/ui/record';
import { Select } from '@jianzhu/ui/select';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { PinDialog } from '../../pin/pin-dialog.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { refusedFields } from '../../record/field-texts.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { errorsOf } from '../../record/form-state.ts';
import { newKey } from '../../record/use-act.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { fundTexts } from './messages.ts';
import { type WithdrawOptions, withdrawalCalls } from './withdrawal-calls.ts';

const texts = fundTexts.withdraw;

export interface WithdrawDialogProps {
  readonly options: WithdrawOptions;
  readonly hasPin: boolean;
  readonly onClose: () => void;
}

/** 申请提现: how much goes to which account of the company, then the payment PIN (domain rules 13.4). */
export function WithdrawDialog({ options, hasPin, onClose }: WithdrawDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, setErrors, submit, isRunning } = useSentForm();
  const { available, accounts, approvedAbove } = options;
  const [amount, setAmount] = useState<number | null>(null);
  const [cardId, setCardId] = useState<string | null>(accounts[0]?.id ?? null);
  const [isProving, setProving] = useState(false);
  const key = useRef(newKey());
  const values = { amount, cardId: cardId ?? '' };

  function check() {
    const wrong = amount === null ? null : checkWithdrawn(amount, available);
    const found = { ...(wrong !== null && { amount: wrong }), ...errorsOf(withdrawalRecord, values) };
    submit(found, 'amount', async () => setProving(true));
  }

  async function send(pinTicket: string) {
    try {
      const calls = await withdrawalCalls(client);
      const body = { amount: amount ?? 0, cardId: values.cardId, pinTicket };
      await calls.apply({ body }, { idempotencyKey: key.current });
      client.notify({ tone: 'success', text: needsApproval(body.amount) ? texts.waits : texts.begun });
      onClose();
      await revalidate();
    } catch (refused) {
      // Whose answer was lost is not sent under another key: it may have been done.
      if (refused instanceof BusinessError) key.current = newKey();
      setProving(false);
      setErrors(refusedFields(client, refused, 'amount'));
    }
  }

  if (isProving && amount !== null && cardId !== null) {
    return (
      <PinDialog
        text={texts.pinText(formatMoney(amount))}
        use={{ purpose: 'withdraw', bizId: cardId, amount }}
        hasPin={hasPin}
        onProven={send}
        onClose={() => setProving(false)}
      />
    );
  }
  return (
    <FormDialog title={texts.apply} confirmText={texts.next} isRunning={isRunning} onSubmit={check} onClose={onClose}>
      <DescriptionList items={[{ term: texts.available, value: <strong>{formatMoney(available)}</strong> }]} />
      {accounts.length === 0 && (
        <InlineAlert
          tone="warning"
          action={
            <ButtonLink variant="line" size="compact" href={paths.bankcards}>
              {texts.bind}
            </ButtonLink>
          }
        >
          {texts.noAccount}
        </InlineAlert>
      )}
      <MoneyField
        id="amount"
        label={texts.amount}
        required
        value={amount}
        parse={parseYuan}
        format={yuanText}
        error={errors.amount}
        help={texts.amountHelp(formatMoney(approvedAbove))}
        onChange={setAmount}
      />
      <Select
        id="cardId"
        label={texts.account}
        required
        value={cardId}
        error={errors.cardId}
        options={accounts.map(({ id, bankName, cardNoMasked }) => ({
          value: id,
          label: `${bankName} ${cardNoMasked}`,
        }))}
        onChange={setCardId}
      />
    </FormDialog>
  );
}
