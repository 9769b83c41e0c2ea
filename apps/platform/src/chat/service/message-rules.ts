import { type AckError, contentFault, type Message, readCard } from '@jianzhu/chat/protocol';
import type { NewMessage } from '../ports/store.ts';

/** The largest content, in bytes of its JSON text: a message must fit into a frame with room to spare. */
const MAX_CONTENT_BYTES = 32_768;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CHAT_ID = /^[\w-]{1,64}$/;
/** An address that a browser fetches: http or https, or a path of ours. */
const ADDRESS = /^(?:https?:\/\/[^\s"'<>\\]+|\/[^\s"'<>\\/][^\s"'<>\\]*)$/;

/** What a content of each type must be, beside what every content must be. A map: the type is the client's word. */
const CONTENT_RULES: ReadonlyMap<string, (content: string) => boolean> = new Map([
  ['text', () => true],
  ['image', isFileReference],
  ['file', isFileReference],
  ['card', (content) => readCard({ type: 'card', content }) !== null],
]);

/** Whether a text can be the id of a chat. */
export function isChatId(text: string): boolean {
  return CHAT_ID.test(text);
}

/** Whether a number, in ms, can be a time since 1970 that dates and the database reach. */
export function isTime(ms: number): boolean {
  return ms >= 0 && !Number.isNaN(new Date(ms).getTime());
}

/** An address, or JSON with one in `url` beside name and size. */
function isFileReference(content: string): boolean {
  if (ADDRESS.test(content)) return true;
  try {
    const value: unknown = JSON.parse(content);
    return (
      typeof value === 'object' &&
      value !== null &&
      'url' in value &&
      typeof value.url === 'string' &&
      ADDRESS.test(value.url)
    );
  } catch {
    return false;
  }
}

/** Checks what a client wants to send. The sender is who the token says, whatever the message claims. */
export function checkMessage(
  fromId: string,
  { id, chatId, content, type }: Message,
): { readonly message: NewMessage } | { readonly error: AckError } {
  const fault = contentFault(content, type);
  if (fault === 'too-long' || Buffer.byteLength(JSON.stringify(content)) > MAX_CONTENT_BYTES)
    return { error: 'too_big' };
  const isAllowed = fault === null && ID.test(id) && isChatId(chatId) && CONTENT_RULES.get(type)?.(content) === true;
  return isAllowed ? { message: { id, chatId, fromId, content, type } } : { error: 'invalid' };
}
