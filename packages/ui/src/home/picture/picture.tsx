import { sizedSource } from '../../sized-source.ts';
import * as styles from './picture.css.ts';

export interface PictureProps {
  /** Empty when there is no picture yet: the plain ground stands in for it. */
  readonly src: string;
  /** Empty when the text beside the picture says the same. */
  readonly alt: string;
}

/** A 16:9 picture below the fold: it loads when it comes near. */
export function Picture({ src, alt }: PictureProps) {
  return (
    <div className={styles.frame}>
      {src && (
        <img
          className={styles.image}
          {...sizedSource(src, 960)}
          alt={alt}
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
