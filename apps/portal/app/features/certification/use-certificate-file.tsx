import { mayDo } from '@jianzhu/domain/member-center';
import { SingleFile } from '@jianzhu/ui/attachments';
import { type AttachmentEntry, MODIFY_STATUS, type UploadSignal } from '@jianzhu/upload';
import { type ReactNode, useState } from 'react';
import { FilePreview } from '../../attachment/file-preview.tsx';
import { useAttachmentField } from '../../attachment/use-attachment-field.ts';
import { useFileActions } from '../../attachment/use-file-actions.ts';
import { usePictureEdit } from '../../attachment/use-picture-edit.tsx';
import { useSession } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { oneOf } from './one-of.ts';

const NO_KEYS = { permissionKeys: [] };

export interface CertificateFileOptions {
  /** Field of the form. */
  readonly name: string;
  readonly label: string;
  readonly extensions: readonly string[];
  readonly capMegabytes: number;
  readonly required: boolean;
  readonly saved: readonly AttachmentEntry[];
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  readonly readOnly: boolean;
  /** What is wrong with a chosen file, which is not taken then. */
  readonly refuse?: (file: File) => Promise<string | null>;
}

export interface CertificateFile {
  /** As calls take it. */
  value(): AttachmentEntry[];
  /** Of the picture that stands there, once it is uploaded; '' without one. */
  resourceId(): string;
  /** Of the same file; '' without one. */
  fileName(): string;
  readonly isUnsaved: boolean;
  draw(error: string | undefined): ReactNode;
}

/** One file of an application, with its uploader for as long as the form is shown, whatever step of it is. */
export function useCertificateFile(options: CertificateFileOptions): CertificateFile {
  const { name, label, extensions, capMegabytes, required, saved, signal, officeViewer, readOnly, refuse } = options;
  const member = useSession().userInfo ?? NO_KEYS;
  const rules = { extensions, capMegabytes, maxCount: 1 };
  const hasOfficeViewer = officeViewer !== null;
  const { field, state, actions } = useAttachmentField({
    name: `certification-${name}`,
    rules,
    saved,
    signal,
    hasOfficeViewer,
  });
  const files = useFileActions(field, label, officeViewer);
  const edit = usePictureEdit();
  const { start } = useActs();
  const [refused, setRefused] = useState<string | null>(null);
  /** A single file, once it is one to be taken. */
  const checking = (take: (files: readonly File[]) => void) => (chosen: readonly File[]) => {
    setRefused(null);
    const [file] = chosen;
    if (refuse === undefined || file === undefined) return take(chosen);
    void start('check', async () => {
      const wrong = await refuse(file);
      if (wrong === null) take(chosen);
      else setRefused(wrong);
    });
  };
  const value = () => oneOf(field.value());
  const shown = () => value().findLast(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted);
  return {
    value,
    resourceId: () => shown()?.id ?? '',
    fileName: () => shown()?.fileName ?? '',
    isUnsaved: state.isUnsaved,
    draw: (error) => (
      <div id={name} tabIndex={-1}>
        <SingleFile
          {...actions}
          {...files.actions}
          onAdd={checking(edit.offering(actions.onAdd))}
          onReplace={checking(edit.offering(actions.onReplace))}
          label={label}
          rules={rules}
          failures={state.failures}
          readOnly={readOnly}
          canPreview={mayDo(member, 'user_view')}
          hasHeading
          required={required}
          error={refused ?? error}
          attachment={state.attachments.at(-1) ?? null}
        />
        <FilePreview {...files.previewing} />
        {edit.dialog}
      </div>
    ),
  };
}
