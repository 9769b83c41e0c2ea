import { followPicture } from '@jianzhu/ui/slider-captcha/picture-time';
import { createRecorder } from '@jianzhu/ui/slider-captcha/recorder';
import { coarse, confirmsPlace, placeAfterKey } from '@jianzhu/ui/slider-captcha/rule';
import { call } from './api.ts';
import { type Form, requirePhone } from './form.ts';
import { find, texts } from './page.ts';

interface Puzzle {
  readonly captchaId: string;
  readonly bgImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
  readonly lifeSeconds: number;
}

type Means = 'pointer' | 'keyboard' | 'buttons';

export interface Captcha {
  /** That the last puzzle was solved, for one use; undefined when none is. */
  readonly proof: string | undefined;
  /** Hears the body code that a call with the proof was answered by: a new puzzle follows a proof that is used up. */
  answered(code: number): void;
  /** Shows the puzzle and leads to it. */
  show(): void;
  /** Whether the visitor has chosen the way without a puzzle. */
  readonly isReplaced: boolean;
  readonly visible: boolean;
}

const MAX_X = 250;
/** Code of a puzzle that is over: it was missed, or its time is up. Any other failure leaves picture and piece. */
const VOID = 425;
/**
 * Codes of answers that may have left a proof as it was: none came, or too many were asked for. If it was used up all
 * the same, the next answer is `VOID`.
 */
const UNUSED: ReadonlySet<number> = new Set([0, 429]);

const newRecorder = () => createRecorder({ lastPlace: MAX_X, longestStep: coarse });

/**
 * The slider puzzle of the page, solved for the phone number of its form. By pointer; by the keys that every
 * puzzle has; or by buttons.
 */
