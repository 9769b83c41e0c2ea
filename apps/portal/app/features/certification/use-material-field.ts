import { CERTIFICATION_MATERIALS, type MaterialKind, materialBusinessType } from '@jianzhu/domain/member-center';
import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import { useAttachmentField } from '../../attachment/use-attachment-field.ts';
import { useFileActions } from '../../attachment/use-file-actions.ts';
import { materialRules } from './material-rules.ts';

/** What the fields of the page share. */
export interface MaterialFieldOptions {
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  /** Asked before a saved file is removed; says itself why not. */
  readonly mayRemove: () => boolean;
}

const nothing: readonly AttachmentEntry[] = [];
const shownInPage: ReadonlySet<MaterialKind> = new Set(['certificate', 'video']);

/** One kind of files with everything that its widget is given. */
export function useMaterialField(
  kind: MaterialKind,
  saved: readonly AttachmentEntry[] | null,
  { signal, officeViewer, mayRemove }: MaterialFieldOptions,
) {
  const { label } = CERTIFICATION_MATERIALS[kind];
  const rules = materialRules[kind];
  const { field, state, actions } = useAttachmentField({
    name: materialBusinessType(kind),
    rules,
    saved: saved ?? nothing,
    signal,
    hasOfficeViewer: officeViewer !== null,
    showsPictures: shownInPage.has(kind),
    mayRemove,
  });
  const files = useFileActions(field, label, officeViewer);
  return {
    field,
    state,
    widget: { label, rules, failures: state.failures, ...actions, ...files.actions },
    previewing: files.previewing,
  };
}
