import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { FailureRow } from './attachment.ts';
import { FileMark } from './file-mark.tsx';
import * as styles from './file-row.css.ts';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';
import { RowTool } from './row-tool.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface FailureActions {
  /** Tries a failed upload anew, as a new item. */
  readonly onRetry: (id: string) => void;
  readonly onDismiss: (id: string) => void;
}

export interface FailureRowsProps extends FailureActions {
  readonly failures: readonly FailureRow[];
}

const icons = { info: 'info', warning: 'warning', error: 'warning' } as const;
const tones = { info: 'info', warning: 'warning', error: 'danger' } as const;

/** Failed and refused files below the list, each with what can be done about it. They are announced as they come. */
export function FailureRows({ failures, onRetry, onDismiss }: FailureRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { leave } = useFocusAfterRemoval(list, failures);
  return (
    <ul ref={list} className={styles.rows} aria-label={messages.failures} aria-live="polite" aria-relevant="additions">
      {failures.map(({ id, tone, text, file, detail, canRetry = false }) => (
        <li key={id} className={file ? styles.failure[tone] : styles.plainFailure[tone]}>
          {file && (
            <>
              <FileMark name={file.name} />
              <span className={styles.file}>
                <span className={styles.name} title={file.name}>
                  {file.name}
                </span>
                <span className={styles.caption}>{formatSize(file.size)}</span>
              </span>
            </>
          )}
          <span className={styles.way}>
            <span className={styles.words}>
              <span className={styles.tone[tones[tone]]}>
                <Icon name={icons[tone]} size={14} />
                {text}
              </span>
              {detail && <span>{detail}</span>}
            </span>
          </span>
          {file && <span className={styles.percent} />}
          <span className={styles.buttons}>
            {canRetry && (
              <Button
                variant="line"
                size="compact"
                aria-label={messages.of(messages.retry, file?.name ?? text)}
                onClick={() => {
                  leave(id);
                  onRetry(id);
                }}
              >
                <Icon name="reset" size={16} />
                {messages.retry}
              </Button>
            )}
            <RowTool
              action={messages.dismiss}
              name={file?.name ?? text}
              removes
              onClick={() => {
                leave(id);
                onDismiss(id);
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
