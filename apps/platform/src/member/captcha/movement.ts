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

interface MovementRule {
  readonly fewestPoints: number;
  readonly shortestMs: number;
  readonly longestMs: number;
  /** The farthest one movement may go, in px. */
  readonly longestStep: number;
  /** Whether a hand must be seen in it: not all movements alike. */
  readonly varies: boolean;
}

/** Keys and buttons move in equal steps and take their time; whoever cannot use a pointer must not be locked out. */
const STEPS: MovementRule = {
  fewestPoints: 2,
  shortestMs: 200,
  longestMs: 120_000,
  longestStep: 50,
  varies: false,
};

const RULES: Readonly<Record<Movement['by'], MovementRule>> = {
  pointer: { fewestPoints: 5, shortestMs: 200, longestMs: 20_000, longestStep: 250, varies: true },
  keyboard: STEPS,
  buttons: STEPS,
};

/** Whether a movement ended in the right place and looks like one that a person makes (domain rules 18.4). */
export function isHumanSolution({ x, track, by }: Movement, targetX: number): boolean {
  const rule = RULES[by];
  const distance = sum(track.map(([dx]) => dx));
  const duration = sum(track.map(([, , ms]) => ms));
  return (
    Math.abs(x - targetX) <= TOLERANCE_PX &&
    Math.abs(distance - x) <= TOLERANCE_PX &&
    track.length >= rule.fewestPoints &&
    track.every(([dx, , ms], index) => (Math.abs(dx) <= rule.longestStep || isAtEnd(track, index)) && ms >= 0) &&
    duration >= rule.shortestMs &&
    duration <= rule.longestMs &&
    (!rule.varies || varies(track))
  );
}

/** The Home and End keys go the whole way at once, always to an end of the bar. */
function isAtEnd(track: Track, index: number): boolean {
  const place = sum(track.slice(0, index + 1).map(([dx]) => dx));
  return place === 0 || place === LAST_PLACE_PX;
}

/** A script moves in a perfectly straight and even line. */
function varies(track: Track): boolean {
  const [first] = track;
  return first !== undefined && track.some(([dx, dy, ms]) => dx !== first[0] || dy !== first[1] || ms !== first[2]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
