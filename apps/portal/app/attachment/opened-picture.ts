import type { Area, PictureSize } from '@jianzhu/ui/picture-cropper';

/** A picture of the member's machine that can be drawn; its address ends with `release`. */
export interface OpenedPicture extends PictureSize {
  readonly src: string;
  readonly type: string;
  readonly image: HTMLImageElement;
  release(): void;
}

/** Opens a picture as the browser draws it, upright by what its camera noted. Rejects for a file that is none. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const src = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(src);
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { src, type: file.type, image, width: image.naturalWidth, height: image.naturalHeight, release };
}

const JPEG_QUALITY = 0.92;

/** What of a picture becomes a file. */
export interface Drawing {
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Of the turned picture. */
  readonly area: Area;
  /** Of the file, in px. */
  readonly size: PictureSize;
  readonly fileName: string;
}

/** Draws a part of a picture as a file of the same type: of a PNG a PNG, which may be transparent. */
export async function drawPicture(
  { image, type, width, height }: OpenedPicture,
  { turns, area, size, fileName }: Drawing,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / area.width, size.height / area.height);
  context.translate(-area.x, -area.y);
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  context.translate(across / 2, down / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], fileName, { type });
}
