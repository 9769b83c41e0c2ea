import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import type { GridAction } from './grid-reducer.ts';
import type { GridMessage, GridState } from './grid-state.ts';
import * as styles from './grid-toolbar.css.ts';
import { gridMessages, messageText } from './messages.ts';

export interface GridToolbarProps {
  readonly state: GridState;
  readonly rowsWithErrors: number;
  readonly readOnly: boolean;
  readonly fixedRows: boolean;
  /** More actions of the caller, such as the import of a file. */
  readonly children: ReactNode;
  readonly onAction: (action: GridAction) => void;
  readonly onNextError: () => void;
}

const rowActions = [
  { type: 'insertRow', label: gridMessages.insertRow },
  { type: 'duplicateRows', label: gridMessages.duplicateRows },
  { type: 'deleteRows', label: gridMessages.deleteRows },
] as const;

/** What is wrong with the lines, and what can be done with the chosen ones. */
export function GridToolbar(props: GridToolbarProps) {
  const { state, rowsWithErrors, readOnly, fixedRows, children, onAction, onNextError } = props;
  if (readOnly && rowsWithErrors === 0 && !children) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, these are buttons
    <div className={styles.toolbar} role="group" aria-label={gridMessages.tools}>
      <span className={styles.errorCount} role="status">
        {rowsWithErrors > 0 && <Tag tone="danger">{gridMessages.rowsWithErrors(rowsWithErrors)}</Tag>}
      </span>
      {rowsWithErrors > 0 && (
        <Button variant="link" size="compact" onClick={onNextError}>
          {gridMessages.nextError}
        </Button>
      )}
      <span className={styles.actions}>
        {!readOnly && (
          <>
            {(fixedRows ? [] : rowActions).map(({ type, label }) => (
              <Button key={type} variant="line" size="compact" onClick={() => onAction({ type })}>
                {label}
              </Button>
            ))}
            <Button
              variant="line"
              size="compact"
              disabled={state.past.length === 0}
              onClick={() => onAction({ type: 'undo' })}
            >
              {gridMessages.undo}
            </Button>
            <Button
              variant="line"
              size="compact"
              disabled={state.future.length === 0}
              onClick={() => onAction({ type: 'redo' })}
            >
              {gridMessages.redo}
            </Button>
          </>
        )}
        {children}
      </span>
    </div>
  );
}

export interface GridMessageLineProps {
  readonly message: GridMessage | null;
  readonly onUndo: () => void;
}

/** Says what the last action did, and takes it back. */
export function GridMessageLine({ message, onUndo }: GridMessageLineProps) {
  return (
    <div className={styles.message} role="status">
      {message && <span>{messageText(message)}</span>}
      {message && message.code !== 'full' && (
        <Button variant="link" size="compact" onClick={onUndo}>
          {gridMessages.undo}
        </Button>
      )}
    </div>
  );
}
