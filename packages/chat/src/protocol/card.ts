import type { Message } from './entities.ts';
import { readObject } from './read-fields.ts';

/**
 * The content of a message of type `card`: which record of the site it stands for. What the record says is not in it:
 * whoever sees the card asks for it anew, as far as he may read it.
 */
export interface RecordCard {
  /** Kind of record, a word of the site's own: lower-case letters, digits and hyphens, 32 at most. */
  readonly kind: string;
  /** The site's id of the record: letters, digits, `_` and `-`, 64 at most. */
  readonly id: string;
}

const KIND = /^[a-z][a-z0-9-]{0,31}$/;
const ID = /^[\w-]{1,64}$/;

/** The text that a message with a card carries. */
export function writeCard({ kind, id }: RecordCard): string {
  return JSON.stringify({ kind, id });
}

/** The record that a message of type `card` stands for; null for any other message, or a content that names none. */
export function readCard({ type, content }: Pick<Message, 'type' | 'content'>): RecordCard | null {
  if (type !== 'card') return null;
  const fields = readObject(parse(content));
  if (typeof fields?.kind !== 'string' || typeof fields.id !== 'string') return null;
  const { kind, id } = fields;
  return KIND.test(kind) && ID.test(id) ? { kind, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's message of the same type.
    return null;
  }
}
