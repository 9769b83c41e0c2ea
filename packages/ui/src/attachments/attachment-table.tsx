import { useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { headCellOf, scroller } from '../data-table/data-table.css.ts';
import { mark } from '../fields/choice.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { ListState } from '../list-state.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import type {
  Attachment,
  FailureRow,
  FileActions,
  FileRules,
  ResumableUpload,
  UploadActions,
  WidgetAccess,
} from './attachment.ts';
import * as styles from './attachment-table.css.ts';
import { AttachmentTableRow } from './attachment-table-row.tsx';
import { DropArea } from './drop-area.tsx';
import { type FailureActions, FailureRows } from './failure-rows.tsx';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';
import { OverallBar } from './progress-bar.tsx';
import { ResumableRows, type ResumeActions } from './resumable-rows.tsx';
import { useFileSelection } from './use-file-selection.ts';
import { useRemoval } from './use-removal.tsx';
import * as widget from './widget.css.ts';

export interface AttachmentTableProps extends UploadActions, FileActions, FailureActions, ResumeActions, WidgetAccess {
  /** Heading and accessible name, such as 投标附件. */
  readonly label: string;
  readonly attachments: ListState<Attachment>;
  readonly rules: FileRules;
  /** The member holds the permission user_view. */
  readonly canPreview: boolean;
  readonly failures?: readonly FailureRow[];
  readonly resumables?: readonly ResumableUpload[];
  /** The uploader's mean, 0 to 100. */
  readonly overallProgress?: number | undefined;
  readonly onBatchDownload: (attachments: readonly Attachment[]) => void;
  /** Loads the list anew after it failed. */
  readonly onReload: () => void;
}

const skeletonRows = 3;

type Selection = ReturnType<typeof useFileSelection>;

function TableHead({ selection }: { readonly selection: Selection }) {
  const { selected, areAllSelected, toggleAll } = selection;
  return (
    <thead>
      <tr>
        <th scope="col" className={headCellOf.start}>
          <input
            type="checkbox"
            className={mark}
            aria-label={messages.selectAll}
            ref={(input) => {
              // The attribute does not exist in HTML: mixed can be said by script only.
              if (input) input.indeterminate = selected.length > 0 && !areAllSelected;
            }}
            checked={areAllSelected}
            onChange={toggleAll}
          />
        </th>
        <th scope="col" className={headCellOf.start}>
          {messages.name}
        </th>
        <th scope="col" className={headCellOf.end}>
          {messages.size}
        </th>
        <th scope="col" className={headCellOf.start}>
          {messages.uploadedBy}
        </th>
        <th scope="col" className={headCellOf.start}>
          {messages.uploadedAt}
        </th>
        <th scope="col" className={headCellOf.start}>
          {messages.operations}
        </th>
      </tr>
    </thead>
  );
}

function Files(props: AttachmentTableProps & { readonly items: readonly Attachment[]; readonly selection: Selection }) {
  const { label, items, selection, canPreview, disabled = false, readOnly = false } = props;
  const { onRemove, onPause, onResume, onPreview, onDownload } = props;
  const list = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useRemoval(list, items, onRemove);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no set of fields
    <div
      ref={list}
      role="group"
      className={classNames(scroller, styles.room)}
      aria-label={messages.listOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
      tabIndex={0}
      hidden={items.length === 0}
    >
      <table className={readOnly ? styles.lean : styles.table} aria-label={label}>
        <colgroup>
          <col className={styles.tick} />
          <col />
          <col className={styles.size} />
          <col className={styles.person} />
          <col className={styles.time} />
          <col className={styles.operations} />
        </colgroup>
        <TableHead selection={selection} />
        <tbody>
          {items.map((attachment) => (
            <AttachmentTableRow
              key={attachment.id}
              attachment={attachment}
              canPreview={canPreview}
              isLocked={disabled || readOnly}
              isSelected={selection.isSelected(attachment.id)}
              onSelect={selection.toggle}
              onRemove={ask}
              onPause={onPause}
              onResume={onResume}
              onPreview={onPreview}
              onDownload={onDownload}
            />
          ))}
        </tbody>
      </table>
      {dialog}
    </div>
  );
}

/** Batch download, and what is missing when nothing is ticked (specification section 5). */
function BatchDownload({ selected, onDownload }: { selected: readonly Attachment[]; onDownload: () => void }) {
  const [askedForNone, setAskedForNone] = useState(false);
  return (
    <>
      <span role="alert" className={widget.selectFirst}>
        {askedForNone && selected.length === 0 && messages.selectFirst}
      </span>
      <Button
        variant="line"
        size="compact"
        onClick={() => {
          setAskedForNone(selected.length === 0);
          if (selected.length > 0) onDownload();
        }}
      >
        <Icon name="download" size={16} />
        {selected.length > 0 ? messages.batchDownloadOf(selected.length) : messages.batchDownload}
      </Button>
    </>
  );
}

/**
 * The files of a form as a table: progress, preview for whoever may, download one by one or several at once, and
 * adding below. Failed uploads are rows below the table; they count nowhere and hold nothing up (decision 39).
 */
export function AttachmentTable(props: AttachmentTableProps) {
  const { label, attachments, rules, failures = [], resumables = [], overallProgress } = props;
  const { disabled = false, lockedReason, readOnly = false, onAdd, onBatchDownload, onReload } = props;
  const titleId = useId();
  const items = attachments.status === 'ready' ? attachments.items : [];
  const selection = useFileSelection(items);
  const isReady = attachments.status === 'ready';
  const hasRows = items.length + failures.length + resumables.length > 0;
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  return (
    <section className={widget.sheet} aria-labelledby={titleId} data-attachments="">
      <header className={widget.head}>
        <h2 id={titleId} className={widget.title}>
          {label}
        </h2>
        <span className={widget.hint}>{items.length > 0 && messages.summary(items.length, formatSize(bytes))}</span>
        {items.length > 0 && (
          <BatchDownload selected={selection.selected} onDownload={() => onBatchDownload(selection.selected)} />
        )}
      </header>
      <OverallBar attachments={items} progress={overallProgress} />
      {attachments.status === 'loading' && <SkeletonRows rows={skeletonRows} />}
      {attachments.status === 'failed' && <ErrorPanel message={messages.failed} onRetry={onReload} />}
      {isReady && <Files {...props} items={items} selection={selection} />}
      {isReady && items.length === 0 && readOnly && <EmptyState title={messages.none} drawing={null} />}
      <FailureRows failures={failures} onRetry={props.onRetry} onDismiss={props.onDismiss} />
      {!disabled && !readOnly && (
        <ResumableRows resumables={resumables} onContinue={props.onContinue} onDiscard={props.onDiscard} />
      )}
      {isReady && !readOnly && (
        <div className={hasRows ? widget.add : widget.addFirst}>
          <DropArea
            label={label}
            rules={rules}
            disabled={disabled}
            lockedReason={lockedReason}
            slim={items.length > 0}
            onAdd={onAdd}
          />
        </div>
      )}
    </section>
  );
}
