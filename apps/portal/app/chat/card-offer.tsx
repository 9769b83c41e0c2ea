import { type Chat, writeCard } from '@jianzhu/chat';
import { Button } from '@jianzhu/ui';
import { RecordCard } from '@jianzhu/ui/chat';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type CardKey, partsOf } from '../record-card/card-key.ts';
import { cardTexts as texts } from '../record-card/messages.ts';
import { useStore } from '../use-store.ts';
import { conversationAddress } from './conversation-address.ts';
import type { PortalChat } from './portal-chat.ts';

/** Offers to send the card of the record that the member came from. */
export function CardOffer({
  portalChat: { chat, cards },
  chatId,
  card,
}: {
  readonly portalChat: PortalChat;
  readonly chatId: string;
  readonly card: CardKey;
}) {
  const navigate = useNavigate();
  const { known } = useStore(cards.state);
  useEffect(() => cards.ask([card]), [cards, card]);
  const close = () => void navigate(conversationAddress({ chat: chatId }), { replace: true });
  const seen = known[card] ?? { state: 'loading' };
  return (
    <RecordCard
      kind={texts.kinds[partsOf(card).kind]}
      seen={seen}
      actions={
        <>
          {seen.state === 'shown' && (
            <Button size="compact" onClick={() => send(chat, chatId, card, close)}>
              {texts.offer}
            </Button>
          )}
          <Button variant="line" size="compact" onClick={close}>
            {texts.drop}
          </Button>
        </>
      }
    />
  );
}

function send(chat: Chat, chatId: string, card: CardKey, close: () => void): void {
  chat.send(chatId, writeCard(partsOf(card)), { type: 'card' });
  close();
}
