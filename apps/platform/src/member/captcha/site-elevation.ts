import { CAPTCHA_AREA_PX } from '@jianzhu/domain';
import type { Dice } from './piece-shape.ts';
import type { Pixels } from './png.ts';

/** Colours of the platform's drawings. */
const INK = {
  sky: ['#dbe7f3', '#d2e0ef', '#c8d9eb', '#bed1e6'],
  far: ['#b3c8de', '#a8bfd8'],
  wall: ['#8ea9c9', '#7f9cc0'],
  line: '#5b7aa3',
  steel: '#31507b',
  ground: '#2b4770',
  glass: '#e8eef5',
  sign: '#e09a1c',
} as const;

const { width: WIDTH, height: HEIGHT } = CAPTCHA_AREA_PX;
const GROUND_Y = 122;

interface Canvas extends Pixels {
  rect(x: number, y: number, width: number, height: number, colour: string): void;
}

function createCanvas(): Canvas {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  return {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    data,
    rect(x, y, width, height, colour) {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      const right = Math.min(WIDTH, Math.round(x + width));
      const bottom = Math.min(HEIGHT, Math.round(y + height));
      for (let row = Math.max(0, Math.round(y)); row < bottom; row += 1) {
        for (let column = Math.max(0, Math.round(x)); column < right; column += 1) {
          data.set(rgb, (row * WIDTH + column) * 3);
        }
      }
    },
  };
}

/** A building site seen from the front, flat and blue: sky, far roofs, buildings in progress, a tower crane. */
export function drawSiteElevation(dice: Dice): Pixels {
  const canvas = createCanvas();
  drawSky(canvas);
  drawFarRoofs(canvas, dice);
  for (let x = dice(-20, 6); x < WIDTH; x += dice(52, 84)) drawBuilding(canvas, dice, x);
  drawCrane(canvas, dice(40, 250), dice(14, 30), dice(0, 2) === 0 ? 1 : -1);
  drawGround(canvas, dice);
  return canvas;
}

function drawSky(canvas: Canvas): void {
  const band = Math.ceil(GROUND_Y / INK.sky.length);
  for (const [index, colour] of INK.sky.entries()) canvas.rect(0, index * band, WIDTH, band, colour);
}

function drawFarRoofs(canvas: Canvas, dice: Dice): void {
  for (let x = 0; x < WIDTH; x += dice(9, 20)) {
    const height = dice(18, 62);
    canvas.rect(x, GROUND_Y - height, dice(8, 17), height, INK.far[dice(0, 2)] ?? INK.far[0]);
  }
}

function drawBuilding(canvas: Canvas, dice: Dice, x: number): void {
  const width = dice(34, 54);
  const floors = dice(3, 8);
  const floorHeight = 11;
  const top = GROUND_Y - floors * floorHeight;
  canvas.rect(x, top, width, GROUND_Y - top, INK.wall[dice(0, 2)] ?? INK.wall[0]);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * floorHeight;
    canvas.rect(x, y, width, 1, INK.line);
    for (let window = x + 4; window < x + width - 5; window += 9) {
      if (dice(0, 5) > 0) canvas.rect(window, y + 3, 5, 5, dice(0, 6) === 0 ? INK.sign : INK.glass);
    }
  }
  // The floor that is being built: bare columns.
  for (let column = x; column < x + width; column += 8) canvas.rect(column, top - 8, 2, 8, INK.steel);
}

function drawCrane(canvas: Canvas, x: number, top: number, side: 1 | -1): void {
  for (let y = top; y < GROUND_Y; y += 6) {
    canvas.rect(x, y, 7, 1, INK.steel);
    for (let step = 0; step < 6; step += 1) canvas.rect(x + step, y + step, 1, 1, INK.steel);
  }
  canvas.rect(x, top, 1, GROUND_Y - top, INK.steel);
  canvas.rect(x + 6, top, 1, GROUND_Y - top, INK.steel);
  const reach = 92;
  canvas.rect(side === 1 ? x - 30 : x - reach, top, reach + 36, 2, INK.steel);
  canvas.rect(side === 1 ? x - 30 : x + 24, top + 2, 12, 8, INK.ground);
  const hook = x + side * 66;
  canvas.rect(hook, top + 2, 1, 26, INK.line);
  canvas.rect(hook - 6, top + 28, 13, 4, INK.sign);
}

function drawGround(canvas: Canvas, dice: Dice): void {
  canvas.rect(0, GROUND_Y, WIDTH, 2, INK.glass);
  canvas.rect(0, GROUND_Y + 2, WIDTH, HEIGHT - GROUND_Y - 2, INK.ground);
  for (let x = dice(0, 12); x < WIDTH; x += 14) canvas.rect(x, GROUND_Y + 8, 8, 1, INK.line);
}
