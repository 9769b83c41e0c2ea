import { mayDo } from '@jianzhu/domain/member-center';
import { SingleFile } from '@jianzhu/ui/attachments';
import type { AttachmentEntry, UploadSignal } from '@jianzhu/upload';
import type { ReactNode } from 'react';
import { FilePreview } from '../../attachment/file-preview.tsx';
import { useAttachmentField } from '../../attachment/use-attachment-field.ts';
import { useFileActions } from '../../attachment/use-file-actions.ts';
import { useSession } from '../../portal-client.ts';

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
}

export interface CertificateFile {
  /** As calls take it. */
  value(): AttachmentEntry[];
  /** Of the picture that stands there, once it is uploaded; '' without one. */
  resourceId(): string;
  readonly isUnsaved: boolean;
  draw(error: string | undefined): ReactNode;
}

/** One file of an application, with its uploader for as long as the form is shown, whatever step of it is. */
export function useCertificateFile(options: CertificateFileOptions): CertificateFile {
  const { name, label, extensions, capMegabytes, required, saved, signal, officeViewer, readOnly } = options;
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
  const value = () => [...field.value()];
  return {
    value,
    resourceId: () =>
      value()
        .filter(({ modifyStatus }) => modifyStatus !== 3)
        .at(-1)?.id ?? '',
    isUnsaved: state.isUnsaved,
    draw: (error) => (
      <div id={name} tabIndex={-1}>
        <SingleFile
          {...actions}
          {...files.actions}
          label={label}
          rules={rules}
          failures={state.failures}
          readOnly={readOnly}
          canPreview={mayDo(member, 'user_view')}
          hasHeading
          required={required}
          error={error}
          attachment={state.attachments.at(-1) ?? null}
        />
        <FilePreview {...files.previewing} />
      </div>
    ),
  };
}
