import { CARD_OWNER, MOST_CARDS } from '@jianzhu/domain/bank-cards';
import { mayDo } from '@jianzhu/domain/member-center';
import { Button, EmptyState, Icon } from '@jianzhu/ui';
import { DetailPage, type PageSection, SectionParts } from '@jianzhu/ui/pages';
import { type ReactNode, useState } from 'react';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { useSession } from '../../portal-client.ts';
import { AmountForm } from './amount-form.tsx';
import type { CardsFound } from './bank-card-calls.ts';
import { BindForm } from './bind-form.tsx';
import { CardList } from './card-list.tsx';
import { bankCardTexts as texts } from './messages.ts';

export interface BankCardsPageProps {
  readonly found: CardsFound;
  /** Whether the member has a payment PIN. */
  readonly hasPin: boolean;
  /** Card that the address names, as the notice of its amount does. */
  readonly named: string | null;
  /** Leads from the cards to the statement. */
  readonly tabs: ReactNode;
}

/** What stands open below the cards. */
type Open = { readonly kind: 'bind' } | { readonly kind: 'amount'; readonly cardId: string } | null;

/** 银行卡与资金: the accounts of the company and the member's own cards; to bind one, and to verify an account. */
export function BankCardsPage({ found, hasPin, named, tabs }: BankCardsPageProps) {
  const head = useMemberHead();
  const { userInfo } = useSession();
  const [open, setOpen] = useState<Open>(named === null ? null : { kind: 'amount', cardId: named });
  const mayBind = userInfo === null || mayDo(userInfo, 'bankcard_bind');
  const { cards } = found;
  const close = () => setOpen(null);
  const waiting =
    open?.kind === 'amount'
      ? cards.find(({ id, allowedActions }) => id === open.cardId && allowedActions.includes('verify'))
      : undefined;
  const sections: PageSection[] = [
    {
      ...{ key: 'cards', title: texts.cards },
      content:
        cards.length === 0 ? (
          <EmptyState title={texts.none} text={texts.noneHint} />
        ) : (
          <SectionParts>
            <CardList cards={cards} hasPin={hasPin} onVerify={(cardId) => setOpen({ kind: 'amount', cardId })} />
            <p>{texts.hint(MOST_CARDS)}</p>
          </SectionParts>
        ),
    },
  ];
  if (open?.kind === 'bind') {
    sections.push({
      ...{ key: 'bind', title: texts.bind },
      content: (
        <BindForm
          found={found}
          onBound={(card) =>
            setOpen(card.ownerKind === CARD_OWNER.company ? { kind: 'amount', cardId: card.id } : null)
          }
          onClose={close}
        />
      ),
    });
  }
  if (waiting !== undefined) {
    sections.push({
      ...{ key: 'amount', title: texts.bindCompany },
      content: <AmountForm key={waiting.id} card={waiting} onDone={close} />,
    });
  }
  return (
    <DetailPage
      {...head}
      actions={
        mayBind && (
          <Button variant="line" onClick={() => setOpen({ kind: 'bind' })}>
            <Icon name="plus" size={16} />
            {texts.bind}
          </Button>
        )
      }
      progress={tabs}
      sections={sections}
    />
  );
}
