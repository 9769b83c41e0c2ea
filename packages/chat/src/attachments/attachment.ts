import type { Message } from '../protocol/entities.ts';
import { readCount, readObject, readText } from '../protocol/read-fields.ts';

/** The content of a message of type `image` or `file`. */
export interface Attachment {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** CSS px, of images whose size is known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const attachmentTypes = new Set(['image', 'file']);
const webAddress = /^(https?:\/\/|\/(?!\/))/i;

/** The text that a message with an attachment carries. */
export function writeAttachment({ url, name, size, width, height }: Attachment): string {
  return JSON.stringify({ url, name, size, width, height });
}

/**
 * What a message of type `image` or `file` holds; null for any other message, and for one whose content cannot be read
 * or whose address is not one of the web: such an address would run as code when it is followed.
 */
export function readAttachment({ type, content }: Pick<Message, 'type' | 'content'>): Attachment | null {
  if (!attachmentTypes.has(type)) return null;
  const fields = readObject(parse(content));
  const url = readText(fields?.url);
  if (fields === null || !webAddress.test(url)) return null;
  const attachment = { url, name: readText(fields.name) || nameOf(url), size: readCount(fields.size) ?? 0 };
  const width = readCount(fields.width);
  const height = readCount(fields.height);
  return width === null || height === null ? attachment : { ...attachment, width, height };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A server of another make may put the bare address there.
    return { url: text };
  }
}

const nameOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
