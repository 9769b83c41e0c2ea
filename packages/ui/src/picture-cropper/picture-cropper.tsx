import type { KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { arrowStep } from './arrow-step.ts';
import { type Crop, mostZoom, movedCrop, type PictureSize, zoomedCrop, zoomOf } from './crop.ts';
import { CroppedPicture } from './cropped-picture.tsx';
import { cropMessages } from './messages.ts';
import * as styles from './picture-cropper.css.ts';
import { previewSize, stageSize } from './sizes.ts';
import { useDragging } from './use-dragging.ts';

export interface PictureCropperProps {
  readonly src: string;
  readonly picture: PictureSize;
  /** The square that is cut out; begin with `middleCrop`. */
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly disabled?: boolean;
}

const zoomStep = 0.25;
/** Px of the stage for each step of an arrow key. */
const keyStep = 2;

/** Cuts a square out of a picture, by pointer or keys, and shows how it looks round. */
export function PictureCropper({ src, picture, crop, onCrop, disabled = false }: PictureCropperProps) {
  const zoom = zoomOf(crop, picture);
  const toPicture = crop.side / stageSize;

  const zoomTo = (next: number) => onCrop(zoomedCrop(crop, next, picture));
  /** Moves the picture below the square, which moves the square the other way. */
  const movePicture = (dx: number, dy: number) => onCrop(movedCrop(crop, -dx * toPicture, -dy * toPicture, picture));

  function onKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event);
    if (step) movePicture(step[0] * keyStep, step[1] * keyStep);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + zoomStep);
    else if (event.key === '-') zoomTo(zoom - zoomStep);
    else return;
    event.preventDefault();
  }

  const dragging = useDragging(movePicture);
  const shown = { src, picture, crop };
  return (
    <div className={styles.cropper}>
      <div>
        <button
          type="button"
          className={styles.stage}
          aria-label={cropMessages.move}
          disabled={disabled}
          onKeyDown={onKeyDown}
          {...dragging}
        >
          <CroppedPicture {...shown} size={stageSize} />
          <span className={styles.circle} />
        </button>
        <div className={styles.zoom}>
          <Button
            variant="line"
            size="compact"
            aria-label={cropMessages.zoomOut}
            disabled={disabled || zoom <= 1}
            onClick={() => zoomTo(zoom - zoomStep)}
          >
            −
          </Button>
          <input
            type="range"
            className={styles.zoomSlider}
            aria-label={cropMessages.zoom}
            aria-valuetext={cropMessages.zoomText(zoom)}
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            disabled={disabled}
            onChange={({ currentTarget }) => zoomTo(currentTarget.valueAsNumber)}
          />
          <Button
            variant="line"
            size="compact"
            aria-label={cropMessages.zoomIn}
            disabled={disabled || zoom >= mostZoom}
            onClick={() => zoomTo(zoom + zoomStep)}
          >
            +
          </Button>
        </div>
      </div>
      <figure className={styles.preview}>
        <div className={styles.round}>
          <CroppedPicture {...shown} size={previewSize} />
        </div>
        <figcaption className={styles.caption}>{cropMessages.preview}</figcaption>
      </figure>
    </div>
  );
}
