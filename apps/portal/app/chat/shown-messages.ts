import { type LocalMessage, readCard } from '@jianzhu/chat';
import type { ChatMessage, MessageAttachment, MessageSequence, SeenRecord } from '@jianzhu/ui/chat';
import { type CardKey, cardKey, partsOf } from '../record-card/card-key.ts';
import { cardTexts } from '../record-card/messages.ts';
import { readFileContent } from './file-content.ts';

/** What a message does not say of itself. */
export interface MessageFacts {
  readonly userId: string;
  isRead(message: LocalMessage): boolean;
  /** Whether a device of the other side has it. */
  isDelivered(message: LocalMessage): boolean;
  /** Address of the file that a message carries; null while it is being asked for. */
  fileAddress(messageId: string): string | null;
  /** What the member sees of a record. */
  recordOf(key: CardKey): SeenRecord;
}

const kinds: { readonly [Type in string]?: ChatMessage['type'] } = { image: 'image', file: 'file' };

/**
 * Messages as the log shows them. One that looks as before is the same object, so that its row is not drawn again.
 */
export class ShownMessages {
  readonly #known = new WeakMap<LocalMessage, ChatMessage>();

  sequence(messages: readonly LocalMessage[], own: readonly ChatMessage[], facts: MessageFacts): MessageSequence {
    return {
      length: messages.length + own.length,
      at: (index) => {
        const message = messages[index];
        return message === undefined ? own[index - messages.length] : this.#shown(message, facts);
      },
    };
  }

  #shown(message: LocalMessage, facts: MessageFacts): ChatMessage {
    const isOwn = message.fromId === facts.userId;
    const isRead = isOwn && facts.isRead(message);
    const isDelivered = isOwn && facts.isDelivered(message);
    const file = kinds[message.type] === undefined ? null : readFileContent(message.content);
    const address = file === null ? null : facts.fileAddress(message.id);
    const known = this.#known.get(message);
    const card = shownCard(message, facts);
    const looksSame = known?.isRead === isRead && known.isDelivered === isDelivered;
    if (looksSame && (known.attachment?.url ?? null) === address && known.card?.seen === card?.seen) return known;
    const { id, fromId, content, timestamp } = message;
    const shown: ChatMessage = {
      id,
      fromId,
      isOwn,
      content,
      timestamp,
      // A picture or file that cannot be read is shown as the text that it is.
      type: card === null ? (file !== null && kinds[message.type]) || 'text' : 'card',
      status: message.status ?? 'sent',
      isRead,
      isDelivered,
      ...(file !== null && { attachment: attachment(file, address) }),
      ...(card !== null && { card }),
    };
    this.#known.set(message, shown);
    return shown;
  }
}

/** The key of the record that a message stands for; null where it stands for none that has a card. */
export function cardOfMessage(message: LocalMessage): CardKey | null {
  const named = readCard(message);
  return named && cardKey(named);
}

function shownCard(message: LocalMessage, facts: MessageFacts): NonNullable<ChatMessage['card']> | null {
  const key = cardOfMessage(message);
  return key && { kind: cardTexts.kinds[partsOf(key).kind], seen: facts.recordOf(key) };
}

function attachment(
  { name, size, width, height }: Omit<MessageAttachment, 'url'>,
  url: string | null,
): MessageAttachment {
  return { url, name, size, width, height };
}
