import { CAPTCHA_AREA_PX, CAPTCHA_PIECE_PX } from '@jianzhu/domain';
import { type Dice, drawOtherShape, drawShape, isEdgeOfShape, isInShape, type PieceShape } from './piece-shape.ts';
import type { Pixels } from './png.ts';
import { drawSiteElevation } from './site-elevation.ts';

const { width: SIZE } = CAPTCHA_PIECE_PX;
/** The piece starts at the left edge: its place is far enough from there, and inside the picture. */
const TARGET_X = { from: 60, to: CAPTCHA_AREA_PX.width - SIZE - 6 } as const;
const PIECE_Y = { from: 12, to: CAPTCHA_AREA_PX.height - SIZE - 12 } as const;
const DECOYS = 2;
/** Between the left edges of two holes, so that they do not touch. */
const HOLE_DISTANCE_PX = 52;
/** How far a decoy lies above or below the true hole. */
const DECOY_Y_SPREAD_PX = 8;

/** A captcha's pictures and where its piece belongs, in px from the left. */
export interface Puzzle {
  readonly bgImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
  readonly targetX: number;
}

/** The pictures before they are packed, and what none of them is told. */
export interface DrawnPuzzle {
  readonly background: Pixels;
  readonly piece: Pixels;
  readonly pieceY: number;
  readonly targetX: number;
  /** Left edges of all holes, the true one first. */
  readonly holes: readonly number[];
}

/**
 * Draws a puzzle. A person finds the place by the outline. For a program that compares pictures every hole shows another
 * part of the picture than it was cut from, one decoy what the piece shows, and shade, outline and grain differ all over.
 *
 * @param dice true chance, or what a test repeats
 */
export function drawPuzzle(dice: Dice): DrawnPuzzle {
  const picture = drawSiteElevation(dice);
  const shape = drawShape(dice);
  const pieceY = dice(PIECE_Y.from, PIECE_Y.to);
  const lefts = chooseHoles(dice);
  const [targetX = TARGET_X.from, ...decoys] = lefts;
  const background = { ...picture, data: Uint8Array.from(picture.data) };
  const target = { left: targetX, top: pieceY };
  const somewhere = (): Corner => ({ left: dice(0, picture.width), top: dice(0, PIECE_Y.to) });
  const holes = [
    { shape, at: target, shown: somewhere() },
    ...decoys.map((left, index) => ({
      shape: drawOtherShape(shape, dice),
      // The first decoy shows what the piece shows, in the row of the piece: where a program that compares will look.
      at: { left, top: index === 0 ? pieceY : pieceY + dice(-DECOY_Y_SPREAD_PX, DECOY_Y_SPREAD_PX + 1) },
      shown: index === 0 ? target : somewhere(),
    })),
  ];
  for (const { at } of holes) castShadow(background, at, dice);
  const [bait] = decoys;
  if (bait !== undefined) layBait(background, picture, { shape, at: { left: bait, top: pieceY }, shown: target });
  for (const hole of holes) cutHole(background, picture, hole, dice);
  return { background, piece: cutPiece(picture, shape, target, dice), pieceY, targetX, holes: lefts };
}

/** Left edges of the holes, the true one first; decoys that find no room are left out. */
function chooseHoles(dice: Dice): readonly number[] {
  const chosen = [dice(TARGET_X.from, TARGET_X.to)];
  for (let attempt = 0; attempt < 40 && chosen.length <= DECOYS; attempt += 1) {
    const left = dice(TARGET_X.from - 8, TARGET_X.to + 4);
    if (chosen.every((other) => Math.abs(other - left) >= HOLE_DISTANCE_PX)) chosen.push(left);
  }
  return chosen;
}

type Rgb = readonly [number, number, number];
const SHADE: Rgb = [27, 47, 77];
const WHITE: Rgb = [255, 255, 255];

function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share);
  return [channel(0), channel(1), channel(2)];
}

