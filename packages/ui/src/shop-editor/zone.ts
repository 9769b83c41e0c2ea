/** An area of a picture, in percent of its width and height. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The least side of an area, in percent: what is smaller cannot be pressed. */
export const leastSide = 4;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Tenths of a percent are finer than a pixel of any picture. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The area between two points, inside the picture and not smaller than it may be. */
export function zoneBetween(ax: number, ay: number, bx: number, by: number): Zone {
  const left = within(Math.min(ax, bx), 0, 100 - leastSide);
  const top = within(Math.min(ay, by), 0, 100 - leastSide);
  return {
    x: rounded(left),
    y: rounded(top),
    w: rounded(within(Math.abs(bx - ax), leastSide, 100 - left)),
    h: rounded(within(Math.abs(by - ay), leastSide, 100 - top)),
  };
}

/** The area elsewhere, of the same size, still inside the picture. */
export function movedZone(zone: Zone, dx: number, dy: number): Zone {
  return {
    ...zone,
    x: rounded(within(zone.x + dx, 0, 100 - zone.w)),
    y: rounded(within(zone.y + dy, 0, 100 - zone.h)),
  };
}

/** The area larger or smaller, from its upper left corner. */
export function resizedZone(zone: Zone, dw: number, dh: number): Zone {
  return {
    ...zone,
    w: rounded(within(zone.w + dw, leastSide, 100 - zone.x)),
    h: rounded(within(zone.h + dh, leastSide, 100 - zone.y)),
  };
}

/** Whether two areas share more than an edge. */
const overlaps = (a: Zone, b: Zone): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The places of those areas that overlap another one. */
export const overlappingZones = (zones: readonly Zone[]): ReadonlySet<number> =>
  new Set(zones.flatMap((zone, at) => (zones.some((other, n) => n !== at && overlaps(zone, other)) ? [at] : [])));

/** An area for a new zone where none is yet; null when a grid of 20 % has no room left. */
export function freeZone(zones: readonly Zone[]): Zone | null {
  for (let y = 0; y < 100; y += 20) {
    for (let x = 0; x < 100; x += 20) {
      const zone = { x, y, w: 20, h: 20 };
      if (!zones.some((other) => overlaps(zone, other))) return zone;
    }
  }
  return null;
}
