import { bindCalls, createApiClient, SessionEndedError } from '@jianzhu/api-client';
import { chat } from '@jianzhu/api-client/contract';
import { chatSchemas } from '@jianzhu/api-client/schemas';
import { type ChatApi, type ChatRecord, ChatSessionError, type Message } from '@jianzhu/chat';
import { readChat } from '@jianzhu/chat/protocol';
import { requestSource } from '@jianzhu/domain';
import { checkAgainst } from '../api/answer-check.ts';
import type { PortalClient } from '../portal-client.ts';

/** Whom a member wants to reach: a company, or the platform's own service. */
export type Contact = { readonly businessId: string } | 'platform';

/** The calls of the chat service that the portal makes beyond those of the chat client. */
export interface ChatService {
  readonly api: ChatApi;
  /** The conversation with whoever answers there. Rejects with the platform's message when nobody does. */
  contact(contact: Contact): Promise<ChatRecord>;
  /** Messages of one conversation that hold the words, newest first. */
  searchIn(chatId: string, words: string, signal: AbortSignal): Promise<readonly Message[]>;
  /** Where the file of a message is read, good for ten minutes. */
  fileAddress(messageId: string): Promise<string>;
}

/**
 * The chat service over the portal's api client. Its calls carry the chat token and no other (ambiguity G-14), and
 * their failures show no message: the chat goes on without them.
 *
 * @param token the chat user's own token, asked for at every call
 */
export function createChatService(client: PortalClient, token: () => string): ChatService {
  const api = createApiClient({
    session: { tokens: () => ({ chatToken: token() }) },
    source: () => requestSource(client.site.platformConfigData),
    check: checkAgainst({ chat: chatSchemas }),
    onFailure: client.usage.failure,
  });
  const calls = bindCalls(api, { chat }).chat;
  /** Chats that are being made: whatever is said of one waits until it is there. */
  const beingMade = new Map<string, Promise<unknown>>();

  return {
    api: {
      lookupUser: (id, options) => answered(calls.user({ params: { id } }, options)),
      listChats: async (options) => (await answered(calls.list({}, options))).flatMap((item) => readChat(item) ?? []),
      async createChat(record, options) {
        const making = answered(calls.create({ body: record }, options));
        beingMade.set(record.id, making);
        try {
          await making;
        } finally {
          beingMade.delete(record.id);
        }
      },
      async markRead(record, options) {
        await beingMade.get(record.id)?.catch(() => undefined);
        await answered(calls.markRead({ body: { ...record, unreadCount: 0 } }, options));
      },
      removeChat: async (chatId, options) => void (await answered(calls.remove({ query: { chatId } }, options))),
      // Nobody reads its answer, not even a failure (ambiguity F-14).
      logout: (options) =>
        calls.logout({}, options).then(
          () => undefined,
          () => undefined,
        ),
      history: async (chatId, before, limit, options) =>
        (await answered(calls.history({ query: { chatId, before, limit } }, options))).messages,
      search: (words, options) => answered(calls.search({ query: { words } }, options)),
    },
    async contact(contact) {
      const found = readChat(await answered(calls.contact({ body: contact === 'platform' ? {} : contact })));
      if (found === null) throw new Error('The conversation has no id');
      return found;
    },
    searchIn: (chatId, words, signal) => answered(calls.search({ query: { chatId, words } }, { signal })),
    fileAddress: async (messageId) => (await answered(calls.fileAddress({ query: { messageId } }))).url,
  };
}

/** The answer of a call, or its failure in the words of the chat client. */
async function answered<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof SessionEndedError) throw new ChatSessionError('The chat login has ended', { cause });
    throw cause;
  }
}