export function bindCaptcha(form: Form): Captcha {
  const root = find(document, '[data-captcha]', HTMLElement);
  const picture = find(root, '.captcha__picture', HTMLImageElement);
  const piece = find(root, '.captcha__piece', HTMLImageElement);
  const handle = find(root, '.captcha__handle', HTMLButtonElement);
  const done = find(root, '.captcha__done', HTMLElement);
  const state = find(root, '.captcha__state', HTMLElement);
  const tools = root.querySelectorAll('[data-move]');
  let puzzle: Puzzle | undefined;
  let proof: string | undefined;
  let provenFor = '';
  let recorder = newRecorder();
  let checking = false;
  let dragged: { readonly from: number; top: number } | undefined;
  /** When the time of the picture is up, by the clock of this page. */
  let untilMs = 0;
  let stopFollowing = () => {};

  const showPlace = () => {
    const { place } = recorder;
    piece.style.left = `${place}px`;
    done.style.width = `${place + 40}px`;
    handle.style.left = `${place}px`;
    handle.setAttribute('aria-valuenow', String(place));
  };
  const moveTo = (to: number, dy = 0) => {
    recorder.moveTo(to, dy);
    showPlace();
  };

  /** Not while another step or the other way stands in its place. */
  const isSeen = () => root.offsetParent !== null;
  /** Follows the time of the picture, but not under the hands of whoever drags it or waits for its check. */
  const follow = () => {
    stopFollowing();
    if (!puzzle || proof || checking || dragged || !isSeen()) return;
    stopFollowing = followPicture({
      untilMs,
      onSoon: () => {
        state.textContent = texts.captchaSoon;
      },
      onOver: () => void (isSeen() && load(texts.captchaRenewed)),
    });
  };

  const setProof = (given: string | undefined) => {
    proof = given;
    root.classList.toggle('is-solved', given !== undefined);
    // A disabled button would lose the focus of whoever has just pressed it.
    for (const tool of tools) tool.setAttribute('aria-disabled', String(given !== undefined));
  };

  /** @param said of the new picture; without it what was said of the old one stays */
  const load = async (said?: string) => {
    setProof(undefined);
    stopFollowing();
    const askedAtMs = Date.now();
    const { data, msg } = await call<Puzzle>('captcha');
    if (!data) {
      state.textContent = msg;
      return;
    }
    puzzle = data;
    untilMs = askedAtMs + data.lifeSeconds * 1000;
    if (said !== undefined) state.textContent = said;
    picture.src = data.bgImage;
    piece.src = data.pieceImage;
    piece.style.top = `${data.pieceY}px`;
    putBack();
    follow();
  };

  const putBack = () => {
    recorder = newRecorder();
    showPlace();
  };

  const check = async (means: Means) => {
    const { place: x, track, isDragged } = recorder;
    // No piece belongs at the left edge: whoever confirms it there has not moved it.
    if (!puzzle || checking || proof || x === 0) return;
    if (!requirePhone(form)) {
      follow();
      state.textContent = texts.phoneBeforeCaptcha;
      putBack();
      return;
    }
    checking = true;
    stopFollowing();
    const { captchaId } = puzzle;
    const phone = form.value('phone');
    const scene = root.dataset.captcha;
    const by = isDragged ? 'pointer' : means;
    const answer = await call<{ captchaToken: string }>('validateCaptcha', { captchaId, phone, x, track, scene, by });
    checking = false;
    if (answer.data) {
      setProof(answer.data.captchaToken);
      provenFor = phone;
      state.textContent = texts.captchaPassed;
      return;
    }
    state.textContent = answer.msg;
    if (answer.code === VOID) await load();
    else follow();
  };

  form.element.addEventListener('input', () => {
    if (!proof || form.value('phone') === provenFor) return;
    state.textContent = texts.phoneChanged;
    void load();
  });

  handle.addEventListener('pointerdown', (event) => {
    if (proof || checking || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    recorder.startDrag();
    stopFollowing();
    dragged = { from: event.clientX - recorder.place, top: event.clientY };
    state.textContent = '';
  });
  handle.addEventListener('pointermove', (event) => {
    if (!dragged) return;
    moveTo(event.clientX - dragged.from, event.clientY - dragged.top);
    dragged.top = event.clientY;
  });
  handle.addEventListener('pointerup', () => {
    const hasMoved = dragged !== undefined && recorder.endDrag();
    dragged = undefined;
    showPlace();
    if (hasMoved) void check('pointer');
    else follow();
  });
  handle.addEventListener('pointercancel', () => {
    if (dragged) recorder.cancelDrag();
    dragged = undefined;
    showPlace();
    follow();
  });
  handle.addEventListener('keydown', (event) => {
    const to = placeAfterKey(recorder.place, event, MAX_X);
    const confirms = confirmsPlace(event);
    if (to === null && !confirms) return;
    event.preventDefault();
    if (proof || checking) return;
    if (to === null) return void check(moved);
    moved = 'keyboard';
    moveTo(to);
  });
  let moved: Means = 'keyboard';
  const press: Readonly<Record<string, () => void>> = {
    refresh: () => {
      // What the old picture was told goes at once, and a failure is read out even when it is the same again.
      state.textContent = '';
      void load();
    },
    left: () => moveTo(recorder.place - coarse),
    right: () => moveTo(recorder.place + coarse),
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
    const action = press[button?.dataset.move ?? ''];
    if (!action || proof) return;
    moved = 'buttons';
    action();
    if (button?.dataset.move !== 'refresh') state.textContent = texts.captchaConfirm;
  });
  // A press without a movement confirms: the way for those who moved the piece by the buttons.
  handle.addEventListener('click', () => {
    if (moved === 'buttons') void check('buttons');
  });

  const replaced = document.querySelector<HTMLElement>('[data-replaced]');
  const replace = (isReplaced: boolean) => {
    if (!replaced) return;
    root.hidden = isReplaced;
    replaced.hidden = !isReplaced;
    (isReplaced ? replaced : handle).focus();
    follow();
  };
  root.querySelector('[data-other-way]')?.addEventListener('click', () => replace(true));
  replaced?.querySelector('[data-back-to-puzzle]')?.addEventListener('click', () => replace(false));

  if (!root.hidden) void load();
  return {
    get proof() {
      return proof;
    },
    answered: (code) => {
      if (!proof || UNUSED.has(code)) return;
      state.textContent = '';
      void load();
    },
    show: () => {
      if (root.hidden) void load();
      root.hidden = false;
      handle.focus();
    },
    get isReplaced() {
      return replaced !== null && !replaced.hidden;
    },
    get visible() {
      return !root.hidden;
    },
  };
}
