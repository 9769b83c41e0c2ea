import { RichTextEditor } from '@jianzhu/ui/rich-text-editor';
import { usePortalClient } from '../portal-client.ts';
import type { RecordForm } from '../record/use-record-form.ts';
import type { ShelfCaller } from './shelf-calls.ts';
import { uploadShelfPicture } from './upload-picture.ts';

export interface RichFieldProps {
  readonly form: Pick<RecordForm, 'values' | 'errors' | 'set'>;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly calls: ShelfCaller;
}

/** A text with headings, tables and pictures. */
export function RichField({ form, name, label, required, maxLength, calls }: RichFieldProps) {
  const client = usePortalClient();
  const value = form.values[name];
  return (
    <RichTextEditor
      id={name}
      label={label}
      required={required}
      error={form.errors[name]}
      maxLength={maxLength}
      value={typeof value === 'string' ? value : ''}
      onChange={(html) => form.set({ [name]: html })}
      uploadImage={(file, report) => uploadShelfPicture(client, calls, file, report)}
    />
  );
}
