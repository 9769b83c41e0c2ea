import { isApiError } from '@jianzhu/api-client';
import type { Chat, ChatState } from '@jianzhu/chat';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { contactOf, conversationAddress, offeredCard, peerOf } from './conversation-address.ts';
import { chatTexts } from './messages.ts';
import type { PortalChat } from './portal-chat.ts';

/** Whether the list of chats is here, so that one which is not in it is not there at all. */
export function hasChatList({ connection, chats }: Pick<ChatState, 'connection' | 'chats'>): boolean {
  return connection.phase === 'ready' || chats.length > 0;
}

/**
 * Keeps the open chat and the address of the page together: `?chat=` opens a chat, `?contact=` one with whoever answers
 * for a company or the platform. Returns how another one is chosen.
 */
export function useOpenChat(portalChat: PortalChat, hasList: boolean): (chatId: string | null) => void {
  const client = usePortalClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { chat } = portalChat;
  const asked = query.get('chat');
  const contact = query.get('contact');

  useEffect(() => {
    if (contact === null) return;
    let isWanted = true;
    void contacted(portalChat, client, query).then((chatId) => {
      if (!isWanted) return;
      const of = chatId === null ? null : { chat: chatId };
      void navigate(conversationAddress(of, offeredCard(query)), { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [portalChat, client, contact, query, navigate]);

  useEffect(() => {
    if (!hasList || contact !== null) return;
    if (asked === null) chat.close();
    else void openKnown(portalChat, asked);
  }, [portalChat, chat, asked, contact, hasList]);

  useEffect(() => () => chat.close(), [chat]);

  return (chatId) => {
    // At once; the address follows when the server has let the page go on.
    if (chatId === null) chat.close();
    else chat.open(chatId);
    void navigate(conversationAddress(chatId === null ? null : { chat: chatId }), { preventScrollReset: true });
  };
}

async function contacted(
  { chat, service }: PortalChat,
  client: PortalClient,
  query: URLSearchParams,
): Promise<string | null> {
  const contact = contactOf(query);
  if (contact === null) return null;
  try {
    const record = await service.contact(contact);
    chat.open(record.id, { chat: record });
    return record.id;
  } catch (error) {
    const toast = isApiError(error) ? error.toast : undefined;
    client.notify({ tone: toast?.level ?? 'error', text: toast?.text ?? chatTexts.contactFailed });
    return null;
  }
}

/** Opens a chat of the list, or one of two that the member belongs to; an address that names any other opens none. */
async function openKnown({ chat, service }: PortalChat, chatId: string): Promise<void> {
  if (isListed(chat, chatId)) return chat.open(chatId);
  const peer = peerOf(chatId, chat.user?.id ?? '');
  if (peer === null) return;
  try {
    const user = await service.api.lookupUser(peer, { signal: AbortSignal.timeout(10_000) });
    if (user === null) return;
    const { name, avatar, company, position, official } = user;
    chat.open(chatId, { chat: { name, avatar, company, position, official, type: 'single' } });
  } catch (error) {
    console.warn('The chat of the address could not be opened', error);
  }
}

function isListed({ state }: Chat, chatId: string): boolean {
  return state.chats.some(({ id }) => id === chatId);
}
