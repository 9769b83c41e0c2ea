import { useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Attachment, isUnderWay } from './attachment.ts';
import { attachmentMessages as messages } from './messages.ts';
import { announcement, overallProgress } from './overall-progress.ts';
import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: keyof typeof styles.look;
  readonly className?: string;
}

/** How far one thing is. */
export function ProgressBar({ label, percent, look = 'plain', className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      className={className}
    >
      <span className={styles.groove}>
        <span className={styles.look[look]} style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}

export interface OverallBarProps {
  readonly attachments: readonly Attachment[];
  /** The uploader's own mean, 0 to 100; without it the mean of the files shown. */
  readonly progress?: number | undefined;
}

/** How far all uploads are together, seen while there are any, and announced at quarters and when they are done. */
export function OverallBar({ attachments, progress = overallProgress(attachments) }: OverallBarProps) {
  const isBusy = attachments.some(isUnderWay);
  const [hasUploaded, setHasUploaded] = useState(false);
  if (isBusy && !hasUploaded) setHasUploaded(true);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement(attachments, progress, hasUploaded)}</span>
      </VisuallyHidden>
      {isBusy && (
        <div className={styles.overall}>
          <ProgressBar label={messages.overall} percent={progress} className={styles.overallBar} />
          <span aria-hidden="true">{messages.overallAt(progress)}</span>
        </div>
      )}
    </>
  );
}
