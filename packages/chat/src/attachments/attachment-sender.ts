import type { Chat, SendHandle } from '../client/chat.ts';
import type { UploadPort } from '../ports/upload.ts';
import { writeAttachment } from './attachment.ts';
import { Turns } from './turns.ts';

/** A file on its way to a chat. */
export interface AttachmentHandle {
  /** The message, once the file is uploaded; null when it was cancelled before. Rejects when the upload failed. */
  readonly sent: Promise<SendHandle | null>;
  cancel(): void;
}

export interface AttachmentOptions {
  readonly onProgress?: (sent: number, total: number) => void;
  /** CSS px, of images whose size is known. */
  readonly width?: number;
  readonly height?: number;
}

type NamedFile = Parameters<UploadPort['upload']>[0];

export interface AttachmentSender {
  sendImage(chatId: string, file: NamedFile, options?: AttachmentOptions): AttachmentHandle;
  sendFile(chatId: string, file: NamedFile, options?: AttachmentOptions): AttachmentHandle;
}

/**
 * Sends images and files: uploads them side by side through the port, then sends a message for each that says where it
 * is, those of a chat in the order of the calls.
 */
export function createAttachmentSender(chat: Pick<Chat, 'send'>, port: UploadPort): AttachmentSender {
  const turns = new Turns();
  function send(type: 'image' | 'file', chatId: string, file: NamedFile, options: AttachmentOptions = {}) {
    const { onProgress = () => undefined, width, height } = options;
    const stop = new AbortController();
    const stopped = new Promise<never>((_resolve, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    });
    // What is cancelled holds nothing up, even where the port goes on with it.
    const ready = Promise.race([port.upload(file, { signal: stop.signal, onProgress }), stopped]);
    const sent = turns.take(chatId, ready, (uploaded) =>
      stop.signal.aborted ? null : chat.send(chatId, writeAttachment({ ...uploaded, width, height }), { type }),
    );
    const told = sent.catch((cause: unknown) => {
      if (stop.signal.aborted) return null;
      throw cause;
    });
    return { sent: told, cancel: () => stop.abort() };
  }
  return {
    sendImage: (chatId, file, options) => send('image', chatId, file, options),
    sendFile: (chatId, file, options) => send('file', chatId, file, options),
  };
}
