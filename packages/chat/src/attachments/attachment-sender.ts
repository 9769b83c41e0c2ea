import type { Chat, SendHandle } from '../client/chat.ts';
import type { UploadPort } from '../ports/upload.ts';
import { writeAttachment } from './attachment.ts';

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

/** Sends images and files: uploads them through the port, then sends a message that says where they are. */
export function createAttachmentSender(chat: Pick<Chat, 'send'>, port: UploadPort): AttachmentSender {
  function send(type: 'image' | 'file', chatId: string, file: NamedFile, options: AttachmentOptions = {}) {
    const { onProgress = () => undefined, width, height } = options;
    const stop = new AbortController();
    async function run(): Promise<SendHandle | null> {
      try {
        const uploaded = await port.upload(file, { signal: stop.signal, onProgress });
        if (stop.signal.aborted) return null;
        return chat.send(chatId, writeAttachment({ ...uploaded, width, height }), { type });
      } catch (cause) {
        if (stop.signal.aborted) return null;
        throw cause;
      }
    }
    return { sent: run(), cancel: () => stop.abort() };
  }
  return {
    sendImage: (chatId, file, options) => send('image', chatId, file, options),
    sendFile: (chatId, file, options) => send('file', chatId, file, options),
  };
}
