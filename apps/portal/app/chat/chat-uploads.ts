import { type Chat, createMessageId, Turns } from '@jianzhu/chat';
import { CHAT_FILE_MAX_MB } from '@jianzhu/domain';
import type { ChatMessage } from '@jianzhu/ui/chat';
import { createUploadSignal, type Uploader } from '@jianzhu/upload';
import { proxy, ref } from 'valtio/vanilla';
import type { UploadDesk } from '../attachment/upload-desk.ts';
import { writeFileContent } from './file-content.ts';
import { type PictureSides, pictureSides } from './picture-sides.ts';

/** A file on its way into a chat; it becomes a message with this id. */
interface ChatUpload {
  readonly id: string;
  /** In the order of choosing. */
  readonly number: number;
  readonly chatId: string;
  readonly itemId: string;
  readonly file: File;
  /** Null for anything but a picture. */
  readonly sides: PictureSides | null;
  readonly timestamp: number;
  /** 0 to 1. */
  readonly progress: number;
  readonly hasFailed: boolean;
}

export interface ChatUploadsEffects {
  readonly chat: Chat;
  /** The business that the member acts for. */
  readonly businessId: () => string;
  readonly openDesk: () => Promise<UploadDesk>;
  /** A file was not taken; its message is to be shown. */
  readonly onRejected: (message: string) => void;
  /** The message with this id stands for a file that is here. */
  readonly onSent: (messageId: string, file: File) => void;
}

/** What is uploaded to be sent in a chat, in the order of choosing. */
export interface ChatUploadsState {
  uploads: readonly ChatUpload[];
}

/** Pictures and files on their way into the chats: they go through the platform's upload, then out as messages. */
export class ChatUploads {
  readonly state = proxy<ChatUploadsState>({ uploads: ref([]) });
  readonly #effects: ChatUploadsEffects;
  readonly #turns = new Turns();
  #uploader: Promise<Uploader> | null = null;
  #count = 0;

  constructor(effects: ChatUploadsEffects) {
    this.#effects = effects;
  }

  /** Uploads the files and sends each as soon as it and those before it are there. Rejects when there is no storage. */
  async send(chatId: string, files: readonly File[]): Promise<void> {
    const uploader = await this.#open();
    for (const { file, id } of uploader.add(files)) if (id !== null) this.#carry(uploader, chatId, file, id);
  }

  /** Whether the message with this id is one of these. */
  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  retry(id: string): void {
    const upload = this.#find(id);
    if (upload === undefined) return;
    void this.#uploader?.then((uploader) => {
      if (!uploader.retry(upload.itemId)) return;
      this.#change(id, { hasFailed: false });
      this.#finish(uploader, upload.chatId, Promise.resolve(upload));
    });
  }

  discard(id: string): void {
    const upload = this.#find(id);
    if (upload === undefined) return;
    this.#drop(id);
    void this.#uploader?.then((uploader) => uploader.remove(upload.itemId));
  }

  #open(): Promise<Uploader> {
    const { openDesk, onRejected } = this.#effects;
    this.#uploader ??= openDesk().then((desk) => {
      const uploader = desk.openUploader({
        field: 'chat',
        rules: { capMB: CHAT_FILE_MAX_MB },
        listed: () => 0,
        signal: createUploadSignal(),
      });
      uploader.on('rejected', ({ message }) => onRejected(message));
      uploader.subscribe(() => this.#follow(uploader));
      return uploader;
    });
    this.#uploader.catch(() => {
      this.#uploader = null;
    });
    return this.#uploader;
  }

  #carry(uploader: Uploader, chatId: string, file: File, itemId: string): void {
    const now = Date.now();
    this.#count += 1;
    const facts = { id: createMessageId(now), number: this.#count, chatId, itemId, file, timestamp: now };
    const adding = pictureSides(file).then((sides) => {
      const upload: ChatUpload = { ...facts, sides, progress: 0, hasFailed: false };
      // Looking at a large picture takes longer.
      const uploads = [...this.state.uploads, upload].sort((left, right) => left.number - right.number);
      this.state.uploads = ref(uploads);
      return upload;
    });
    this.#finish(uploader, chatId, adding);
  }

  /** Takes its turn now, so that files arrive as they were chosen. */
  #finish(uploader: Uploader, chatId: string, adding: Promise<ChatUpload>): void {
    const ready = adding.then(async (upload) => ({ upload, stored: await uploader.result(upload.itemId) }));
    this.#turns
      .take(chatId, ready, ({ upload, stored }) => this.#post(uploader, upload, stored.resourceId))
      .catch(async (error: unknown) => {
        console.warn('A file was not sent', error);
        this.#change((await adding).id, { hasFailed: true });
      });
  }

  #post(uploader: Uploader, { id, chatId, file, itemId, sides }: ChatUpload, resourceId: string): void {
    if (!this.has(id)) return;
    uploader.remove(itemId);
    this.#effects.onSent(id, file);
    this.#drop(id);
    const content = writeFileContent({
      resourceId,
      businessId: this.#effects.businessId(),
      name: file.name,
      size: file.size,
      ...sides,
    });
    this.#effects.chat.send(chatId, content, { type: sides === null ? 'file' : 'image', id });
  }

  #follow(uploader: Uploader): void {
    for (const { id, progress } of uploader.getSnapshot().items) {
      const upload = this.state.uploads.find(({ itemId }) => itemId === id);
      if (upload !== undefined && upload.progress !== progress / 100)
        this.#change(upload.id, { progress: progress / 100 });
    }
  }

  #find(id: string): ChatUpload | undefined {
    return this.state.uploads.find((upload) => upload.id === id);
  }

  #change(id: string, fields: Partial<ChatUpload>): void {
    this.state.uploads = ref(
      this.state.uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)),
    );
  }

  #drop(id: string): void {
    this.state.uploads = ref(this.state.uploads.filter((upload) => upload.id !== id));
  }
}

/** The uploads of a chat as the log shows them, after its messages. */
export function shownUploads(
  { uploads }: Readonly<ChatUploadsState>,
  chatId: string,
  userId: string,
): readonly ChatMessage[] {
  return uploads
    .filter((upload) => upload.chatId === chatId)
    .map(({ id, file, sides, timestamp, progress, hasFailed }) => ({
      id,
      fromId: userId,
      isOwn: true,
      content: file.name,
      timestamp,
      type: sides === null ? 'file' : 'image',
      status: hasFailed ? 'failed' : 'sending',
      isRead: false,
      attachment: { url: null, name: file.name, size: file.size, ...sides, ...(!hasFailed && { progress }) },
    }));
}
