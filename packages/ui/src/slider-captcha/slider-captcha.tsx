import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { captchaMessages } from './messages.ts';
import { createRecorder, type Movement, type PieceRecorder } from './recorder.ts';
import { coarse, confirmsPlace, placeAfterKey } from './rule.ts';
import { lastPlace, onStage, pictureHeight, pictureWidth, pieceSize } from './sizes.ts';
import * as styles from './slider-captcha.css.ts';
import { usePictureTime } from './use-picture-time.ts';

/** Where the piece was put, and how it came there; what the captcha call asks for. */
export interface CaptchaSolution {
  /** Left edge of the piece in px of the picture. */
  readonly x: number;
  /** At most 200 movements, which sum up to `x`. */
  readonly track: readonly Movement[];
  readonly by: 'pointer' | 'keyboard' | 'buttons';
}

export interface SliderCaptchaProps {
  readonly pictureSrc: string;
  readonly pieceSrc: string;
  /** Upper edge of the piece in px of the picture. */
  readonly pieceTop: number;
  /** When the time of the picture is up, by the clock of the page (ms since 1970): it is told of, and ends in `onRefresh`. */
  readonly untilMs?: number | undefined;
  readonly state: 'ready' | 'checking' | 'passed' | 'failed';
  /** What to say of `failed`; 验证失败，请重试 unless given. */
  readonly failure?: string | undefined;
  /** Told of a piece that was moved and let go, or confirmed; not of a mere press. */
  readonly onSolve: (solution: CaptchaSolution) => void;
  /** Asks for another picture: because of the button, or because the time of this one is up. */
  readonly onRefresh: () => void;
  /** What the way without a puzzle is called; 换用短信验证码 unless given. */
  readonly otherWay?: string;
  /** Leads to a way that needs no puzzle; left out once nobody needs it. */
  readonly onOtherWay?: (() => void) | undefined;
}

const stateStyle = { ready: styles.state, checking: styles.state, passed: styles.passed, failed: styles.failed };

const newRecorder = () => createRecorder({ lastPlace, longestStep: coarse });

/** @param picture another one starts anew, in the same controls: whoever moved them keeps the focus */
function usePiece(picture: string) {
  const [x, setX] = useState(0);
  // Several movements may come before the next render.
  const recorder = useRef<PieceRecorder>(null);
  recorder.current ??= newRecorder();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is what tells that there is another puzzle
  useLayoutEffect(() => {
    recorder.current = newRecorder();
    setX(0);
  }, [picture]);

  /** Lets the piece be moved, and shows where it then is. */
  function record<Result>(change: (piece: PieceRecorder) => Result): Result {
    const piece = recorder.current ?? newRecorder();
    const result = change(piece);
    setX(piece.place);
    return result;
  }

  return { x, record };
}

/**
 * Puzzle of a picture and a piece, moved by dragging, by arrow keys (1 px, with Shift or by Page keys 10 px) or by buttons, with another
 * way beside it. Another picture starts anew; the one whose time is nearly up says so, and asks for another one at its end.
 */
export function SliderCaptcha(props: SliderCaptchaProps) {
  const {
    pictureSrc,
    pieceSrc,
    pieceTop,
    untilMs,
    state,
    failure = captchaMessages.failed,
    onSolve,
    onRefresh,
    otherWay = captchaMessages.otherWay,
    onOtherWay,
  } = props;
  const { x, record } = usePiece(pictureSrc);
  const stage = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly x: number; y: number; readonly scale: number }>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isLocked = state === 'checking' || state === 'passed';
  const ofTime = usePictureTime({ src: pictureSrc, untilMs, isPaused: isLocked || isHeld, onOver: onRefresh });
  const ofState = { ready: '', checking: captchaMessages.checking, passed: captchaMessages.passed, failed: failure };

  function submit(means: CaptchaSolution['by']): void {
    const { place, track, isDragged } = record((piece) => piece);
    // No piece belongs at the left edge: whoever confirms it there has not moved it.
    if (place > 0) onSolve({ x: place, track, by: isDragged ? 'pointer' : means });
  }

  const moveBy = (px: number) => record((piece) => piece.moveTo(piece.place + px));

  function onKeyDown(event: KeyboardEvent) {
    if (isLocked) return;
    const isHandled = record((piece) => {
      const to = placeAfterKey(piece.place, event, lastPlace);
      if (to !== null) piece.moveTo(to);
      return to !== null;
    });
    if (!isHandled && !confirmsPlace(event)) return;
    event.preventDefault();
    if (!isHandled) submit('keyboard');
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (isLocked || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    record((piece) => piece.startDrag());
    const width = stage.current?.getBoundingClientRect().width ?? 0;
    const scale = width > 0 ? width / pictureWidth : 1;
    grip.current = { x: event.clientX - x * scale, y: event.clientY, scale };
    setIsHeld(true);
  }

  function follow({ clientX, clientY }: PointerEvent) {
    const { current: held } = grip;
    if (held === null) return;
    record((piece) => piece.moveTo((clientX - held.x) / held.scale, (clientY - held.y) / held.scale));
    held.y = clientY;
  }

  function release() {
    grip.current = null;
    setIsHeld(false);
  }

  function onPointerUp(event: PointerEvent) {
    if (grip.current === null) return;
    follow(event);
    release();
    if (record((piece) => piece.endDrag())) submit('pointer');
  }

  function onPointerCancel() {
    release();
    record((piece) => piece.cancelDrag());
  }

  return (
    <section aria-label={captchaMessages.region}>
      <div className={styles.captcha}>
        <div ref={stage} className={styles.stage}>
          <img
            className={styles.picture}
            src={pictureSrc}
            width={pictureWidth}
            height={pictureHeight}
            alt={captchaMessages.picture}
          />
          <img
            className={styles.piece}
            style={{ top: onStage(pieceTop), transform: `translateX(${onStage(x)})` }}
            src={pieceSrc}
            width={pieceSize}
            height={pieceSize}
            alt=""
          />
          <div className={styles.bar}>
            <span className={styles.done} style={{ width: onStage(x + pieceSize / 2) }} />
            <span className={styles.hint} hidden={x > 0}>
              {captchaMessages.hint}
            </span>
            <button
              type="button"
              role="slider"
              className={styles.handle}
              style={{ transform: `translateX(${onStage(x)})` }}
              aria-label={captchaMessages.handle}
              aria-valuemin={0}
              aria-valuemax={lastPlace}
              aria-valuenow={x}
              aria-disabled={isLocked}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onPointerMove={follow}
              onPointerUp={onPointerUp}
              onPointerCancel={onPointerCancel}
            >
              <Icon name="arrow-right" size={16} />
            </button>
          </div>
        </div>
        <div className={styles.side}>
          <Tool name="reset" label={captchaMessages.refresh} disabled={isLocked} onClick={onRefresh} />
          <Tool name="arrow-left" label={captchaMessages.left} disabled={isLocked} onClick={() => moveBy(-coarse)} />
          <Tool name="arrow-right" label={captchaMessages.right} disabled={isLocked} onClick={() => moveBy(coarse)} />
          <Tool name="check" label={captchaMessages.confirm} disabled={isLocked} onClick={() => submit('buttons')} />
        </div>
      </div>
      <p className={stateStyle[state]} role="status">
        {[ofState[state], ofTime].filter((text) => text !== '').join('；')}
      </p>
      {onOtherWay && (
        <Button variant="link" size="compact" onClick={onOtherWay}>
          {otherWay}
        </Button>
      )}
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
