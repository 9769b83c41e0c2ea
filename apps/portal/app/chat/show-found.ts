import type { Chat } from '@jianzhu/chat';

/** Messages that one step fetches, and steps until a search gives up on a message that is very old. */
const step = 100;
const mostSteps = 50;

/** Fetches older messages until a found one is among them. Resolves with whether it is. */
export async function showFound(chat: Chat, chatId: string, messageId: string): Promise<boolean> {
  for (let count = 0; count < mostSteps; count += 1) {
    if (isInWindow(chat, chatId, messageId)) return true;
    const before = shownCount(chat, chatId);
    const { more } = await chat.loadOlder(chatId, step);
    if (!more || shownCount(chat, chatId) === before) break;
  }
  return isInWindow(chat, chatId, messageId);
}

function shownCount({ state }: Chat, chatId: string): number {
  return state.chatMessage[chatId]?.length ?? 0;
}

function isInWindow({ state }: Chat, chatId: string, messageId: string): boolean {
  return state.chatMessage[chatId]?.some(({ id }) => id === messageId) ?? false;
}
