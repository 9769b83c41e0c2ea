import { RecordCard } from '@jianzhu/ui/chat/record-card';
import { useEffect, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { useStore } from '../use-store.ts';
import { type CardKey, partsOf } from './card-key.ts';
import { cardTexts } from './messages.ts';
import { RecordCards } from './record-cards.ts';

/** The record that something on the page is about, as the reader may see it now. */
export function RelatedCard({ card }: { readonly card: CardKey }) {
  const client = usePortalClient();
  const [cards] = useState(() => new RecordCards(client));
  useEffect(() => {
    cards.ask([card]);
    return cards.watch();
  }, [cards, card]);
  const seen = useStore(cards.state).known[card] ?? { state: 'loading' as const };
  return <RecordCard kind={cardTexts.kinds[partsOf(card).kind]} seen={seen} />;
}
