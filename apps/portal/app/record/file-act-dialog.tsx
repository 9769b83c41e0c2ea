import { FieldGroup } from '@jianzhu/ui/fields';
import type { AttachmentEntry } from '@jianzhu/upload';
import type * as v from 'valibot';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';
import type { RecordSchema } from './form-state.ts';
import { type RecordFilesOptions, useRecordFiles } from './use-record-files.tsx';

export interface FileActDialogProps<Schema extends RecordSchema>
  extends Omit<ActDialogProps<Schema>, 'send' | 'after' | 'isWaiting' | 'wide'> {
  readonly files: Pick<RecordFilesOptions, 'name' | 'label' | 'rules' | 'officeViewer'>;
  /** @returns what is told once it is done */
  readonly send: (
    values: v.InferOutput<Schema>,
    attachments: AttachmentEntry[],
    idempotencyKey: string,
  ) => Promise<string>;
}

const none: readonly AttachmentEntry[] = [];

/** An act that takes files along; it waits until they are uploaded. */
export function FileActDialog<Schema extends RecordSchema>({ files, send, ...dialog }: FileActDialogProps<Schema>) {
  const { table, value, isUploading } = useRecordFiles({ ...files, saved: none, readOnly: false });
  return (
    <ActDialog
      {...dialog}
      wide
      isWaiting={isUploading}
      after={<FieldGroup label={files.label}>{table}</FieldGroup>}
      send={(values, idempotencyKey) => send(values, value(), idempotencyKey)}
    />
  );
}
