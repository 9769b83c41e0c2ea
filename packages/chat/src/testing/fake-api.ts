import type { ChatApi } from '../ports/api.ts';
import type { FakeStore } from './fake-store.ts';

/** The calls of the chat service on a store in memory, as one user makes them. */
export function fakeApi(store: FakeStore, userId: string, options: { readonly hasHistory: boolean }): ChatApi {
  const api: ChatApi = {
    lookupUser: async (id) => store.users.get(id) ?? null,
    listChats: async () => store.chatsOf(userId).map((chat) => store.recordFor(chat, userId)),
    async createChat({ id, name }) {
      store.addChat(id, [userId], name);
    },
    async markRead({ id }) {
      const last = store.chats.get(id)?.messages.at(-1);
      if (last === undefined) return;
      store.read({ chatId: id, userId, seq: last.seq, timestamp: last.timestamp, type: '' });
    },
    async removeChat(chatId) {
      store.chats.get(chatId)?.removedBy.add(userId);
    },
    logout: async () => undefined,
    search: async (words) =>
      store
        .chatsOf(userId)
        .flatMap(({ messages }) => messages)
        .filter(({ content }) => content.includes(words))
        .sort((left, right) => right.timestamp - left.timestamp),
  };
  if (!options.hasHistory) return api;
  return {
    ...api,
    async history(chatId, before, limit) {
      const older = store.chats.get(chatId)?.messages.filter(({ timestamp }) => timestamp < before) ?? [];
      return older
        .slice(-limit)
        .reverse()
        .map((message) => ({ ...message, seq: undefined }));
    },
  };
}
