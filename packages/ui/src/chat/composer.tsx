import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './composer.css.ts';
import { ComposerTools } from './composer-tools.tsx';
import { composerMessages } from './messages.ts';

export interface ComposerProps {
  /** What has been written so far; kept by the caller for each conversation. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Called with the words without space around them; the draft is emptied. */
  readonly onSend: (text: string) => void;
  /** Pictures and files to send; without it there are no buttons for them. */
  readonly onAttach?: (files: readonly File[]) => void;
  /** Longest message in characters. */
  readonly maxLength: number;
  /** From how many MB on a file is refused; said beside the buttons. */
  readonly maxFileMegabytes?: number;
  /** Why nothing can be written now, in a sentence. */
  readonly disabledReason?: string | null;
}

/** Keys that belong to the input method: it is choosing words, or this key has just ended that (key code 229). */
function isForInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/** Text of an office program, which puts a picture of it beside it. */
function isFormattedText({ types }: DataTransfer): boolean {
  return types.includes('text/html') && types.includes('text/plain');
}

/**
 * Writes a message. Enter sends, Shift and Enter break the line, and keys that belong to an input method do neither.
 * Pictures and files may be pasted; the `ConversationPane` takes those that are dropped.
 */
export function Composer(props: ComposerProps) {
  const { draft, onDraftChange, onSend, onAttach, maxLength, maxFileMegabytes, disabledReason = null } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const isDisabled = disabledReason !== null;
  const length = [...draft].length;
  const over = Math.max(0, length - maxLength);
  const canSend = !isDisabled && over === 0 && draft.trim() !== '';

  const send = () => {
    if (!canSend) return;
    onSend(draft.trim());
    onDraftChange('');
    field.current?.focus();
  };

  const insert = (sign: string) => {
    const { selectionStart = draft.length, selectionEnd = draft.length } = field.current ?? {};
    onDraftChange(draft.slice(0, selectionStart) + sign + draft.slice(selectionEnd));
    const caret = selectionStart + sign.length;
    // The field has the new text once React has drawn it.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };

  const pasteFiles = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onAttach || isFormattedText(event.clipboardData)) return;
    event.preventDefault();
    onAttach(files);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.bar}>
        <ComposerTools
          disabled={isDisabled}
          onEmoji={insert}
          onReturnFocus={() => field.current?.focus()}
          {...(onAttach && { onAttach })}
        />
        {onAttach && maxFileMegabytes !== undefined && (
          <span className={styles.fileLimit}>{composerMessages.fileLimit(maxFileMegabytes)}</span>
        )}
        <span id={hintId} className={isDisabled ? styles.reason : styles.hint}>
          {disabledReason ?? composerMessages.hint}
        </span>
      </div>
      <div className={styles.grow}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={composerMessages.label}
          aria-describedby={hintId}
          aria-invalid={over > 0 || undefined}
          placeholder={isDisabled ? undefined : composerMessages.label}
          disabled={isDisabled}
          rows={1}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onPaste={pasteFiles}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isForInputMethod(event)) return;
            event.preventDefault();
            send();
          }}
        />
        {/* As high as the text: the field, which lies in the same cell, grows with it. */}
        <div className={styles.mirror} aria-hidden="true">{`${draft}\n`}</div>
      </div>
      <div className={styles.foot}>
        <span className={over > 0 ? styles.countOver : styles.count}>
          {length} / {maxLength}
        </span>
        <span role="status" className={styles.over}>
          {over > 0 && composerMessages.tooLong(over)}
        </span>
        <Button type="submit" size="compact" className={styles.send} disabled={!canSend}>
          {composerMessages.send}
        </Button>
      </div>
    </form>
  );
}
