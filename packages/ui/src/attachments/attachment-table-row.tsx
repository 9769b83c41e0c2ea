import { memo } from 'react';
import { Button } from '../button/button.tsx';
import { cellOf, row } from '../data-table/data-table.css.ts';
import { mark } from '../fields/choice.css.ts';
import { Tag } from '../tag/tag.tsx';
import { type Attachment, type FileActions, isUnderWay, type UploadActions } from './attachment.ts';
import * as styles from './attachment-table.css.ts';
import { FileMark } from './file-mark.tsx';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';
import { describeProgress, type UploadStep } from './progress-words.ts';
import { UploadWay } from './upload-row.tsx';

export interface AttachmentTableRowProps extends Pick<UploadActions, 'onPause' | 'onResume'>, FileActions {
  readonly attachment: Attachment;
  readonly canPreview: boolean;
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onRemove: (attachment: Attachment) => void;
}

interface ActionProps {
  readonly action: string;
  readonly name: string;
  readonly removes?: boolean;
  readonly permission?: string;
  readonly onClick: () => void;
}

function Action({ action, name, removes = false, permission, onClick }: ActionProps) {
  return (
    <Button
      variant="link"
      size="compact"
      aria-label={messages.of(action, name)}
      data-removes={removes || undefined}
      data-permission={permission}
      onClick={onClick}
    >
      {action}
    </Button>
  );
}

function Actions(props: AttachmentTableRowProps) {
  const { attachment, canPreview, isLocked, onPause, onResume, onPreview, onDownload, onRemove } = props;
  const { id, name, kind } = attachment;
  if (isUnderWay(attachment)) {
    const run: Readonly<Record<UploadStep, () => void>> = {
      pause: () => onPause(id),
      resume: () => onResume(id),
      cancel: () => onRemove(attachment),
    };
    const steps = isLocked ? [] : describeProgress(attachment).steps;
    return steps.map((step) => (
      <Action key={step} action={messages[step]} name={name} removes={step === 'cancel'} onClick={run[step]} />
    ));
  }
  return (
    <>
      {canPreview && kind !== 'other' && (
        <Action action={messages.preview} name={name} permission="user_view" onClick={() => onPreview(attachment)} />
      )}
      <Action action={messages.download} name={name} onClick={() => onDownload(attachment)} />
      {!isLocked && <Action action={messages.remove} name={name} removes onClick={() => onRemove(attachment)} />}
    </>
  );
}

/** One file of the table. While it is on its way, its progress stands where person and time will stand. */
export const AttachmentTableRow = memo(function AttachmentTableRow(props: AttachmentTableRowProps) {
  const { attachment, isSelected, onSelect } = props;
  const { id, name, size, uploadedBy, uploadedAt, isNew = false } = attachment;
  const isUploaded = !isUnderWay(attachment);
  return (
    <tr className={row} aria-selected={isSelected}>
      <td className={cellOf.start}>
        {isUploaded && (
          <input
            type="checkbox"
            className={mark}
            aria-label={messages.select(name)}
            checked={isSelected}
            onChange={() => onSelect(id)}
          />
        )}
      </td>
      <td className={cellOf.start}>
        <span className={styles.name}>
          <FileMark name={name} />
          <span className={styles.nameText} title={name}>
            {name}
          </span>
          {isNew && isUploaded && <Tag tone="brand">{messages.isNew}</Tag>}
        </span>
      </td>
      <td className={cellOf.end}>{formatSize(size)}</td>
      {isUploaded ? (
        <>
          <td className={cellOf.start}>{uploadedBy}</td>
          <td className={cellOf.start}>{uploadedAt}</td>
        </>
      ) : (
        <td className={cellOf.start} colSpan={2}>
          <UploadWay attachment={attachment} />
        </td>
      )}
      <td className={cellOf.start}>
        <span className={styles.actions}>
          <Actions {...props} />
        </span>
      </td>
    </tr>
  );
});
