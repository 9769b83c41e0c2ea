import * as paths from '../paths.ts';
import { type CardKey, cardKey } from '../record-card/card-key.ts';
import type { Contact } from './chat-service.ts';

/**
 * Address of the chat page: with a chat open, with whoever answers for a company or the platform, or with the list.
 *
 * @param card of the record that is talked about: its sending is offered
 */
export function conversationAddress(
  of: { readonly chat: string } | { readonly contact: Contact } | null,
  card: CardKey | null = null,
): string {
  if (of === null) return paths.customerMessages;
  const query = 'chat' in of ? { chat: of.chat } : { contact: businessOf(of.contact) };
  return `${paths.customerMessages}?${new URLSearchParams({ ...query, ...(card !== null && { card }) })}`;
}

const platform = 'platform';

function businessOf(contact: Contact): string {
  return contact === 'platform' ? platform : contact.businessId;
}

/** Whom an address asks to reach; null when it asks for nobody. */
export function contactOf(query: URLSearchParams): Contact | null {
  const asked = query.get('contact');
  if (asked === platform) return 'platform';
  return asked !== null && /^\d{1,19}$/.test(asked) ? { businessId: asked } : null;
}

/** The record whose card an address offers to send; null when it names none. */
export function offeredCard(query: URLSearchParams): CardKey | null {
  const [kind = '', id = ''] = (query.get('card') ?? '').split(':');
  return cardKey({ kind, id });
}

/** The other member of a chat of two, whose id is `{smaller}-{larger}` of the user ids; null for any other chat. */
export function peerOf(chatId: string, userId: string): string | null {
  const ids = /^(\d{1,19})-(\d{1,19})$/.exec(chatId)?.slice(1);
  if (!ids?.includes(userId)) return null;
  return ids.find((id) => id !== userId) ?? null;
}
