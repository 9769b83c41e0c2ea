import { BusinessError, SessionEndedError } from '@jianzhu/api-client';
import { chat as chatCalls } from '@jianzhu/api-client/contract';
import { chatSchemas } from '@jianzhu/api-client/schemas';
import {
  browserNotifications,
  type Chat,
  type ChatNotifications,
  type ChatRecord,
  type ConnectionStatus,
  createChat,
  notifyOfMessages,
  type SocketLike,
  TokenRefused,
} from '@jianzhu/chat';
import { currentCompanyId, type FilteredStorage } from '@jianzhu/domain';
import { subscribe } from 'valtio/vanilla';
import type { BrowserApi } from '../api/browser-api.ts';
import { deskOf } from '../attachment/load-upload-desk.ts';
import { socketsWithRecordNews } from '../live/record-news.ts';
import type { PortalClient } from '../portal-client.ts';
import { RecordCards } from '../record-card/record-cards.ts';
import { readSessionCookies } from '../session/cookies.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import { ChatUploads } from './chat-uploads.ts';
import { conversationAddress } from './conversation-address.ts';
import { chatDeviceId } from './device-cookie.ts';
import { FileAddresses } from './file-addresses.ts';
import { inWords } from './file-content.ts';
import { chatApp, chatStorage } from './kept-chats.ts';
import { chatTexts, refusedTexts } from './messages.ts';
import { ownAddresses } from './own-addresses.ts';
import { showUnreadWhileHidden } from './unread-title.ts';

/** The member's chats on this page. */
export interface PortalChat {
  readonly chat: Chat;
  readonly service: ChatService;
  readonly files: FileAddresses;
  /** What this member sees of the records that messages stand for. */
  readonly cards: RecordCards;
  /** Which links in messages lead to our own sites. */
  readonly ownsAddress: (address: string) => boolean;
  readonly uploads: ChatUploads;
  /** Tells of messages outside the page while it is hidden, where the member wishes it. */
  readonly notifications: ChatNotifications;
}

export interface PortalChatEffects {
  readonly client: PortalClient;
  readonly api: BrowserApi;
  readonly storage: FilteredStorage;
  /** Whether the login has ended while the chat was being opened. */
  hasEnded(): boolean;
  /** The account is used on another device (frame code 4). */
  onElsewhere(): void;
  /** Another tab of this browser has logged the member out. */
  onLoggedOut(): void;
}

/**
 * Logs the member in to the chat service and connects through the portal's own origin (specification section 4).
 * Rejects like the call that asks for the chat user.
 */
export async function openPortalChat(effects: PortalChatEffects): Promise<PortalChat> {
  const { client, api, storage, hasEnded, onElsewhere, onLoggedOut } = effects;
  const { login } = api.callsOf({ chat: { login: chatCalls.login } }, { chat: chatSchemas }, 'quiet').chat;
  // Held here and nowhere else, apart from the state of the chats (specification section 3).
  let granted = await login();
  const service = createChatService(client, () => granted.token);

  const openSocket = socketsWithRecordNews();
  const chat = createChat({
    app: chatApp,
    // A browser's socket is what the port describes; its event types are narrower than the port's.
    environment: { openSocket: (url) => openSocket(url) as unknown as SocketLike },
    url: () => socketAddress(granted.socketPath),
    api: service.api,
    storage: chatStorage(storage),
    deviceId: () => chatDeviceId(client.cookieScope),
    async getToken({ reason, signal }) {
      if (hasEnded()) return null;
      if (reason === 'first') return granted.token;
      try {
        granted = await login({}, { signal });
        return granted.token;
      } catch (cause) {
        const isFinal = cause instanceof SessionEndedError || cause instanceof BusinessError;
        throw isFinal ? new TokenRefused('The platform gives no chat token', { cause }) : cause;
      }
    },
  });

  const ends: { readonly [Reason in NonNullable<ConnectionStatus['reason']>]?: () => void } = {
    kicked: onElsewhere,
    logout: () => {
      if (!hasEnded() && readSessionCookies(document.cookie).token === '') onLoggedOut();
    },
  };
  chat.connection$.subscribe(({ phase, reason }) => {
    if (phase === 'closed' && reason !== undefined) ends[reason]?.();
  });
  chat.errors$.subscribe((error) => {
    if (error.code === 'message-refused') client.notify({ tone: 'warning', text: refusedTexts[error.fault] });
    else console.warn(`Chat: ${error.code}`, error);
  });
  subscribe(chat.state, () => {
    client.session.unreadChat = chat.totalUnread();
  });
  if (!hasEnded()) chat.login(granted.imUser);
  const files = new FileAddresses(service.fileAddress);
  const uploads = new ChatUploads({
    chat,
    businessId: () => currentCompanyId(client.session.user),
    openDesk: () => deskOf(client),
    onRejected: (text) => client.notify({ tone: 'warning', text }),
    onSent: (id, file) => files.take(id, file),
  });
  showUnreadWhileHidden(chat);
  const notifications = notifyOfMessages(chat, {
    port: browserNotifications,
    title: notificationTitle,
    body: ({ content, type }) => inWords(content, type),
    chosen: (chatId) => window.location.assign(conversationAddress({ chat: chatId })),
  });
  const cards = new RecordCards(client);
  return { chat, service, files, cards, ownsAddress: ownAddresses(client.origins), uploads, notifications };
}

/** Company and person. The system draws no marks: who answers for the platform is told in words no person may bear. */
function notificationTitle({ company = '', name, official = false }: ChatRecord): string {
  const called = `${company} ${name}`.trim();
  return official ? chatTexts.official(called) : called;
}

/** The scheme of the socket follows the page's: a page on https never falls back to ws (ambiguity F-19). */
function socketAddress(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}
