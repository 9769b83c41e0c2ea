import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ResumableUpload } from './attachment.ts';
import { extensionOf } from './attachment.ts';
import { FileChooser } from './file-chooser.tsx';
import { FileMark } from './file-mark.tsx';
import * as styles from './file-row.css.ts';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';
import { ProgressBar } from './progress-bar.tsx';
import { RowTool } from './row-tool.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface ResumeActions {
  /** Goes on with an upload; `file` is the one chosen again, null where the browser still has it. */
  readonly onContinue: (id: string, file: File | null) => void;
  readonly onDiscard: (id: string) => void;
}

export interface ResumableRowsProps extends ResumeActions {
  readonly resumables: readonly ResumableUpload[];
}

function ContinueButton({ resumable, onContinue }: Pick<ResumeActions, 'onContinue'> & { resumable: ResumableUpload }) {
  const { id, name, needsFile } = resumable;
  if (!needsFile) {
    return (
      <Button
        variant="line"
        size="compact"
        aria-label={messages.of(messages.resume, name)}
        onClick={() => onContinue(id, null)}
      >
        {messages.resume}
      </Button>
    );
  }
  return (
    <FileChooser
      variant="line"
      size="compact"
      label={messages.of(messages.chooseFile, name)}
      extensions={[extensionOf(name)].filter(Boolean)}
      onChoose={([file]) => file && onContinue(id, file)}
    />
  );
}

/** Uploads that a reload cut off. Where the browser has lost the file, it is chosen again and goes on from there. */
export function ResumableRows({ resumables, onContinue, onDiscard }: ResumableRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { leave } = useFocusAfterRemoval(list, resumables);
  if (resumables.length === 0) return null;
  return (
    <ul ref={list} className={styles.rows} aria-label={messages.resumables}>
      {resumables.map((resumable) => (
        <li key={resumable.id} className={styles.row}>
          <FileMark name={resumable.name} />
          <span className={styles.file}>
            <span className={styles.name} title={resumable.name}>
              {resumable.name}
            </span>
            <span className={styles.caption}>{formatSize(resumable.size)}</span>
          </span>
          <span className={styles.way}>
            <ProgressBar label={resumable.name} percent={resumable.progress} look="resting" />
            <span className={styles.words}>
              <span>{messages.resumableText(resumable.progress)}</span>
              {resumable.needsFile && <span>{messages.chooseAgain}</span>}
            </span>
          </span>
          <span className={styles.percent} />
          <span className={styles.buttons}>
            <ContinueButton
              resumable={resumable}
              onContinue={(id, file) => {
                leave(id);
                onContinue(id, file);
              }}
            />
            <RowTool
              action={messages.discard}
              name={resumable.name}
              removes
              onClick={() => {
                leave(resumable.id);
                onDiscard(resumable.id);
              }}
            >
              <Icon name="close" size={16} />
            </RowTool>
          </span>
        </li>
      ))}
    </ul>
  );
}
