import type { LocalMessage } from '@jianzhu/chat';
import { previewKind, type Uploaded } from '@jianzhu/upload';
import { readCount, readFields, readText } from '../session/fields.ts';

/** A file as a message carries it; the platform gives members of the chat an address for it. */
export interface MessageFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The content of a message with an uploaded file, and its type. @param businessId whose file it is */
export function fileMessage({ resourceId, fileName, size }: Uploaded, businessId: string) {
  const url = `/api/sys/chat/file?resourceId=${encodeURIComponent(resourceId)}`;
  return {
    type: previewKind(fileName) === 'image' ? 'image' : 'file',
    content: JSON.stringify({ url, resourceId, businessId, name: fileName, size }),
  } as const;
}

/** The file that a message carries; null when it carries none. */
export function readFileMessage({ type, content }: Pick<LocalMessage, 'type' | 'content'>): MessageFile | null {
  if (type !== 'image' && type !== 'file') return null;
  const { name, size } = readFields(parse(content));
  return readText(name) === '' ? null : { name: readText(name), size: readCount(size) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A message of another make, which is shown as it is.
    return null;
  }
}
