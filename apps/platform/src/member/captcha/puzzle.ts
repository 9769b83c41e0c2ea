import { randomInt } from 'node:crypto';
import { CAPTCHA_AREA_PX, CAPTCHA_PIECE_PX } from '@jianzhu/domain';
import { type Pixels, pngDataUrl } from './png.ts';
import { drawSiteElevation } from './site-elevation.ts';

const BACKGROUNDS = 8;
/** The piece starts at the left edge: its place is far enough from there, and inside the picture. */
const TARGET_X = { from: 70, to: CAPTCHA_AREA_PX.width - CAPTCHA_PIECE_PX.width - 6 } as const;
const PIECE_Y = { from: 6, to: CAPTCHA_AREA_PX.height - CAPTCHA_PIECE_PX.height - 6 } as const;

/** A captcha's pictures and where its piece belongs, in px from the left. */
export interface Puzzle {
  readonly bgImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
  readonly targetX: number;
}

/** Draws the backgrounds once; every puzzle cuts its piece somewhere else. */
export function createPuzzles(): () => Promise<Puzzle> {
  const backgrounds = Array.from({ length: BACKGROUNDS }, () => drawSiteElevation(randomInt));
  return async () => {
    const background = backgrounds[randomInt(backgrounds.length)];
    if (background === undefined) throw new TypeError('there is no such background');
    const targetX = randomInt(TARGET_X.from, TARGET_X.to);
    const pieceY = randomInt(PIECE_Y.from, PIECE_Y.to);
    const [bgImage, pieceImage] = await Promise.all([
      pngDataUrl(cutHole(background, targetX, pieceY)),
      pngDataUrl(cutPiece(background, targetX, pieceY)),
    ]);
    return { bgImage, pieceImage, pieceY, targetX };
  };
}

const { width: SIZE } = CAPTCHA_PIECE_PX;
const KNOB_RADIUS = 7;
const BODY = { left: 0, top: 9, right: 40, bottom: SIZE - 1 } as const;

const isIn = (x: number, y: number, centreX: number, centreY: number) =>
  (x - centreX) ** 2 + (y - centreY) ** 2 <= KNOB_RADIUS ** 2;

/** Whether a pixel belongs to the piece: a square with a knob above and at the right, and a bay at the left. */
function isPiece(x: number, y: number): boolean {
  const isBody = x >= BODY.left && x <= BODY.right && y >= BODY.top && y <= BODY.bottom;
  if (isBody) return !isIn(x, y, BODY.left, 29);
  return isIn(x, y, 20, 7) || isIn(x, y, 42, 29);
}

function isEdge(x: number, y: number): boolean {
  return isPiece(x, y) && !(isPiece(x - 1, y) && isPiece(x + 1, y) && isPiece(x, y - 1) && isPiece(x, y + 1));
}

type Rgb = readonly [number, number, number];
const SHADE: Rgb = [27, 47, 77];
const WHITE: Rgb = [255, 255, 255];

function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(colour[index] * (1 - share) + other[index] * share);
  return [channel(0), channel(1), channel(2)];
}

function colourAt({ width, data }: Pixels, x: number, y: number): Rgb {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function eachPiecePixel(visit: (x: number, y: number) => void): void {
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) if (isPiece(x, y)) visit(x, y);
  }
}

function cutHole(background: Pixels, left: number, top: number): Pixels {
  const data = Uint8Array.from(background.data);
  eachPiecePixel((x, y) => {
    const colour = colourAt(background, left + x, top + y);
    const shown = isEdge(x, y) ? mix(colour, WHITE, 0.7) : mix(colour, SHADE, 0.55);
    data.set(shown, ((top + y) * background.width + left + x) * 3);
  });
  return { ...background, data };
}

function cutPiece(background: Pixels, left: number, top: number): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 4);
  eachPiecePixel((x, y) => {
    const colour = isEdge(x, y) ? WHITE : colourAt(background, left + x, top + y);
    data.set([...colour, 255], (y * SIZE + x) * 4);
  });
  return { width: SIZE, height: SIZE, channels: 4, data };
}
