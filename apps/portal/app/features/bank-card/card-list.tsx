import { BANK_CARD_STATUS, bankCardMachine, CARD_OWNER } from '@jianzhu/domain/bank-cards';
import { statusLook } from '@jianzhu/domain/records';
import { Button } from '@jianzhu/ui';
import { BankCardList } from '@jianzhu/ui/bank-cards';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { useState } from 'react';
import { PinDialog } from '../../pin/pin-dialog.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { type BankCard, bankCardCalls } from './bank-card-calls.ts';
import { bankCardTexts as texts } from './messages.ts';

const { pending, bound } = BANK_CARD_STATUS;

export interface CardListProps {
  readonly cards: readonly BankCard[];
  readonly hasPin: boolean;
  /** Opens what verifies an account. */
  readonly onVerify: (cardId: string) => void;
}

type Act = keyof typeof texts.acts;
const ACTS = ['verify', 'setDefault', 'unbind', 'drop'] as const satisfies readonly Act[];

/** The cards with what may be done to each. */
export function CardList({ cards, hasPin, onVerify }: CardListProps) {
  const client = usePortalClient();
  const act = useAct();
  const [asked, setAsked] = useState<{ readonly act: 'unbind' | 'drop'; readonly card: BankCard } | null>(null);
  const seenOf = ({ id, version }: BankCard) => ({ id, version });

  const setDefault = (card: BankCard) =>
    void act.run(`setDefault ${card.id}`, async () => {
      await (await bankCardCalls(client)).setDefault({ body: seenOf(card) });
      return texts.isDefault;
    });
  const drop = (card: BankCard) =>
    void act
      .run('drop', async () => {
        await (await bankCardCalls(client)).drop({ body: seenOf(card) });
        return texts.dropped;
      })
      .then(() => setAsked(null));
  const unbind = async (card: BankCard, pinTicket: string) => {
    await act.run('unbind', async () => {
      await (await bankCardCalls(client)).unbind({ body: { ...seenOf(card), pinTicket } });
      return texts.unbound;
    });
    setAsked(null);
  };

  function choose(chosen: Act, card: BankCard) {
    if (chosen === 'verify') onVerify(card.id);
    else if (chosen === 'setDefault') setDefault(card);
    else setAsked({ act: chosen, card });
  }

  return (
    <>
      <LostAct lost={act.lost} />
      <BankCardList
        label={texts.cards}
        cards={cards.map((card) => ({
          ...{ key: card.id, bank: card.bankName, kind: kindOf(card), number: card.cardNoMasked },
          state: card.isDefault ? texts.default : statusLook(bankCardMachine, card.status).label,
          look: card.isDefault ? ('main' as const) : card.status === bound ? ('bound' as const) : ('waiting' as const),
          holder: [card.holderName, card.branchName].filter((part) => part !== '').join(' · '),
          acts: (
            <>
              {ACTS.filter((name) => card.allowedActions.includes(name)).map((name) => (
                <Button
                  key={name}
                  variant="link"
                  size="compact"
                  aria-label={texts.actOf(texts.acts[name], card.bankName, card.cardNoMasked)}
                  pending={act.isBusy(`${name} ${card.id}`)}
                  onClick={() => choose(name, card)}
                >
                  {texts.acts[name]}
                </Button>
              ))}
              {card.isInUse && <span>{texts.inUse}</span>}
              {card.status === pending && (
                <span>{card.amountTime === '' ? texts.sending : texts.triesLeft(card.triesLeft)}</span>
              )}
            </>
          ),
        }))}
      />
      {asked?.act === 'unbind' && (
        <PinDialog
          text={texts.unbindText(asked.card.bankName, asked.card.cardNoMasked)}
          use={{ purpose: 'unbindCard', bizId: asked.card.id, amount: 0 }}
          hasPin={hasPin}
          onProven={(pinTicket) => unbind(asked.card, pinTicket)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={asked?.act === 'drop'}
        text={texts.dropAsk}
        confirmText={texts.acts.drop}
        pending={act.isBusy('drop')}
        onConfirm={() => asked && drop(asked.card)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

const kindOf = ({ ownerKind, isCredit }: BankCard): string =>
  ownerKind === CARD_OWNER.company ? texts.account : isCredit ? texts.credit : texts.debit;
