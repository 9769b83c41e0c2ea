import { CERTIFICATION_MATERIALS, type MaterialKind, materialBusinessType } from '@jianzhu/domain/member-center';
import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import { useAttachmentField } from '../../attachment/use-attachment-field.ts';
import { useFileActions } from '../../attachment/use-file-actions.ts';
import { usePictureEdit } from '../../attachment/use-picture-edit.tsx';
import { materialRules } from './material-rules.ts';

/** What the fields of the page share. */
export interface MaterialFieldOptions {
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  /** Asked before a saved file is removed; says itself why not. */
  readonly mayRemove: () => boolean;
}

const nothing: readonly AttachmentEntry[] = [];
/** Whose pictures are offered to be cut and turned: those that are pictures of papers. */
const ofPapers: ReadonlySet<MaterialKind> = new Set(['certificate', 'licence']);
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
  const edit = usePictureEdit();
  const choosing = ofPapers.has(kind)
    ? { onAdd: edit.offering(actions.onAdd), onReplace: edit.offering(actions.onReplace) }
    : {};
  return {
    field,
    state,
    widget: { label, rules, failures: state.failures, ...actions, ...files.actions, ...choosing },
    previewing: files.previewing,
    editing: edit.dialog,
  };
}
