import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { captchaMessages } from './messages.ts';
import { coarse, confirmsPlace, placeAfterKey } from './rule.ts';
import { lastPlace, pictureHeight, pictureWidth, pieceSize } from './sizes.ts';
import * as styles from './slider-captcha.css.ts';

/** One movement: how far the piece went, in px, and the time since the movement before, in ms. */
export type Movement = readonly [dx: number, dy: number, ms: number];

/** Where the piece was put, and how it came there; what the captcha call asks for. */
export interface CaptchaSolution {
  /** Left edge of the piece in px of the picture. */
  readonly x: number;
  /** At most 200 movements. */
  readonly track: readonly Movement[];
  readonly by: 'pointer' | 'keyboard' | 'buttons';
}

export interface SliderCaptchaProps {
  readonly pictureSrc: string;
  readonly pieceSrc: string;
  /** Upper edge of the piece in px of the picture. */
  readonly pieceTop: number;
  readonly state: 'ready' | 'checking' | 'passed' | 'failed';
  readonly onSolve: (solution: CaptchaSolution) => void;
  readonly onRefresh: () => void;
  /** What the way without a puzzle is called; 换用短信验证码 unless given. */
  readonly otherWay?: string;
  /** Leads to a way that needs no puzzle. */
  readonly onOtherWay: () => void;
}

const trackLimit = 200;

const stateStyle = { ready: styles.state, checking: styles.state, passed: styles.passed, failed: styles.failed };

/** @param picture another one starts anew, in the same controls: whoever moved them keeps the focus */
function usePiece(picture: string) {
  const [x, setX] = useState(0);
  // Several movements may come before the next render.
  const place = useRef(0);
  const track = useRef<Movement[]>([]);
  const lastMovedAtMs = useRef<number>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is what tells that there is another puzzle
  useLayoutEffect(() => {
    place.current = 0;
    track.current = [];
    lastMovedAtMs.current = null;
    setX(0);
  }, [picture]);

  function moveTo(to: number, dy = 0) {
    const next = Math.min(Math.max(Math.round(to), 0), lastPlace);
    const nowMs = performance.now();
    const sinceMs = Math.round(nowMs - (lastMovedAtMs.current ?? nowMs));
    lastMovedAtMs.current = nowMs;
    if (track.current.length < trackLimit) track.current.push([next - place.current, Math.round(dy), sinceMs]);
    place.current = next;
    setX(next);
  }

  function solution(by: CaptchaSolution['by']): CaptchaSolution {
    return { x: place.current, track: [...track.current], by };
  }

  return { x, moveTo, solution };
}

/**
 * Puzzle of a picture and a piece, moved by dragging, by arrow keys (1 px, with Shift or by Page keys 10 px) or by buttons, with another
 * way beside it. Another picture starts anew.
 */
export function SliderCaptcha(props: SliderCaptchaProps) {
  const {
    pictureSrc,
    pieceSrc,
    pieceTop,
    state,
    onSolve,
    onRefresh,
    otherWay = captchaMessages.otherWay,
    onOtherWay,
  } = props;
  const { x, moveTo, solution } = usePiece(pictureSrc);
  const grip = useRef<{ readonly x: number; y: number }>(null);
  const isLocked = state === 'checking' || state === 'passed';

  function onKeyDown(event: KeyboardEvent) {
    const to = placeAfterKey(x, event, lastPlace);
    if (isLocked) return;
    if (to !== null) moveTo(to);
    else if (confirmsPlace(event)) onSolve(solution('keyboard'));
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (isLocked) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - x, y: event.clientY };
  }

  function follow(event: PointerEvent) {
    if (grip.current === null) return;
    moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y);
    grip.current.y = event.clientY;
  }

  function onPointerUp(event: PointerEvent) {
    if (grip.current === null) return;
    follow(event);
    grip.current = null;
    onSolve(solution('pointer'));
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
              onPointerMove={follow}
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
            onClick={() => onSolve(solution('buttons'))}
          />
        </div>
      </div>
      <p className={stateStyle[state]} role="status">
        {state === 'ready' ? '' : captchaMessages[state]}
      </p>
      <Button variant="link" size="compact" onClick={onOtherWay}>
        {otherWay}
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
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      // A disabled button would lose the focus of whoever has just pressed it.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon name={name} size={16} />
    </button>
  );
}
