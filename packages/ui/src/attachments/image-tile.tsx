import type { DragEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import { type Attachment, type FileActions, isUnderWay, type UploadActions } from './attachment.ts';
import { FileMark } from './file-mark.tsx';
import * as styles from './image-wall.css.ts';
import { attachmentMessages as messages } from './messages.ts';
import { ProgressBar } from './progress-bar.tsx';
import { describeProgress, type UploadStep } from './progress-words.ts';
import { RowTool } from './row-tool.tsx';
import { attachmentShapes } from './shapes.ts';

/** Dragging one tile over another. */
export interface TileDragging {
  readonly isDragged: boolean;
  readonly isTarget: boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

export interface ImageTileProps extends Pick<UploadActions, 'onPause' | 'onResume'>, Pick<FileActions, 'onPreview'> {
  readonly attachment: Attachment;
  readonly canPreview: boolean;
  readonly isLocked: boolean;
  readonly isCover: boolean;
  /** Moves it by one place, and gives the focus back to the button; null at the end of the wall, or where the order is fixed. */
  readonly onMoveLeft: ((button: HTMLElement) => void) | null;
  readonly onMoveRight: ((button: HTMLElement) => void) | null;
  readonly dragging: TileDragging | null;
  readonly onRemove: (attachment: Attachment) => void;
}

const stepIcons = { pause: 'pause', resume: 'play', cancel: 'close' } as const;

function Way({ attachment }: { readonly attachment: Attachment }) {
  const { text, percent, look } = describeProgress(attachment);
  return (
    <span className={styles.way}>
      {percent !== null && (
        <>
          <b aria-hidden="true">{messages.percent(Math.floor(percent))}</b>
          <ProgressBar label={attachment.name} percent={percent} look={look} className={styles.bar} />
        </>
      )}
      <span>{text}</span>
      {!attachment.previewUrl && <span className={styles.name}>{attachment.name}</span>}
    </span>
  );
}

function UploadTools({ attachment, isLocked, onPause, onResume, onRemove }: ImageTileProps) {
  const { id, name } = attachment;
  const run: Readonly<Record<UploadStep, () => void>> = {
    pause: () => onPause(id),
    resume: () => onResume(id),
    cancel: () => onRemove(attachment),
  };
  if (isLocked) return null;
  return describeProgress(attachment).steps.map((step) => (
    <RowTool
      key={step}
      action={messages[step]}
      name={name}
      className={styles.tool}
      removes={step === 'cancel'}
      onClick={run[step]}
    >
      <Icon name={stepIcons[step]} size={16} />
    </RowTool>
  ));
}

function PictureTools(props: ImageTileProps) {
  const { attachment, canPreview, isLocked, onMoveLeft, onMoveRight, onPreview, onRemove } = props;
  const { name } = attachment;
  return (
    <>
      {canPreview && (
        <span data-permission="user_view">
          <RowTool action={messages.preview} name={name} className={styles.tool} onClick={() => onPreview(attachment)}>
            <Icon name="eye" size={16} />
          </RowTool>
        </span>
      )}
      {!isLocked && onMoveLeft && (
        <RowTool action={messages.moveLeft} name={name} className={styles.tool} onClick={onMoveLeft}>
          <Icon name="chevron-left" size={16} />
        </RowTool>
      )}
      {!isLocked && onMoveRight && (
        <RowTool action={messages.moveRight} name={name} className={styles.tool} onClick={onMoveRight}>
          <Icon name="chevron-right" size={16} />
        </RowTool>
      )}
      {!isLocked && (
        <RowTool
          action={messages.remove}
          name={name}
          className={styles.tool}
          removes
          onClick={() => onRemove(attachment)}
        >
          <Outline path={attachmentShapes.trash} size={16} />
        </RowTool>
      )}
    </>
  );
}

/** One picture of the wall, or one on its way. */
export function ImageTile(props: ImageTileProps) {
  const { attachment, isCover, dragging } = props;
  const { name, previewUrl } = attachment;
  const isBusy = isUnderWay(attachment);
  const { isDragged = false, isTarget = false, ...handlers } = dragging ?? {};
  return (
    <li
      className={styles.tile}
      data-tile={attachment.id}
      data-dragged={isDragged}
      data-target={isTarget}
      draggable={dragging !== null && !isBusy}
      {...handlers}
    >
      {previewUrl && <img className={styles.picture} src={previewUrl} alt={name} loading="lazy" draggable={false} />}
      {!previewUrl && !isBusy && (
        <span className={styles.mark}>
          <FileMark name={name} />
          <span className={styles.name}>{name}</span>
        </span>
      )}
      {isCover && !isBusy && <span className={styles.cover}>{messages.cover}</span>}
      {isBusy && <Way attachment={attachment} />}
      <span className={styles.tools} data-always={isBusy}>
        {isBusy ? <UploadTools {...props} /> : <PictureTools {...props} />}
      </span>
    </li>
  );
}
