import { CARD_OWNER } from '@jianzhu/domain/bank-cards';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { ButtonLink, Tag } from '@jianzhu/ui';
import { ChoiceCards } from '@jianzhu/ui/choice-cards';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import * as paths from '../paths.ts';
import { cashierTexts as texts } from './messages.ts';
import type { Cashier } from './pay-calls.ts';

type Card = Cashier['cards'][number];

const kindOf = ({ ownerKind, isCredit }: Card): string =>
  ownerKind === CARD_OWNER.company ? texts.company : isCredit ? texts.credit : texts.debit;

/** The cards that can be paid by; one that something else is paid by waits for that. */
export function CashierCards({
  cards,
  cardId,
  onChoose,
}: {
  readonly cards: readonly Card[];
  readonly cardId: string | null;
  readonly onChoose: (cardId: string) => void;
}) {
  if (cards.length === 0) {
    return (
      <InlineAlert
        tone="warning"
        action={
          <ButtonLink variant="line" size="compact" href={paths.bankcards}>
            {texts.bind}
          </ButtonLink>
        }
      >
        {texts.noCards}
      </InlineAlert>
    );
  }
  return (
    <>
      <ChoiceCards
        label={texts.cards}
        value={cardId}
        onChange={(chosen) => {
          if (cards.some(({ id, isBusy }) => id === chosen && !isBusy)) onChoose(chosen);
        }}
        cards={cards.map((card) => ({
          value: card.id,
          title: `${card.bankName} ${kindOf(card)}`,
          content: (
            <>
              <span>{card.cardNoMasked}</span>
              <span>{card.isBusy ? `${card.holderName} · ${PAYMENT_MESSAGES.busyCard}` : card.holderName}</span>
              {card.isDefault && <Tag>{texts.isDefault}</Tag>}
            </>
          ),
        }))}
      />
      <ButtonLink variant="link" size="compact" href={paths.bankcards}>
        {texts.newCard}
      </ButtonLink>
    </>
  );
}
