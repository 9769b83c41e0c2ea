import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Attachment, FailureRow, FileActions, UploadActions } from './attachment.ts';
import { type FailureActions, FailureRows } from './failure-rows.tsx';
import * as rowStyles from './file-row.css.ts';
import { attachmentMessages as messages } from './messages.ts';
import { OverallBar } from './progress-bar.tsx';
import { UploadRow } from './upload-row.tsx';
import { useRemoval } from './use-removal.tsx';
import * as widget from './widget.css.ts';

export interface UploadQueueProps extends Omit<UploadActions, 'onAdd'>, FileActions, FailureActions {
  readonly uploads: readonly Attachment[];
  readonly failures?: readonly FailureRow[];
  readonly canPreview: boolean;
  readonly overallProgress?: number | undefined;
  readonly onPauseAll: () => void;
  readonly onResumeAll: () => void;
}

/** What is being uploaded right now, wherever on the page it was added. */
export function UploadQueue(props: UploadQueueProps) {
  const { uploads, failures = [], canPreview, overallProgress, onPauseAll, onResumeAll, onRetry, onDismiss } = props;
  const { onRemove, onPause, onResume, onPreview, onDownload } = props;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { ask, dialog } = useRemoval(list, uploads, onRemove);
  const canPause = uploads.some(({ phase }) => phase === 'uploading');
  const canResume = uploads.some(({ phase }) => phase === 'paused');
  return (
    <section className={widget.sheet} aria-labelledby={titleId} data-attachments="">
      <header className={widget.head}>
        <h2 id={titleId} className={widget.title}>
          {messages.queue}
        </h2>
        <span className={widget.hint} />
        {canPause && (
          <Button variant="line" size="compact" onClick={onPauseAll}>
            <Icon name="pause" size={16} />
            {messages.pauseAll}
          </Button>
        )}
        {canResume && (
          <Button variant="line" size="compact" onClick={onResumeAll}>
            <Icon name="play" size={16} />
            {messages.resumeAll}
          </Button>
        )}
      </header>
      <OverallBar attachments={uploads} progress={overallProgress} />
      <ul ref={list} className={rowStyles.rows} aria-label={messages.queue}>
        {uploads.map((attachment) => (
          <UploadRow
            key={attachment.id}
            attachment={attachment}
            canPreview={canPreview}
            isLocked={false}
            onRemove={ask}
            onPause={onPause}
            onResume={onResume}
            onPreview={onPreview}
            onDownload={onDownload}
          />
        ))}
      </ul>
      <FailureRows failures={failures} onRetry={onRetry} onDismiss={onDismiss} />
      {dialog}
    </section>
  );
}
