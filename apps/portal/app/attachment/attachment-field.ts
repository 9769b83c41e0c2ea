import type { Attachment, FailureRow, FileRules, ResumableUpload } from '@jianzhu/ui/attachments';
import {
  type AttachmentEntry,
  addedAttachment,
  attachmentList,
  type ItemSnapshot,
  MODIFY_STATUS,
  shownAttachments,
  type Uploaded,
  type Uploader,
} from '@jianzhu/upload';
import { failureRow, rejectionRow, resumableUpload, savedAttachment, uploadingAttachment } from './attachment-view.ts';
import type { FilePictures } from './file-pictures.ts';
import { hasUnsubmitted, withLoaded } from './loaded-entries.ts';

/** What a widget shows of its files. */
export interface AttachmentFieldState {
  readonly attachments: readonly Attachment[];
  readonly failures: readonly FailureRow[];
  readonly resumables: readonly ResumableUpload[];
  /** The uploader's mean; undefined while it has nothing. */
  readonly overallProgress: number | undefined;
  /** Whether something would be lost that is on its way, or that the record does not have yet. */
  readonly isUnsaved: boolean;
}

export interface AttachmentFieldSettings {
  readonly rules: FileRules;
  /** Files that the record has. */
  readonly saved: readonly AttachmentEntry[];
  readonly hasOfficeViewer: boolean;
  readonly pictures: FilePictures;
  /** Who uploads here, and the time that is shown for it. */
  readonly sign: () => { readonly uploadedBy: string; readonly uploadedAt: string };
}

/** The files of one widget: those of the record and those of its uploader, as one list and one value to submit. */
export type AttachmentField = ReturnType<typeof createAttachmentField>;

type UploaderOf = (listed: () => number) => Uploader;

