/** Width and height of a picture in its own px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square of a picture: its upper left corner and its side, in px of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** How many times the picture can be enlarged. */
export const mostZoom = 4;

/** The largest square, in the middle. */
export function middleCrop({ width, height }: PictureSize): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The square moved over the picture, never beyond its edges. */
export function movedCrop({ x, y, side }: Crop, dx: number, dy: number, { width, height }: PictureSize): Crop {
  return { x: within(x + dx, width - side), y: within(y + dy, height - side), side };
}

/** How far the square enlarges the picture; 1 for the largest one. */
export function zoomOf({ side }: Crop, { width, height }: PictureSize): number {
  return Math.min(width, height) / side;
}

/** The square around the same middle that enlarges the picture so far, between 1 and {@link mostZoom}. */
export function zoomedCrop(crop: Crop, zoom: number, picture: PictureSize): Crop {
  const side = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), mostZoom);
  const shift = (crop.side - side) / 2;
  return movedCrop({ ...crop, side }, shift, shift, picture);
}
