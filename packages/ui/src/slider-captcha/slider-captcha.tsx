import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { captchaMessages } from './messages.ts';
import { lastPlace, pictureHeight, pictureWidth, pieceSize } from './sizes.ts';
import * as styles from './slider-captcha.css.ts';

/** Where the piece was at a moment. */
export interface Movement {
  /** Left edge in px of the picture. */
  readonly x: number;
  /** Since the picture was shown or the piece first moved, in ms. */
  readonly atMs: number;
}

export interface SliderCaptchaProps {
  readonly pictureSrc: string;
  readonly pieceSrc: string;
  /** Upper edge of the piece in px of the picture. */
  readonly pieceTop: number;
  readonly state: 'ready' | 'checking' | 'passed' | 'failed';
  readonly onSolve: (x: number, movements: readonly Movement[]) => void;
  readonly onRefresh: () => void;
  /** Leads to a way that needs no puzzle. */
  readonly onOtherWay: () => void;
}

const fine = 1;
const coarse = 10;

const steps: Readonly<Record<string, (x: number) => number>> = {
  ArrowLeft: (x) => x - fine,
  ArrowDown: (x) => x - fine,
  ArrowRight: (x) => x + fine,
  ArrowUp: (x) => x + fine,
  PageDown: (x) => x - coarse,
  PageUp: (x) => x + coarse,
  Home: () => 0,
  End: () => lastPlace,
};

const stateStyle = { ready: styles.state, checking: styles.state, passed: styles.passed, failed: styles.failed };

function usePiece() {
  const [x, setX] = useState(0);
  const movements = useRef<Movement[]>([]);
  const startedAtMs = useRef<number>(null);

  function moveTo(place: number) {
    const next = Math.min(Math.max(Math.round(place), 0), lastPlace);
    startedAtMs.current ??= performance.now();
    movements.current.push({ x: next, atMs: Math.round(performance.now() - startedAtMs.current) });
    setX(next);
    return next;
  }

  return { x, moveTo, movements: () => [...movements.current] };
}

/**
 * Puzzle of a picture and a piece, moved by dragging, by arrow keys (1 px, Page keys 10 px) or by buttons, with another
 * way beside it. Give it a `key` per picture, so that a new picture starts anew.
 */
export function SliderCaptcha(props: SliderCaptchaProps) {
  const { pictureSrc, pieceSrc, pieceTop, state, onSolve, onRefresh, onOtherWay } = props;
  const { x, moveTo, movements } = usePiece();
  const grip = useRef<number>(null);
  const isLocked = state === 'checking' || state === 'passed';

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (isLocked) return;
    if (step) moveTo(step(x));
    else if (event.key === 'Enter' || event.key === ' ') onSolve(x, movements());
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (isLocked) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = event.clientX - x;
  }

  function onPointerMove(event: PointerEvent) {
    if (grip.current !== null) moveTo(event.clientX - grip.current);
  }

  function onPointerUp(event: PointerEvent) {
    if (grip.current === null) return;
    const place = moveTo(event.clientX - grip.current);
    grip.current = null;
    onSolve(place, movements());
  }

  return (
    <section aria-label={captchaMessages.region}>
      <div className={styles.captcha}>
        <div className={styles.stage}>
          <img
            className={styles.picture}
            src={pictureSrc}
            width={pictureWidth}
            height={pictureHeight}
            alt={captchaMessages.picture}
          />
          <img
            className={styles.piece}
            style={{ top: pieceTop, transform: `translateX(${x}px)` }}
            src={pieceSrc}
            width={pieceSize}
            height={pieceSize}
            alt=""
          />
          <div className={styles.bar}>
            <span className={styles.done} style={{ width: x + pieceSize / 2 }} />
            <span className={styles.hint} hidden={x > 0}>
              {captchaMessages.hint}
            </span>
            <button
              type="button"
              role="slider"
              className={styles.handle}
              style={{ transform: `translateX(${x}px)` }}
              aria-label={captchaMessages.handle}
              aria-valuemin={0}
              aria-valuemax={lastPlace}
              aria-valuenow={x}
              aria-disabled={isLocked}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={() => {
                grip.current = null;
              }}
            >
              <Icon name="arrow-right" size={16} />
            </button>
          </div>
        </div>
        <div className={styles.side}>
          <Tool name="reset" label={captchaMessages.refresh} disabled={isLocked} onClick={onRefresh} />
          <Tool name="arrow-left" label={captchaMessages.left} disabled={isLocked} onClick={() => moveTo(x - coarse)} />
          <Tool
            name="arrow-right"
            label={captchaMessages.right}
            disabled={isLocked}
            onClick={() => moveTo(x + coarse)}
          />
          <Tool
            name="check"
            label={captchaMessages.confirm}
            disabled={isLocked}
            onClick={() => onSolve(x, movements())}
          />
        </div>
      </div>
      <p className={stateStyle[state]} role="status">
        {state === 'ready' ? '' : captchaMessages[state]}
      </p>
      <Button variant="link" size="compact" onClick={onOtherWay}>
        {captchaMessages.otherWay}
      </Button>
    </section>
  );
}

interface ToolProps {
  readonly name: 'reset' | 'arrow-left' | 'arrow-right' | 'check';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Tool({ name, label, disabled, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={name} size={16} />
    </button>
  );
}
