import type { ReactNode } from 'react';
import * as styles from './file-row.css.ts';
import { attachmentMessages } from './messages.ts';

export interface RowToolProps {
  /** What it does, such as 暂停. */
  readonly action: string;
  /** Name of the file, so that each button has a name of its own. */
  readonly name: string;
  readonly onClick: (button: HTMLElement) => void;
  /** Takes the row out of its list: the focus moves on to the next of these. */
  readonly removes?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An icon button of a file. */
export function RowTool({ action, name, onClick, removes = false, className = styles.tool, children }: RowToolProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={attachmentMessages.of(action, name)}
      title={action}
      data-removes={removes || undefined}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {children}
    </button>
  );
}
