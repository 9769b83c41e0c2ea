import {
  type AttachmentEntry,
  type AttachmentListEvent,
  addedAttachment,
  attachmentList,
  type DownloadItem,
  MODIFY_STATUS,
  shownAttachments,
  type Uploaded,
  type Uploader,
} from '@jianzhu/upload';
import type { Platform } from '../session/platform.ts';
import { button, element, part } from '../site/element.ts';
import { keyedList, type Row } from '../site/keyed-list.ts';
import { showToast } from '../site/toasts.ts';
import { download } from './download.ts';
import { fileSize } from './file-size.ts';
import { uploadMessages as texts } from './messages.ts';
import { showPreview } from './preview.ts';
import type { RecordStore } from './record-store.ts';

export interface AttachmentsOptions {
  readonly uploader: Uploader;
  readonly platform: Platform;
  readonly store: RecordStore;
  readonly failed: (error: unknown) => void;
}

/** The attachments of the record on this page: looked at, downloaded, removed, and saved when nothing is on its way. */
export class Attachments {
  readonly #options: AttachmentsOptions;
  readonly #chosen = new Set<string>();
  readonly #fill: (entries: readonly AttachmentEntry[]) => void;
  readonly #save = part('save', HTMLButtonElement);
  readonly #empty = part('no-attachments', HTMLElement);
  #list: readonly AttachmentEntry[] = [];

  constructor(options: AttachmentsOptions) {
    this.#options = options;
    this.#fill = keyedList<AttachmentEntry>(
      part('attachments', HTMLElement),
      ({ id }) => id,
      (entry) => this.#row(entry),
    );
    const { uploader } = options;
    uploader.on('success', ({ id, uploaded }) => {
      this.#change({ type: 'added', entry: entryOf(uploaded) });
      uploader.remove(id);
    });
    this.#save.addEventListener('click', () => this.#submit());
    part('download-chosen', HTMLButtonElement).addEventListener('click', () => this.#downloadChosen());
    const follow = () => {
      this.#save.disabled = uploader.getSnapshot().signal === 'loading';
    };
    uploader.subscribe(follow);
    follow();
    this.#change({ type: 'loaded', entries: options.store.load() });
  }

  /** How many are shown; they count towards the limit of files. */
  get count(): number {
    return shownAttachments(this.#list).length;
  }

  #change(event: AttachmentListEvent): void {
    this.#list = attachmentList(this.#list, event);
    const shown = shownAttachments(this.#list);
    this.#fill(shown);
    this.#empty.hidden = shown.length > 0;
  }

  #submit(): void {
    const { store } = this.#options;
    store.submit(this.#list);
    this.#change({ type: 'loaded', entries: store.load() });
    showToast('info', texts.saved);
  }

  #downloadChosen(): void {
    const entries = shownAttachments(this.#list).filter(({ id }) => this.#chosen.has(id));
    download(
      entries.map((entry) => this.#downloadOf(entry)),
      texts.archive,
    );
  }

  #downloadOf({ id, fileName, fileSize: size }: AttachmentEntry): DownloadItem {
    const { platform } = this.#options;
    return { fileName, fileSize: size, address: (options) => platform.readAddress(id, options) };
  }

  async #preview(entry: AttachmentEntry): Promise<void> {
    const { platform, failed } = this.#options;
    try {
      const url = await platform.readAddress(entry.id);
      if (!showPreview(entry.fileName, url)) download([this.#downloadOf(entry)]);
    } catch (error) {
      failed(error);
    }
  }

  #row(entry: AttachmentEntry): Row<AttachmentEntry> {
    const { id, fileName } = entry;
    const choose = element('input', { type: 'checkbox', ariaLabel: texts.selected(fileName) });
    choose.addEventListener('change', () => (choose.checked ? this.#chosen.add(id) : this.#chosen.delete(id)));
    const state = element('span', { className: 'state' });
    const act = (label: string, run: () => void) => {
      const made = button(label, run);
      made.ariaLabel = texts.actionOn(label, fileName);
      return made;
    };
    return {
      element: element(
        'li',
        { className: 'file' },
        choose,
        element('span', { className: 'name' }, fileName),
        element('span', { className: 'quiet' }, fileSize(entry.fileSize)),
        state,
        act(texts.preview, () => void this.#preview(entry)),
        act(texts.download, () => download([this.#downloadOf(entry)])),
        act(texts.remove, () => {
          this.#chosen.delete(id);
          this.#change({ type: 'deleted', id });
        }),
      ),
      update({ modifyStatus }) {
        state.textContent = modifyStatus === MODIFY_STATUS.added ? texts.notSaved : '';
      },
    };
  }
}

function entryOf({ resourceId, bucketName, uri, fileName, size }: Uploaded): AttachmentEntry {
  return addedAttachment({ resourceId, address: { bucket: bucketName, key: uri } }, { name: fileName, size });
}
