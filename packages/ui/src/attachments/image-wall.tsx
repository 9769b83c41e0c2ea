import { useId, useRef } from 'react';
import { Outline } from '../icon/outline.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Attachment, FailureRow, FileActions, FileRules, UploadActions, WidgetAccess } from './attachment.ts';
import { DropArea } from './drop-area.tsx';
import { type FailureActions, FailureRows } from './failure-rows.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImageTile } from './image-tile.tsx';
import * as styles from './image-wall.css.ts';
import { attachmentMessages as messages } from './messages.ts';
import { OverallBar } from './progress-bar.tsx';
import { attachmentShapes } from './shapes.ts';
import { useRemoval } from './use-removal.tsx';
import { useReordering } from './use-reordering.ts';
import * as widget from './widget.css.ts';

export interface ImageWallProps extends UploadActions, Pick<FileActions, 'onPreview'>, FailureActions, WidgetAccess {
  /** Heading and accessible name, such as 商品主图. */
  readonly label: string;
  readonly images: readonly Attachment[];
  readonly rules: FileRules;
  /** The member holds the permission user_view. */
  readonly canPreview: boolean;
  readonly failures?: readonly FailureRow[];
  /** The first picture stands for all: it is marked. */
  readonly hasCover?: boolean;
  /** Lets pictures be put into another order; receives all ids in the new one. */
  readonly onReorder?: ((ids: readonly string[]) => void) | undefined;
}

/** Pictures as tiles of 4:3, with a tile to add more until there are enough. */
export function ImageWall(props: ImageWallProps) {
  const { label, images, rules, canPreview, failures = [], hasCover = false, onReorder } = props;
  const { disabled = false, lockedReason, readOnly = false, onAdd, onRemove } = props;
  const titleId = useId();
  const wall = useRef<HTMLUListElement>(null);
  const isLocked = disabled || readOnly;
  const { ask, dialog } = useRemoval(wall, images, onRemove);
  const reordering = useReordering(wall, images, isLocked ? undefined : onReorder);
  const hasRoom = images.length < rules.maxCount;
  return (
    <section className={widget.sheet} aria-labelledby={titleId} data-attachments="">
      <header className={widget.head}>
        <h2 id={titleId} className={widget.title}>
          {label}
        </h2>
        <span className={widget.hint}>
          {!isLocked && images.length > 0 && messages.rules(rules.extensions, rules.maxCount, rules.capMegabytes)}
        </span>
      </header>
      <OverallBar attachments={images} />
      {images.length > 0 && (
        <ul ref={wall} className={styles.wall} aria-label={label}>
          {images.map((attachment, index) => (
            <ImageTile
              key={attachment.id}
              attachment={attachment}
              canPreview={canPreview}
              isLocked={isLocked}
              isCover={hasCover && index === 0}
              onMoveLeft={reordering.moveBy(attachment.id, -1)}
              onMoveRight={reordering.moveBy(attachment.id, 1)}
              dragging={reordering.draggingOf(attachment.id)}
              onRemove={ask}
              onPause={props.onPause}
              onResume={props.onResume}
              onPreview={props.onPreview}
            />
          ))}
          {!isLocked && hasRoom && (
            <li className={styles.addTile}>
              <FileChooser
                variant="quiet"
                className={styles.addButton}
                multiple
                extensions={rules.extensions}
                onChoose={onAdd}
              >
                <Outline path={attachmentShapes.plus} size={24} />
                {messages.addImage}
                <span className={styles.count}>{messages.countOf(images.length, rules.maxCount)}</span>
              </FileChooser>
            </li>
          )}
        </ul>
      )}
      <FailureRows failures={failures} onRetry={props.onRetry} onDismiss={props.onDismiss} />
      {images.length === 0 && readOnly && <EmptyState title={messages.none} drawing={null} />}
      {!readOnly && (images.length === 0 || disabled) && (
        <div className={images.length + failures.length > 0 ? widget.add : widget.addFirst}>
          <DropArea
            label={label}
            rules={rules}
            disabled={disabled}
            lockedReason={lockedReason}
            slim={images.length > 0}
            onAdd={onAdd}
          />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{reordering.said}</span>
      </VisuallyHidden>
      {dialog}
    </section>
  );
}