/** A pixel of a picture; beyond its right edge it goes on at the left. */
function colourAt({ width, height, data }: Pixels, x: number, y: number): Rgb {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + (x % width)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function eachPixelOf(shape: PieceShape, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) if (isInShape(shape, x, y)) visit(x, y);
  }
}

/** A value that rises over the box in some direction, from `low` to `high`. */
function slope(dice: Dice, low: number, high: number): (x: number, y: number) => number {
  const angle = (dice(0, 360) * Math.PI) / 180;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const place = ((x - SIZE / 2) * along + (y - SIZE / 2) * across) / SIZE + 0.5;
    return low + (high - low) * Math.min(1, Math.max(0, place));
  };
}

const SHADOW = { radius: 36, fade: 12, spread: 9 } as const;

/** Darkens the surroundings of a hole, somewhat beside it: so that a dark patch is not yet the place of the piece. */
function castShadow(background: Pixels, at: Corner, dice: Dice): void {
  const [centreX, centreY] = [at.left, at.top].map(
    (corner) => corner + SIZE / 2 + dice(-SHADOW.spread, SHADOW.spread + 1),
  ) as [number, number]; // of two numbers come two
  const shade = slope(dice, 0.38, 0.62);
  for (let y = Math.ceil(centreY - SHADOW.radius); y < centreY + SHADOW.radius; y += 1) {
    for (let x = Math.ceil(centreX - SHADOW.radius); x < centreX + SHADOW.radius; x += 1) {
      if (x < 0 || y < 0 || x >= background.width || y >= background.height) continue;
      const room = SHADOW.radius - Math.hypot(x - centreX, y - centreY);
      const share = shade(x - at.left, y - at.top) * Math.min(1, Math.max(0, room / SHADOW.fade));
      background.data.set(mix(colourAt(background, x, y), SHADE, share), (y * background.width + x) * 3);
    }
  }
}

const GRAIN = 14;
const MIDDLE_SHADE = 0.55;

function grain(colour: Rgb, dice: Dice): Rgb {
  const by = dice(-GRAIN, GRAIN + 1);
  const channel = (index: 0 | 1 | 2) => Math.min(255, Math.max(0, colour[index] + by));
  return [channel(0), channel(1), channel(2)];
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

interface Hole {
  readonly shape: PieceShape;
  readonly at: Corner;
  /** The part of the picture that it shows. */
  readonly shown: Corner;
}

/** Shows what the piece shows, without an outline and as dark as holes are: in the place of a decoy, under it. */
function layBait(background: Pixels, picture: Pixels, { shape, at, shown }: Hole): void {
  eachPixelOf(shape, (x, y) => {
    if (at.left + x >= background.width) return;
    const content = mix(colourAt(picture, shown.left + x, shown.top + y), SHADE, MIDDLE_SHADE);
    background.data.set(content, ((at.top + y) * background.width + at.left + x) * 3);
  });
}

function cutHole(background: Pixels, picture: Pixels, { shape, at, shown }: Hole, dice: Dice): void {
  const shade = slope(dice, 0.4, 0.66);
  const outline = slope(dice, 0.3, 0.85);
  eachPixelOf(shape, (x, y) => {
    if (at.left + x >= background.width || at.top + y >= background.height) return;
    const content = colourAt(picture, shown.left + x, shown.top + y);
    const dark = grain(mix(content, SHADE, shade(x, y)), dice);
    const colour = isEdgeOfShape(shape, x, y) ? mix(dark, WHITE, outline(x, y)) : dark;
    background.data.set(colour, ((at.top + y) * background.width + at.left + x) * 3);
  });
}

function cutPiece(picture: Pixels, shape: PieceShape, from: Corner, dice: Dice): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 4);
  const light = slope(dice, 0, 0.15);
  eachPixelOf(shape, (x, y) => {
    const content = grain(mix(colourAt(picture, from.left + x, from.top + y), WHITE, light(x, y)), dice);
    const colour = isEdgeOfShape(shape, x, y) ? WHITE : content;
    data.set([...colour, 255], (y * SIZE + x) * 4);
  });
  return { width: SIZE, height: SIZE, channels: 4, data };
}
