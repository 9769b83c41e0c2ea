import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { FileRules, WidgetAccess } from './attachment.ts';
import * as styles from './drop-area.css.ts';
import { readDropped } from './dropped-files.ts';
import { FileChooser } from './file-chooser.tsx';
import { attachmentMessages as messages } from './messages.ts';
import { attachmentShapes } from './shapes.ts';

export interface DropAreaProps extends Pick<WidgetAccess, 'disabled' | 'lockedReason'> {
  /** Accessible name, such as 投标附件. */
  readonly label: string;
  readonly rules: FileRules;
  readonly onAdd: (files: readonly File[]) => void;
  /** What was wrong with the last choice, or that there is none. */
  readonly error?: string | undefined;
  /** Lower, below files that are there already. */
  readonly slim?: boolean;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Takes files and folders in, and says what could not be read. */
function useIntake(onAdd: (files: readonly File[]) => void) {
  const [isReading, setIsReading] = useState(false);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);

  async function takeIn(transfer: DataTransfer) {
    // Asked for before anything else: after this event the transfer is empty.
    const reading = readDropped(transfer);
    setIsReading(true);
    const found = await reading;
    setIsReading(false);
    setUnreadable(found.unreadable);
    if (found.files.length > 0) onAdd(found.files);
  }

  return { isReading, unreadable, takeIn };
}

/** A file dropped here must not open in place of the page, so the drop is refused and not ignored. */
function Locked({ label, lockedReason, slim }: Pick<DropAreaProps, 'label' | 'lockedReason' | 'slim'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot put its content into its middle
    <div
      role="group"
      className={classNames(styles.area, slim && styles.slim)}
      data-state="locked"
      aria-label={label}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'none';
      }}
    >
      <Icon name="lock" size={24} className={styles.icon} />
      <p>{messages.locked}</p>
      {lockedReason && <p className={styles.caption}>{lockedReason}</p>}
    </div>
  );
}

/**
 * Where files are added: by its buttons, by dropping files and folders, and by pasting while the focus is inside. Says
 * beforehand what is accepted.
 */
export function DropArea(props: DropAreaProps) {
  const { label, rules, onAdd, error, slim = false, disabled = false, lockedReason } = props;
  const rulesId = useId();
  const wrongId = useId();
  const [over, setOver] = useState<number | null>(null);
  const { isReading, unreadable, takeIn } = useIntake(onAdd);
  if (disabled) return <Locked label={label} lockedReason={lockedReason} slim={slim} />;

  const wrong = unreadable.length > 0 ? `${messages.cannotRead}：${unreadable.join('、')}` : error;
  const multiple = rules.maxCount > 1;
  const state = over !== null ? 'over' : wrong ? 'refused' : 'resting';

  function onDrag(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver([...event.dataTransfer.items].filter(({ kind }) => kind === 'file').length);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null);
  }

  async function onDrop(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(null);
    await takeIn(event.dataTransfer);
  }

  async function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    await takeIn(event.clipboardData);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot put its content into its middle
    <div
      role="group"
      className={classNames(styles.area, slim && styles.slim)}
      data-state={state}
      aria-label={label}
      aria-describedby={rulesId}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {!slim && <Outline path={attachmentShapes.upload} size={24} className={styles.icon} />}
      {over !== null ? (
        <p>{messages.dropNow(over)}</p>
      ) : (
        <div className={styles.line}>
          <FileChooser
            variant="link"
            size="compact"
            multiple={multiple}
            extensions={rules.extensions}
            onChoose={onAdd}
            aria-describedby={wrong ? `${wrongId} ${rulesId}` : rulesId}
            aria-invalid={wrong ? true : undefined}
          />
          {multiple && (
            <FileChooser variant="link" size="compact" folder onChoose={onAdd}>
              {messages.chooseFolder}
            </FileChooser>
          )}
          <span className={styles.byPointer}>{messages.orDrop}</span>
        </div>
      )}
      <p id={rulesId} className={styles.caption}>
        {messages.rules(rules.extensions, rules.maxCount, rules.capMegabytes)}
      </p>
      {wrong && (
        <p id={wrongId} className={styles.error} role="alert">
          {wrong}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isReading && messages.readingFolder}</span>
      </VisuallyHidden>
    </div>
  );
}
