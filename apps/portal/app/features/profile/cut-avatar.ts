import type { Crop, PictureSize } from '@jianzhu/ui/picture-cropper';
import { AVATAR_SIDE } from './avatar-limits.ts';

/** A picture of the member's machine that can be drawn; its address ends with `release`. */
export interface OpenedPicture extends PictureSize {
  readonly src: string;
  readonly type: string;
  readonly image: HTMLImageElement;
  release(): void;
}

/** Opens a picture as the browser draws it. Rejects for a file that is none. */
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

const jpegQuality = 0.9;

/** The square of a picture as a file of 200 × 200; of a PNG a PNG, which may be transparent. */
export async function cutAvatar({ image, type }: OpenedPicture, { x, y, side }: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], type === 'image/png' ? 'avatar.png' : 'avatar.jpg', { type });
}
