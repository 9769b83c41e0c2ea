import { formatDateTime } from '@jianzhu/domain';
import type { FailureActions, FileRules, ResumeActions, UploadActions } from '@jianzhu/ui/attachments';
import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { type AttachmentField, type AttachmentFieldState, createAttachmentField } from './attachment-field.ts';
import { createFilePictures, NO_PICTURES } from './file-pictures.ts';
import { deskOf } from './load-upload-desk.ts';

export interface AttachmentFieldOptions {
  /** Tells the widget from the others of the site; unfinished uploads come back to it. */
  readonly name: string;
  readonly rules: FileRules;
  /** Files that the record has; another list replaces them. */
  readonly saved: readonly AttachmentEntry[];
  /** Shared by the widgets of a form. */
  readonly signal: UploadSignal;
  readonly hasOfficeViewer: boolean;
  /** Whether the widget shows pictures or a video inside the page. */
  readonly showsPictures?: boolean;
  /** Asked before a file of the record is removed; says itself why not. */
  readonly mayRemove?: () => boolean;
}

/** What a widget of `@jianzhu/ui/attachments` is given besides its looks. The functions stay the same. */
export interface AttachmentFieldActions extends UploadActions, FailureActions, ResumeActions {
  readonly onReplace: (files: readonly File[]) => void;
  readonly onReorder: (ids: readonly string[]) => void;
}

/** The files of one widget with an uploader of their own, for as long as the page is shown. */
export function useAttachmentField(options: AttachmentFieldOptions): {
  readonly field: AttachmentField;
  readonly state: AttachmentFieldState;
  readonly actions: AttachmentFieldActions;
} {
  const { name, rules, saved, signal } = options;
  const client = usePortalClient();
  const [field] = useState(() => createField(client, options));
  const start = useUploader(client, field, { name, rules, signal });
  const loaded = useRef(saved);
  useEffect(() => {
    if (loaded.current === saved) return;
    loaded.current = saved;
    field.load(saved);
  }, [field, saved]);
  const mayRemove = useRef(options.mayRemove);
  mayRemove.current = options.mayRemove;
  const actions = useMemo(
    (): AttachmentFieldActions => ({
      onAdd: (files) => {
        field.add(files);
        start();
      },
      onReplace: field.replace,
      onRemove: (id) => {
        if (mayRemove.current?.() ?? true) field.remove(id);
      },
      onReorder: field.arrange,
      onPause: field.pause,
      onResume: field.resume,
      onRetry: field.retry,
      onDismiss: field.dismiss,
      onContinue: (id, file) => void field.continueUpload(id, file).catch(logUnlessShown),
      onDiscard: (id) => void field.discardUpload(id).catch(logUnlessShown),
    }),
    [field, start],
  );
  return { field, state: useSyncExternalStore(field.subscribe, field.getState, field.getState), actions };
}

function createField(client: PortalClient, options: AttachmentFieldOptions): AttachmentField {
  const { rules, saved, hasOfficeViewer, showsPictures = false } = options;
  const addressOf = async (resourceId: string) => (await deskOf(client)).addressOf(resourceId);
  const pictures = showsPictures ? createFilePictures(addressOf, () => field.changed(), logUnlessShown) : NO_PICTURES;
  const field = createAttachmentField({
    rules,
    saved,
    hasOfficeViewer,
    pictures,
    sign: () => ({
      uploadedBy: client.session.userInfo?.realName ?? '',
      uploadedAt: formatDateTime(Date.now()),
    }),
  });
  return field;
}

/** Gives the field its uploader once the page runs. Returns how it is tried again after it could not be loaded. */
function useUploader(
  client: PortalClient,
  field: AttachmentField,
  { name, rules, signal }: Pick<AttachmentFieldOptions, 'name' | 'rules' | 'signal'>,
): () => void {
  const { extensions, capMegabytes, maxCount } = rules;
  const running = useRef<{ isWanted: boolean; end: (() => void) | null } | null>(null);
  const start = useCallback(async () => {
    const run = running.current;
    if (!run || run.end) return;
    try {
      const desk = await deskOf(client);
      if (!run.isWanted || run.end) return;
      const limits = { accept: extensions, capMB: capMegabytes ?? null, maxCount };
      run.end = field.attach((listed) => desk.openUploader({ field: name, rules: limits, listed, signal }));
    } catch (error) {
      logUnlessShown(error);
    }
  }, [client, field, name, extensions, capMegabytes, maxCount, signal]);
  useEffect(() => {
    const run = { isWanted: true, end: null as (() => void) | null };
    running.current = run;
    void start();
    return () => {
      run.isWanted = false;
      run.end?.();
    };
  }, [start]);
  return useCallback(() => void start(), [start]);
}
