import type { Crop } from '@jianzhu/ui/picture-cropper';
import { drawPicture, type OpenedPicture } from '../../attachment/opened-picture.ts';
import { AVATAR_SIDE } from './avatar-limits.ts';

/** The square of a picture as a file of 200 × 200. */
export const cutAvatar = (picture: OpenedPicture, { x, y, side }: Crop): Promise<File> =>
  drawPicture(picture, {
    turns: 0,
    area: { x, y, width: side, height: side },
    size: { width: AVATAR_SIDE, height: AVATAR_SIDE },
    fileName: picture.type === 'image/png' ? 'avatar.png' : 'avatar.jpg',
  });
