import { readCard } from '@jianzhu/chat/protocol';
import * as v from 'valibot';
import { cardKey, partsOf } from '../record-card/card-key.ts';
import { cardTexts } from '../record-card/messages.ts';
import { chatTexts } from './messages.ts';

/** A picture or file as its message carries it. The platform gives an address for it to members of the chat alone. */
const fileContent = v.object({
  /** Path by which the platform knows the file; it is not read without an address of its own. */
  url: v.string(),
  resourceId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** The sender's business, whose file it is. */
  businessId: v.string(),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  /** Bytes. */
  size: v.pipe(v.number(), v.minValue(0)),
  /** Px of a picture. */
  width: v.optional(v.pipe(v.number(), v.minValue(1))),
  height: v.optional(v.pipe(v.number(), v.minValue(1))),
});

export type FileContent = v.InferOutput<typeof fileContent>;

const path = '/api/sys/chat/file';

/** The content of a message that carries a file. */
export function writeFileContent(file: Omit<FileContent, 'url'>): string {
  return JSON.stringify({ url: `${path}?resourceId=${encodeURIComponent(file.resourceId)}`, ...file });
}

/** The file that a message carries; null when its content is none of ours. */
export function readFileContent(content: string): FileContent | null {
  if (!content.startsWith('{')) return null;
  try {
    const result = v.safeParse(fileContent, JSON.parse(content));
    return result.success ? result.output : null;
  } catch {
    // Somebody has written a brace.
    return null;
  }
}

const pictures = /\.(?:png|jpe?g|gif|webp|bmp|tiff?)$/i;

/** A message as a search has found it: pictures and files by their names. */
export function asFound(content: string, type: string): string {
  const file = type === 'text' ? null : readFileContent(content);
  return file === null ? inWords(content, type) : chatTexts.file(file.name);
}

/** A message in one line of words: lists and notifications show neither pictures nor what stands for a file. */
export function inWords(content: string, type?: string): string {
  if (type === 'text') return content;
  const card = readCard({ type: type ?? 'card', content });
  if (card !== null) return cardInWords(card);
  const file = readFileContent(content);
  if (file === null) return type === 'image' ? chatTexts.image : content;
  const isPicture = type === undefined ? pictures.test(file.name) : type === 'image';
  return isPicture ? chatTexts.image : chatTexts.file(file.name);
}

function cardInWords(card: { readonly kind: string; readonly id: string }): string {
  const key = cardKey(card);
  return cardTexts.inLine(key === null ? cardTexts.unknown : cardTexts.kinds[partsOf(key).kind]);
}
