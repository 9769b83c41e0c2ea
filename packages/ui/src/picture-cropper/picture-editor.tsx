import { type CSSProperties, useRef } from 'react';
import { Button } from '../button/button.tsx';
import {
  type Area,
  type Corner,
  movedArea,
  type PictureEdit,
  resizedArea,
  turned,
  turnedSize,
  unedited,
} from './area.ts';
import { arrowStep } from './arrow-step.ts';
import type { PictureSize } from './crop.ts';
import { cropMessages as texts } from './messages.ts';
import * as styles from './picture-editor.css.ts';
import { useDragging } from './use-dragging.ts';

export interface PictureEditorProps {
  readonly src: string;
  /** As it is drawn unturned. */
  readonly picture: PictureSize;
  /** Begin with `unedited`. */
  readonly edit: PictureEdit;
  readonly onEdit: (edit: PictureEdit) => void;
  readonly disabled?: boolean;
}

/** Px that a picture may be high; it is as wide as there is room for. */
const MOST_HEIGHT = 360;
/** Of the longer side of the picture, what one step of an arrow key moves. */
const KEY_STEP = 0.01;

const CORNERS: readonly Corner[] = [
  { horizontal: 'left', vertical: 'top' },
  { horizontal: 'right', vertical: 'top' },
  { horizontal: 'left', vertical: 'bottom' },
  { horizontal: 'right', vertical: 'bottom' },
];

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Cuts off what does not belong to a picture and turns it upright, by pointer or keys. */
export function PictureEditor({ src, picture, edit, onEdit, disabled = false }: PictureEditorProps) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = turnedSize(picture, edit.turns);
  const { area } = edit;
  const toPicture = () => shown.width / (stage.current?.getBoundingClientRect().width || shown.width);
  const step = Math.max(shown.width, shown.height) * KEY_STEP;
  const handle = (name: string, style: CSSProperties, changed: (dx: number, dy: number) => Area) => ({
    name,
    style,
    disabled,
    onDrag: (dx: number, dy: number) => {
      const scale = toPicture();
      onEdit({ ...edit, area: changed(dx * scale, dy * scale) });
    },
    onStep: (x: number, y: number) => onEdit({ ...edit, area: changed(x * step, y * step) }),
  });
  const left = percent(area.x, shown.width);
  const top = percent(area.y, shown.height);
  const [width, height] = [percent(area.width, shown.width), percent(area.height, shown.height)];
  const turn = (by: 1 | -1) => () => onEdit(turned(edit, by, picture));
  return (
    <div className={styles.editor}>
      <div
        ref={stage}
        className={styles.stage}
        style={{
          width: `min(100%, ${(shown.width / shown.height) * MOST_HEIGHT}px)`,
          aspectRatio: `${shown.width} / ${shown.height}`,
        }}
      >
        <img
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            width: percent(picture.width, shown.width),
            height: percent(picture.height, shown.height),
            transform: `translate(-50%, -50%) rotate(${edit.turns * 90}deg)`,
          }}
        />
        <Handle
          {...handle(texts.moveArea, { left, top, width, height }, (dx, dy) => movedArea(area, dx, dy, shown))}
          className={styles.frame}
        />
        {CORNERS.map((corner) => (
          <Handle
            key={corner.horizontal + corner.vertical}
            {...handle(
              texts.corner(corner),
              {
                left: corner.horizontal === 'left' ? left : `calc(${left} + ${width})`,
                top: corner.vertical === 'top' ? top : `calc(${top} + ${height})`,
              },
              (dx, dy) => resizedArea(area, corner, dx, dy, shown),
            )}
            className={styles.corner}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="line" size="compact" disabled={disabled} onClick={turn(-1)}>
          {texts.turnLeft}
        </Button>
        <Button variant="line" size="compact" disabled={disabled} onClick={turn(1)}>
          {texts.turnRight}
        </Button>
        <Button variant="line" size="compact" disabled={disabled} onClick={() => onEdit(unedited(picture))}>
          {texts.reset}
        </Button>
      </div>
    </div>
  );
}

interface HandleProps {
  readonly name: string;
  readonly className: string;
  readonly style: CSSProperties;
  readonly disabled: boolean;
  /** By px of the window. */
  readonly onDrag: (dx: number, dy: number) => void;
  /** By steps of the arrow keys. */
  readonly onStep: (x: number, y: number) => void;
}

function Handle({ name, className, style, disabled, onDrag, onStep }: HandleProps) {
  const dragging = useDragging(onDrag);
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={name}
      disabled={disabled}
      {...dragging}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step === null) return;
        event.preventDefault();
        onStep(...step);
      }}
    />
  );
}
