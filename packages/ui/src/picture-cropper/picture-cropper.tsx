import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { type Crop, mostZoom, movedCrop, type PictureSize, zoomedCrop, zoomOf } from './crop.ts';
import { CroppedPicture } from './cropped-picture.tsx';
import { cropMessages } from './messages.ts';
import * as styles from './picture-cropper.css.ts';
import { previewSize, stageSize } from './sizes.ts';

export interface PictureCropperProps {
  readonly src: string;
  readonly picture: PictureSize;
  /** The square that is cut out; begin with `middleCrop`. */
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly disabled?: boolean;
}

const zoomStep = 0.25;
/** Px of the stage for each press of an arrow key; with Shift ten times as many. */
const keyStep = 2;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Cuts a square out of a picture, by pointer or keys, and shows how it looks round. */
export function PictureCropper({ src, picture, crop, onCrop, disabled = false }: PictureCropperProps) {
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const zoom = zoomOf(crop, picture);
  const toPicture = crop.side / stageSize;

  const zoomTo = (next: number) => onCrop(zoomedCrop(crop, next, picture));
  /** Moves the picture below the square, which moves the square the other way. */
  const movePicture = (dx: number, dy: number) => onCrop(movedCrop(crop, -dx * toPicture, -dy * toPicture, picture));

  function onKeyDown(event: KeyboardEvent): void {
    const direction = directions[event.key];
    const step = event.shiftKey ? keyStep * 10 : keyStep;
    if (direction) movePicture(-direction[0] * step, -direction[1] * step);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + zoomStep);
    else if (event.key === '-') zoomTo(zoom - zoomStep);
    else return;
    event.preventDefault();
  }

  function onPointerMove({ isPrimary, clientX: x, clientY: y }: PointerEvent): void {
    if (held.current === null || !isPrimary) return;
    movePicture(x - held.current.x, y - held.current.y);
    held.current = { x, y };
  }

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
          onPointerDown={(event) => {
            // A second finger would pull the picture to and fro.
            if (!event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
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
