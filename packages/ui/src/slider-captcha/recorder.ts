/**
 * What every slider puzzle remembers of its piece, here and on the login site, which serves this file to the browser as
 * it stands: it imports nothing.
 */

/** One movement: how far the piece went, in px, and the time since the movement before, in ms; 0 for the first one. */
export type Movement = readonly [dx: number, dy: number, ms: number];

/** What the captcha call takes at most (domain rules 18.4). */
const MOST_MOVEMENTS = 200;
/** A finger that presses may slip so far, in px. */
const SLIP_PX = 3;

export interface RecorderOptions {
  /** Farthest place of the piece, in px. */
  readonly lastPlace: number;
  /** The farthest that a key moves the piece, but for Home and End, in px: the platform takes no longer steps of keys. */
  readonly longestStep: number;
  /** A clock that does not go back, in ms. */
  readonly nowMs?: () => number;
}

/** Where the piece is, and how it came there. */
export interface PieceRecorder {
  /** Left edge of the piece in px. */
  readonly place: number;
  /** At most 200 movements that sum up to the place, however many there were. */
  readonly track: readonly Movement[];
  /** Whether a drag is among the movements: then they are not steps of keys or buttons. */
  readonly isDragged: boolean;
  /** Moves the piece as far as the picture goes. */
  moveTo(to: number, dy?: number): void;
  /** Begins a drag, with a clock of its own: how the piece came to where it is becomes one movement that took no time. */
  startDrag(): void;
  /** Ends a drag. False, and everything as before it, when the piece has not left its place: that was a mere press. */
  endDrag(): boolean;
  /** Ends a drag that was broken off: the piece is back where it was before. */
  cancelDrag(): void;
}

interface Recording {
  readonly place: number;
  readonly track: readonly Movement[];
  /** When the last movement was, by the clock; null before the first. */
  readonly movedAtMs: number | null;
  readonly isDragged: boolean;
}

/** Records the movements of one puzzle's piece. */
export function createRecorder(options: RecorderOptions): PieceRecorder {
  const { lastPlace, longestStep, nowMs = () => performance.now() } = options;
  let now: Recording = { place: 0, track: [], movedAtMs: null, isDragged: false };
  let beforeDrag: Recording | null = null;

  return {
    get place() {
      return now.place;
    },
    get track() {
      return now.track;
    },
    get isDragged() {
      return now.isDragged;
    },
    moveTo(to, dy = 0) {
      const place = Math.min(Math.max(Math.round(to), 0), lastPlace);
      // Moments are rounded, not their distances: thousands of movements must not run away from the clock.
      const movedAtMs = Math.round(nowMs());
      const movement: Movement = [place - now.place, Math.round(dy), movedAtMs - (now.movedAtMs ?? movedAtMs)];
      const isFull = now.track.length === MOST_MOVEMENTS;
      const track = isFull ? joinNeighbours(now.track, { lastPlace, longestStep }) : now.track;
      now = { place, track: [...track, movement], movedAtMs, isDragged: now.isDragged };
    },
    startDrag() {
      beforeDrag = now;
      now = { place: now.place, track: now.place === 0 ? [] : [[now.place, 0, 0]], movedAtMs: null, isDragged: true };
    },
    endDrag() {
      const hasMoved = beforeDrag !== null && Math.abs(now.place - beforeDrag.place) > SLIP_PX;
      if (beforeDrag !== null && !hasMoved) now = beforeDrag;
      beforeDrag = null;
      return hasMoved;
    },
    cancelDrag() {
      now = beforeDrag ?? now;
      beforeDrag = null;
    },
  };
}

type Steps = Pick<RecorderOptions, 'lastPlace' | 'longestStep'>;

/**
 * Two movements each made one, so that half the space is free again and the whole keeps its shape. What no key does in
 * one step stays in two, unless that would leave no space: keys cannot go on for long without turning round or reaching
 * an end, so that is for the wildest of drags.
 */
function joinNeighbours(track: readonly Movement[], steps: Steps): readonly Movement[] {
  const joined = joinWhere(track, (dx, place) => Math.abs(dx) <= steps.longestStep || isEnd(place, steps));
  return joined.length < track.length ? joined : joinWhere(track, () => true);
}

const isEnd = (place: number, { lastPlace }: Steps) => place === 0 || place === lastPlace;

/** @param canBeOne asked of the distance of two movements together, and of the place where they end */
function joinWhere(track: readonly Movement[], canBeOne: (dx: number, place: number) => boolean): readonly Movement[] {
  const joined: Movement[] = [];
  let place = 0;
  let isLastFree = false;
  for (const movement of track) {
    const [dx, dy, ms] = movement;
    const [lastDx, lastDy, lastMs] = joined.at(-1) ?? movement;
    place += dx;
    if (isLastFree && canBeOne(lastDx + dx, place)) {
      joined[joined.length - 1] = [lastDx + dx, lastDy + dy, lastMs + ms];
      isLastFree = false;
    } else {
      joined.push(movement);
      isLastFree = true;
    }
  }
  return joined;
}
