/** How the piece came to its place: dx, dy in px and ms since the movement before. */
export type Track = readonly (readonly [dx: number, dy: number, ms: number])[];

export interface Movement {
  /** Left edge of the piece at the end, in px. */
  readonly x: number;
  readonly track: Track;
  readonly by: 'pointer' | 'keyboard' | 'buttons';
}

const TOLERANCE_PX = 5;
const LAST_PLACE_PX = 250;

/** What the platform itself knows of a picture. */
export interface ShownPuzzle {
  readonly targetX: number;
  /** Since the picture was given away, in ms of our own clock. */
  readonly shownMs: number;
}

interface MovementRule {
  readonly fewestPoints: number;
  readonly shortestMs: number;
  readonly longestMs: number;
  /** What each movement after the first takes at least, on the whole. */
  readonly stepMs: number;
  /** The farthest one movement may go, in px. */
  readonly longestStep: number;
  /** Whether a hand must be seen in it. */
  readonly isByHand: boolean;
}

/**
 * Keys and buttons move in equal steps; whoever cannot use a pointer must not be locked out. What shows no hand must take
 * the time of one: steps of the keys at most, as fast as a key that is held down repeats.
 */
const STEPS: MovementRule = {
  fewestPoints: 2,
  shortestMs: 200,
  longestMs: 120_000,
  stepMs: 30,
  longestStep: 10,
  isByHand: false,
};

const RULES: Readonly<Record<Movement['by'], MovementRule>> = {
  pointer: { fewestPoints: 5, shortestMs: 200, longestMs: 20_000, stepMs: 0, longestStep: 250, isByHand: true },
  keyboard: STEPS,
  buttons: STEPS,
};

/** Moments are sent in whole ms: so much may 200 of them have been rounded up, in all. */
const ROUNDING_MS = 100;

/**
 * Whether a movement ended in the right place and looks like one that a person makes (domain rules 18.4). Its moments are
 * the client's word; that they fit into the time since the picture was shown is not.
 */
export function isHumanSolution({ x, track, by }: Movement, { targetX, shownMs }: ShownPuzzle): boolean {
  const rule = RULES[by];
  const distance = sum(track.map(([dx]) => dx));
  const duration = sum(track.map(([, , ms]) => ms));
  return (
    Math.abs(x - targetX) <= TOLERANCE_PX &&
    Math.abs(distance - x) <= TOLERANCE_PX &&
    track.length >= rule.fewestPoints &&
    track.every(([dx, , ms], index) => (Math.abs(dx) <= rule.longestStep || isAtEnd(track, index)) && ms >= 0) &&
    duration >= Math.max(rule.shortestMs, rule.stepMs * (track.length - 1)) &&
    duration <= shownMs + ROUNDING_MS &&
    duration <= rule.longestMs &&
    (!rule.isByHand || isByHand(track))
  );
}

/** The Home and End keys go the whole way at once, always to an end of the bar. */
function isAtEnd(track: Track, index: number): boolean {
  const place = sum(track.slice(0, index + 1).map(([dx]) => dx));
  return place === 0 || place === LAST_PLACE_PX;
}

/** A hand that aims ends slower than this share of its greatest speed. */
const SLOWEST_END = 0.6;
/** Standard deviation of a hand's speeds over their mean, at least. */
const LEAST_SPREAD = 0.25;

/**
 * A hand speeds up, slows down where it aims, and moves at uneven moments; a script that moves evenly, or along a curve
 * in equal ticks, does not. It is a speed bump: who writes a program for these rules passes them.
 */
function isByHand(track: Track): boolean {
  // The first movement holds the time in which the person looked at the picture.
  const moves = track.slice(1).filter(([, , ms]) => ms > 0);
  const speeds = moves.map(([dx, , ms]) => Math.abs(dx) / ms);
  const fastest = Math.max(0, ...speeds);
  const last = moves.slice(-Math.max(2, Math.floor(moves.length / 4)));
  const end = sum(last.map(([dx]) => Math.abs(dx))) / sum(last.map(([, , ms]) => ms));
  const hasUnevenTimes = new Set(moves.map(([, , ms]) => ms)).size > 1;
  return hasUnevenTimes && end <= SLOWEST_END * fastest && spreadOf(speeds) >= LEAST_SPREAD;
}

/** 0 for none and for all alike. */
function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  if (!(mean > 0)) return 0;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length) / mean;
}

/**
 * What two tracks of the same recording share, wherever they are scaled to and whatever is said to have moved them: the
 * moments of their movements. Undefined for tracks that are too short to be told apart.
 */
export function rhythmOf({ track }: Pick<Movement, 'track'>): string | undefined {
  if (track.length < FEWEST_TOLD_APART) return undefined;
  return track.map(([, , ms]) => ms).join(',');
}

const FEWEST_TOLD_APART = 12;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
