import { coarse, confirmsPlace, placeAfterKey } from '@jianzhu/ui/slider-captcha/rule';
import { call } from './api.ts';
import { type Form, requirePhone } from './form.ts';
import { find, texts } from './page.ts';

interface Puzzle {
  readonly captchaId: string;
  readonly bgImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
}

type Means = 'pointer' | 'keyboard' | 'buttons';
type Movement = [dx: number, dy: number, ms: number];

export interface Captcha {
  /** The proof of the last solved puzzle, for one use. */
  take(): string | undefined;
  /** Shows the puzzle and leads to it. */
  show(): void;
  /** Whether the visitor has chosen the way without a puzzle. */
  readonly isReplaced: boolean;
  readonly visible: boolean;
}

const MAX_X = 250;
const TRACK_LIMIT = 200;

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
  let puzzle: Puzzle | undefined;
  let proof: string | undefined;
  let provenFor = '';
  let x = 0;
  let track: Movement[] = [];
  let last = 0;
  let checking = false;

  const moveTo = (next: number, dy = 0) => {
    const to = Math.min(MAX_X, Math.max(0, Math.round(next)));
    const now = performance.now();
    if (track.length < TRACK_LIMIT) track.push([to - x, Math.round(dy), Math.round(now - last)]);
    last = now;
    x = to;
    piece.style.left = `${x}px`;
    done.style.width = `${x + 40}px`;
    handle.style.left = `${x}px`;
    handle.setAttribute('aria-valuenow', String(x));
  };

  const load = async () => {
    proof = undefined;
    root.classList.remove('is-solved');
    const { data, msg } = await call<Puzzle>('captcha');
    if (!data) {
      state.textContent = msg;
      return;
    }
    puzzle = data;
    picture.src = data.bgImage;
    piece.src = data.pieceImage;
    piece.style.top = `${data.pieceY}px`;
    putBack();
  };

  const putBack = () => {
    last = performance.now();
    x = 0;
    moveTo(0);
    track = [];
  };

  const check = async (by: Means) => {
    if (!puzzle || checking || proof) return;
    if (!requirePhone(form)) {
      state.textContent = texts.phoneBeforeCaptcha;
      putBack();
      return;
    }
    checking = true;
    const { captchaId } = puzzle;
    const phone = form.value('phone');
    const scene = root.dataset.captcha;
    const answer = await call<{ captchaToken: string }>('validateCaptcha', { captchaId, phone, x, track, scene, by });
    checking = false;
    if (answer.data) {
      proof = answer.data.captchaToken;
      provenFor = phone;
      root.classList.add('is-solved');
      state.textContent = texts.captchaPassed;
      return;
    }
    state.textContent = answer.msg;
    await load();
  };

  form.element.addEventListener('input', () => {
    if (!proof || form.value('phone') === provenFor) return;
    state.textContent = texts.phoneChanged;
    void load();
  });

  let dragged: { readonly from: number; readonly left: number; top: number } | undefined;
  handle.addEventListener('pointerdown', (event) => {
    if (proof || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    dragged = { from: event.clientX, left: x, top: event.clientY };
    state.textContent = '';
  });
  handle.addEventListener('pointermove', (event) => {
    if (!dragged) return;
    moveTo(dragged.left + event.clientX - dragged.from, event.clientY - dragged.top);
    dragged.top = event.clientY;
  });
  handle.addEventListener('pointerup', () => {
    if (dragged && x !== dragged.left) void check('pointer');
    dragged = undefined;
  });
  handle.addEventListener('pointercancel', () => {
    dragged = undefined;
  });
  handle.addEventListener('keydown', (event) => {
    const to = placeAfterKey(x, event, MAX_X);
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
    refresh: load,
    left: () => moveTo(x - coarse),
    right: () => moveTo(x + coarse),
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
    if (x > 0 && moved === 'buttons') void check('buttons');
  });

  const replaced = document.querySelector<HTMLElement>('[data-replaced]');
  const replace = (isReplaced: boolean) => {
    if (!replaced) return;
    root.hidden = isReplaced;
    replaced.hidden = !isReplaced;
    (isReplaced ? replaced : handle).focus();
  };
  root.querySelector('[data-other-way]')?.addEventListener('click', () => replace(true));
  replaced?.querySelector('[data-back-to-puzzle]')?.addEventListener('click', () => replace(false));

  if (!root.hidden) void load();
  return {
    take: () => {
      const taken = proof;
      if (taken) {
        state.textContent = '';
        void load();
      }
      return taken;
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
