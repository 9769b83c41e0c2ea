import { type ReactNode, useId, useRef } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import type { Attachment, FailureRow, FileActions, FileRules, UploadActions, WidgetAccess } from './attachment.ts';
import { isUnderWay } from './attachment.ts';
import * as area from './drop-area.css.ts';
import { DropArea } from './drop-area.tsx';
import { type FailureActions, FailureRows } from './failure-rows.tsx';
import { FileChooser } from './file-chooser.tsx';
import * as rowStyles from './file-row.css.ts';
import { RequiredMark } from './material-guide.tsx';
import { attachmentMessages as messages } from './messages.ts';
import { OverallBar } from './progress-bar.tsx';
import { UploadRow } from './upload-row.tsx';
import { useRemoval } from './use-removal.tsx';
import * as widget from './widget.css.ts';

export interface SingleFileProps extends UploadActions, FileActions, FailureActions, WidgetAccess {
  /** Accessible name, such as 营业执照. */
  readonly label: string;
  /** Shows the name above the file as well. */
  readonly hasHeading?: boolean;
  /** Marks the heading: without this file nothing can be handed in. */
  readonly required?: boolean;
  /** What is wrong, in a sentence: that the file is missing, or what is asked of the one there. */
  readonly error?: string | undefined;
  readonly attachment: Attachment | null;
  /** `maxCount` is 1. */
  readonly rules: FileRules;
  /** The member holds the permission user_view. */
  readonly canPreview: boolean;
  readonly failures?: readonly FailureRow[];
  /** Takes the place of the file while it is uploaded. */
  readonly onReplace: (files: readonly File[]) => void;
  /** Drawn above the row of an uploaded file. */
  readonly picture?: ReactNode;
}

/** Exactly one file: an area to add it, then its row with a way to replace it. */
export function SingleFile(props: SingleFileProps) {
  const {
    label,
    hasHeading = false,
    required = false,
    error,
    attachment,
    rules,
    canPreview,
    failures = [],
    disabled = false,
    lockedReason,
    readOnly = false,
  } = props;
  const { onAdd, onRemove, onReplace, picture } = props;
  const list = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const attachments = attachment ? [attachment] : [];
  const { ask, dialog } = useRemoval(list, attachments, onRemove);
  const isLocked = disabled || readOnly;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a file and its buttons are no set of fields
    <div ref={list} role="group" aria-label={label} className={widget.sheet} data-attachments="">
      {hasHeading && (
        <div className={widget.head}>
          <h2 className={widget.title}>
            {required && <RequiredMark />}
            {label}
          </h2>
        </div>
      )}
      <OverallBar attachments={attachments} />
      {attachment && picture}
      {attachment && (
        <ul className={rowStyles.rows}>
          <UploadRow
            attachment={attachment}
            canPreview={canPreview}
            isLocked={isLocked}
            onRemove={ask}
            onPause={props.onPause}
            onResume={props.onResume}
            onPreview={props.onPreview}
            onDownload={props.onDownload}
          />
        </ul>
      )}
      {attachment && !isUnderWay(attachment) && !isLocked && (
        <div className={widget.add}>
          <FileChooser
            variant="line"
            size="compact"
            extensions={rules.extensions}
            onChoose={onReplace}
            {...(error && { 'aria-describedby': errorId, 'aria-invalid': true })}
          >
            {messages.replace}
          </FileChooser>
          {error && (
            <p id={errorId} className={area.error} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
      <FailureRows failures={failures} onRetry={props.onRetry} onDismiss={props.onDismiss} />
      {!attachment && readOnly && <EmptyState title={messages.none} drawing={null} />}
      {!attachment && !readOnly && (
        <div className={hasHeading && failures.length === 0 ? widget.addFirst : widget.add}>
          <DropArea
            label={label}
            rules={rules}
            disabled={disabled}
            lockedReason={lockedReason}
            error={error}
            onAdd={onAdd}
          />
        </div>
      )}
      {dialog}
    </div>
  );
}
