import { sentAmountRecord } from '@jianzhu/domain/bank-cards';
import { parseYuan, yuanText } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { MoneyField } from '@jianzhu/ui/fields';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, Steps } from '@jianzhu/ui/record';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { errorsOf } from '../../record/form-state.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { type BankCard, bankCardCalls } from './bank-card-calls.ts';
import { bindSteps } from './bind-steps.ts';
import { bankCardTexts as texts } from './messages.ts';

/** Says which amount has reached an account of the company (domain rules 13.1). */
export function AmountForm({ card, onDone }: { readonly card: BankCard; readonly onDone: () => void }) {
  const client = usePortalClient();
  const { revalidate, state } = useRevalidator();
  const { errors, isRunning, submit } = useSentForm(() => {
    onDone();
    void revalidate();
  });
  const [amount, setAmount] = useState<number | null>(null);
  const isSent = card.amountTime !== '';

  function send(event: FormEvent) {
    event.preventDefault();
    submit(errorsOf(sentAmountRecord, { amount: amount ?? 0 }), 'amount', async () => {
      const { id, version } = card;
      try {
        await (await bankCardCalls(client)).verifyAmount({ body: { id, version, amount: amount ?? 0 } });
      } finally {
        // A wrong one costs a try, which the card shows.
        await revalidate();
      }
      client.notify({ tone: 'success', text: texts.verified });
      onDone();
    });
  }

  return (
    <SectionParts>
      <Steps steps={bindSteps(2)} />
      <DescriptionList
        columns={2}
        items={[
          { term: texts.companyName, value: card.holderName },
          { term: texts.accountNo, value: card.cardNoMasked },
          { term: texts.bank, value: card.bankName },
          { term: texts.branch, value: card.branchName },
          { term: texts.cnaps, value: card.cnaps },
          { term: texts.amountTime, value: card.amountTime.slice(0, 16) },
        ]}
      />
      {isSent ? (
        <form onSubmit={send} noValidate>
          <SectionParts>
            <MoneyField
              id="amount"
              label={texts.amount}
              required
              help={texts.amountHelp}
              value={amount}
              error={errors.amount}
              parse={parseYuan}
              format={yuanText}
              onChange={setAmount}
            />
            <div>
              <Button type="submit" pending={isRunning}>
                {isRunning ? texts.submitting : texts.verify}
              </Button>{' '}
              <Button variant="line" onClick={onDone}>
                {texts.cancel}
              </Button>
            </div>
          </SectionParts>
        </form>
      ) : (
        <InlineAlert
          action={
            <Button variant="line" size="compact" pending={state !== 'idle'} onClick={() => void revalidate()}>
              {texts.refresh}
            </Button>
          }
        >
          {texts.amountWaits}
        </InlineAlert>
      )}
    </SectionParts>
  );
}
