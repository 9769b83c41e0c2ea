import type { Crop, PictureSize } from './crop.ts';
import * as styles from './picture-cropper.css.ts';

export interface CroppedPictureProps {
  readonly src: string;
  readonly picture: PictureSize;
  readonly crop: Crop;
  /** Px that the side of the square takes. */
  readonly size: number;
}

/** The part of a picture inside a square; whoever stands around it cuts the rest off. */
export function CroppedPicture({ src, picture, crop, size }: CroppedPictureProps) {
  const scale = size / crop.side;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      draggable={false}
      style={{
        width: picture.width * scale,
        height: picture.height * scale,
        transform: `translate(${-crop.x * scale}px, ${-crop.y * scale}px)`,
      }}
    />
  );
}
