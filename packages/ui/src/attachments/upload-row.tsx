import { memo } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import { type Attachment, type FileActions, isUnderWay, type UploadActions } from './attachment.ts';
import { FileMark } from './file-mark.tsx';
import * as styles from './file-row.css.ts';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';
import { PhaseIcon } from './phase-icon.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { describeProgress, type UploadStep } from './progress-words.ts';
import { RowTool } from './row-tool.tsx';
import { attachmentShapes } from './shapes.ts';

export interface UploadRowProps extends Pick<UploadActions, 'onPause' | 'onResume'>, FileActions {
  readonly attachment: Attachment;
  readonly canPreview: boolean;
  /** Neither steered nor deleted. */
  readonly isLocked: boolean;
  /** Asked to take it out; whoever shows the row asks back first. */
  readonly onRemove: (attachment: Attachment) => void;
}

const stepIcons = { pause: 'pause', resume: 'play', cancel: 'close' } as const;

/** How far a file is: bar, words and what stands beside them. */
export function UploadWay({ attachment }: { readonly attachment: Attachment }) {
  const { text, detail, percent, look, tone } = describeProgress(attachment);
  return (
    <div className={styles.way}>
      {percent !== null && <ProgressBar label={attachment.name} percent={percent} look={look} />}
      <span className={styles.words}>
        <span className={styles.tone[tone]}>
          <PhaseIcon attachment={attachment} />
          {text}
        </span>
        {detail && <span>{detail}</span>}
      </span>
    </div>
  );
}

/** One file and how far it is. */
export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { attachment, canPreview, isLocked, onRemove, onPause, onResume, onPreview, onDownload } = props;
  const { id, name, size, kind } = attachment;
  const { percent, steps } = describeProgress(attachment);
  const isUploaded = !isUnderWay(attachment);
  const run: Readonly<Record<UploadStep, () => void>> = {
    pause: () => onPause(id),
    resume: () => onResume(id),
    cancel: () => onRemove(attachment),
  };
  return (
    <li className={styles.row}>
      <FileMark name={name} />
      <span className={styles.file}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.caption}>{formatSize(size)}</span>
      </span>
      <UploadWay attachment={attachment} />
      <span className={styles.percent} aria-hidden="true">
        {percent !== null && messages.percent(Math.floor(percent))}
      </span>
      <span className={styles.buttons}>
        {!isLocked &&
          steps.map((step) => (
            <RowTool key={step} action={messages[step]} name={name} removes={step === 'cancel'} onClick={run[step]}>
              <Icon name={stepIcons[step]} size={16} />
            </RowTool>
          ))}
        {isUploaded && canPreview && kind !== 'other' && (
          <span data-permission="user_view">
            <RowTool action={messages.preview} name={name} onClick={() => onPreview(attachment)}>
              <Icon name="eye" size={16} />
            </RowTool>
          </span>
        )}
        {isUploaded && (
          <RowTool action={messages.download} name={name} onClick={() => onDownload(attachment)}>
            <Icon name="download" size={16} />
          </RowTool>
        )}
        {isUploaded && !isLocked && (
          <RowTool action={messages.remove} name={name} removes onClick={() => onRemove(attachment)}>
            <Outline path={attachmentShapes.trash} size={16} />
          </RowTool>
        )}
      </span>
    </li>
  );
});