/** Creates the list of a widget. It shows the record's files; files are added once it has an uploader. */
export function createAttachmentField(settings: AttachmentFieldSettings) {
  const { rules, hasOfficeViewer, pictures, sign } = settings;
  const listeners = new Set<() => void>();
  const signatures = new Map<string, ReturnType<typeof sign>>();
  let entries = settings.saved;
  let submittedIds: ReadonlySet<string> = new Set();
  let order: readonly string[] = [];
  let uploader: Uploader | null = null;
  let waiting: readonly File[] = [];
  let rejections: readonly FailureRow[] = [];
  let rejected = 0;
  let resumables: readonly ResumableUpload[] = [];
  let state: AttachmentFieldState | null = null;

  function changed(): void {
    state = null;
    for (const listener of [...listeners]) listener();
  }

  const items = (): readonly ItemSnapshot[] => uploader?.getSnapshot().items ?? [];
  const itemOf = (id: string): ItemSnapshot | undefined => items().find((item) => item.id === id);
  const ofRecord = () => entries.filter(({ modifyStatus }) => modifyStatus === MODIFY_STATUS.unchanged);

  /** Where something stands: as it was arranged, then as it came. */
  function arranged<Shown>(all: readonly Shown[], idOf: (shown: Shown) => string): readonly Shown[] {
    const place = (shown: Shown) => {
      const at = order.indexOf(idOf(shown));
      return at < 0 ? order.length : at;
    };
    return all.toSorted((one, other) => place(one) - place(other));
  }

  function show(): AttachmentFieldState {
    const snapshot = uploader?.getSnapshot();
    const saved = ofRecord().map((entry) =>
      savedAttachment(entry, { hasOfficeViewer, previewUrl: pictures.of(entry.id) }),
    );
    const uploads =
      snapshot?.items.map((item) =>
        uploadingAttachment(item, snapshot, {
          hasOfficeViewer,
          previewUrl: pictures.of(item.id),
          ...signatures.get(item.id),
        }),
      ) ?? [];
    const failed = snapshot?.failures.flatMap((failure) => failureRow(failure) ?? []) ?? [];
    const isUnderWay = waiting.length > 0 || items().some(({ status }) => status !== 'success');
    const isArranged = order.length > 0 && submittedIds.size === 0;
    return {
      attachments: arranged([...saved, ...uploads], ({ id }) => id),
      failures: [...failed, ...rejections],
      resumables,
      overallProgress: snapshot && snapshot.count > 0 ? snapshot.progress : undefined,
      isUnsaved: isUnderWay || isArranged || hasUnsubmitted(entries, submittedIds),
    };
  }

  async function findResumables(of: Uploader): Promise<void> {
    const found = await of.pending();
    if (of !== uploader) return;
    resumables = found.map(resumableUpload);
    changed();
  }

  function onSuccess(id: string, { resourceId, bucketName, uri, fileName, size }: Uploaded): void {
    signatures.set(id, sign());
    const file = { name: fileName, size };
    const entry = addedAttachment({ resourceId, address: { bucket: bucketName, key: uri } }, file);
    entries = attachmentList(entries, { type: 'added', entry });
    if (rules.maxCount === 1) {
      for (const other of [...ofRecord(), ...items()]) if (other.id !== id) removeShown(other.id);
    }
  }

  /** Takes a file out of the list and out of the value. */
  function removeShown(id: string): void {
    const item = itemOf(id);
    const resourceId = item ? item.uploaded?.resourceId : id;
    const isTwin = items().some((other) => other.id !== id && other.uploaded?.resourceId === resourceId);
    if (resourceId !== undefined && !isTwin) entries = attachmentList(entries, { type: 'deleted', id: resourceId });
    if (item?.status === 'success') uploader?.remove(id);
    else if (item) uploader?.cancel(id);
  }

  /** Pictures are taken before the list is drawn with the new files. */
  function addTo(of: Uploader, files: readonly File[]): readonly (string | null)[] {
    const sizes = new Map(files.map(({ name, size }) => [name, size]));
    rejections = [];
    const unlisten = of.on('rejected', (rejection) => {
      rejected += 1;
      rejections = [...rejections, rejectionRow(`rejected-${rejected}`, rejection, sizes.get(rejection.file))];
    });
    const results = of.add(files);
    unlisten();
    for (const { id, file } of results) if (id !== null) pictures.take(id, file);
    changed();
    return results.map(({ id }) => id);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState(): AttachmentFieldState {
      state ??= show();
      return state;
    },
    /** Something that is drawn has changed outside, such as a picture. */
    changed,
    /** Takes an uploader for its own and gives it what was added before. Returns the function that ends it. */
    attach(open: UploaderOf): () => void {
      const own = open(() => ofRecord().length);
      uploader = own;
      const search = () => void findResumables(own);
      const unsubscribe = [
        own.subscribe(changed),
        own.on('success', ({ id, uploaded }) => onSuccess(id, uploaded)),
        own.on('success', search),
        own.on('removed', ({ id }) => pictures.forget(id)),
        own.on('removed', search),
      ];
      search();
      pictures.ask(ofRecord().map(({ id }) => id));
      if (waiting.length > 0) addTo(own, waiting);
      waiting = [];
      return () => {
        for (const end of unsubscribe) end();
        own.dispose();
        uploader = null;
        resumables = [];
        pictures.clear();
        changed();
      };
    },
    add(files: readonly File[]): void {
      if (uploader) addTo(uploader, files);
      else waiting = [...waiting, ...files];
      changed();
    },
    /** Adds a file that takes the place of the one there as soon as it is uploaded. */
    replace([file]: readonly File[]): void {
      if (!uploader || !file) return;
      uploader.setRules({ maxCount: rules.maxCount + 1 });
      addTo(uploader, [file]);
      uploader.setRules({ maxCount: rules.maxCount });
    },
    remove(id: string): void {
      removeShown(id);
      changed();
    },
    arrange(ids: readonly string[]): void {
      order = ids;
      changed();
    },
    pause: (id: string) => uploader?.pause(id),
    resume: (id: string) => uploader?.resume(id),
    retry: (id: string) => void uploader?.retry(id),
    /** Removes a failure row. */
    dismiss(id: string): void {
      rejections = rejections.filter((row) => row.id !== id);
      uploader?.remove(id);
      changed();
    },
    /** Goes on with an upload that a reload has cut off; `file` is the one chosen again. */
    async continueUpload(id: string, file: File | null): Promise<void> {
      if (!uploader) return;
      resumables = resumables.filter((resumable) => resumable.id !== id);
      if (file) addTo(uploader, [file]);
      else await uploader.reopen(id);
      changed();
    },
    async discardUpload(id: string): Promise<void> {
      if (!uploader) return;
      await uploader.forget(id);
      await findResumables(uploader);
    },
    /** The id under which the platform knows a file that is shown; undefined while it is on its way. */
    resourceId: (id: string): string | undefined => {
      const item = itemOf(id);
      return item ? item.uploaded?.resourceId : id;
    },
    /** The list to submit: what is shown in its order, then what was deleted (specification section 3). */
    value(): readonly AttachmentEntry[] {
      const shownAs = new Map(items().map(({ id, uploaded }) => [uploaded?.resourceId, id]));
      const shown = arranged(shownAttachments(entries), ({ id }) => shownAs.get(id) ?? id);
      return [...shown, ...entries.filter(({ modifyStatus }) => modifyStatus === MODIFY_STATUS.deleted)];
    },
    /** The record was saved with this value; what is loaded next takes its place. */
    submitted(value: readonly AttachmentEntry[]): void {
      submittedIds = new Set(value.map(({ id }) => id));
      changed();
    },
    /** The record was loaded again. */
    load(saved: readonly AttachmentEntry[]): void {
      entries = withLoaded(entries, saved, submittedIds);
      for (const { id, uploaded } of items())
        if (uploaded && submittedIds.has(uploaded.resourceId)) uploader?.remove(id);
      if (submittedIds.size > 0) order = [];
      submittedIds = new Set();
      if (uploader) pictures.ask(ofRecord().map(({ id }) => id));
      changed();
    },
  };
}
