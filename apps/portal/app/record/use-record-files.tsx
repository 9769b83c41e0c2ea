import { AttachmentTable, type FileRules } from '@jianzhu/ui/attachments';
import { type AttachmentEntry, createUploadSignal } from '@jianzhu/upload';
import { useUploadSignal } from '@jianzhu/upload/react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilePreview } from '../attachment/file-preview.tsx';
import { useAttachmentField } from '../attachment/use-attachment-field.ts';
import { useFileActions } from '../attachment/use-file-actions.ts';
import { usePictureEdit } from '../attachment/use-picture-edit.tsx';
import { useMay } from '../session/use-may.ts';

export interface RecordFilesOptions {
  /** Tells the widget from the others of the site. */
  readonly name: string;
  readonly label: string;
  readonly rules: FileRules;
  readonly saved: readonly AttachmentEntry[];
  readonly officeViewer: string | null;
  readonly readOnly: boolean;
  /** Pictures of papers: they are offered to be cut and turned before they are uploaded. */
  readonly isOfPapers?: boolean;
}

export interface RecordFiles {
  /** What the record is to have, as calls take it. */
  value(): AttachmentEntry[];
  /** The record has them now. */
  submitted(value: AttachmentEntry[]): void;
  readonly isUploading: boolean;
  readonly isUnsaved: boolean;
  readonly table: ReactNode;
}

/** The files of a record in a table, to be looked at, or to be changed with the form that they belong to. */
export function useRecordFiles(options: RecordFilesOptions): RecordFiles {
  const { name, label, rules, saved, officeViewer, readOnly, isOfPapers = false } = options;
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [signal] = useState(createUploadSignal);
  const isUploading = useUploadSignal(signal) === 'loading';
  const hasOfficeViewer = officeViewer !== null;
  const { field, state, actions } = useAttachmentField({ name, rules, saved, signal, hasOfficeViewer });
  const files = useFileActions(field, label, officeViewer);
  const edit = usePictureEdit();
  return {
    value: () => [...field.value()],
    submitted: (value) => field.submitted(value),
    isUploading,
    isUnsaved: state.isUnsaved,
    table: (
      <>
        <AttachmentTable
          {...actions}
          {...files.actions}
          {...(isOfPapers && { onAdd: edit.offering(actions.onAdd) })}
          label={label}
          rules={rules}
          failures={state.failures}
          attachments={{ status: 'ready', items: state.attachments }}
          resumables={state.resumables}
          overallProgress={state.overallProgress}
          readOnly={readOnly}
          canPreview={may('user_view')}
          onReload={() => void revalidate()}
        />
        <FilePreview {...files.previewing} />
        {edit.dialog}
      </>
    ),
  };
}
