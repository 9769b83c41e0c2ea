import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { sizedSource } from '../sized-source.ts';
import { shopMessages } from './messages.ts';
import * as styles from './product-gallery.css.ts';

// Its dialog is loaded when it is first opened: a page whose hydration shall not wait for it.
const ImageViewer = lazy(async () => ({ default: (await import('../image-viewer/image-viewer.tsx')).ImageViewer }));

export interface ProductGalleryProps {
  /** Addresses; the first is shown first. */
  readonly pictures: readonly string[];
  /** Name of the product, which the pictures show. */
  readonly name: string;
  /** Shown before the others while it is chosen: the picture of a combination. '' for none. */
  readonly chosen?: string;
  /** Plays in place of the pictures; missing where there is none. */
  readonly video?: ReactNode;
}

const SIDE = 496;
const THUMB = 90;

/** Pictures of a product: one large, the others to choose from, all of them over the whole window. */
export function ProductGallery({ pictures, name, chosen = '', video }: ProductGalleryProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [wasChosen, setWasChosen] = useState(chosen);
  // Another combination shows its own picture until one is picked by hand.
  if (chosen !== wasChosen) {
    setWasChosen(chosen);
    setPicked(null);
    setIsPlaying(false);
  }
  const all = chosen === '' || pictures.includes(chosen) ? pictures : [chosen, ...pictures];
  const shown = picked ?? (chosen === '' ? all[0] : chosen) ?? '';
  const place = Math.max(0, all.indexOf(shown));
  const placeText = `${place + 1} / ${all.length}`;
  return (
    <section className={styles.gallery} aria-label={shopMessages.gallery}>
      {isPlaying && video ? (
        <div className={styles.stage}>{video}</div>
      ) : (
        <button
          type="button"
          className={styles.stage}
          aria-label={shopMessages.zoom(name, placeText)}
          disabled={shown === ''}
          onClick={() => {
            setIsOpen(true);
            setWasOpened(true);
          }}
        >
          {shown === '' ? (
            <Icon name="grid" size={24} />
          ) : (
            <img className={styles.large} {...sizedSource(shown, SIDE)} alt={name} width={SIDE} height={SIDE} />
          )}
          {all.length > 1 && <span className={styles.place}>{placeText}</span>}
        </button>
      )}
      {(all.length > 1 || video) && (
        <ul className={styles.thumbs}>
          {video && (
            <li>
              <button
                type="button"
                className={styles.thumb}
                aria-label={shopMessages.playVideo}
                aria-pressed={isPlaying}
                onClick={() => setIsPlaying(true)}
              >
                <Icon name="play" size={24} />
              </button>
            </li>
          )}
          {all.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={shopMessages.pictureOf(index + 1)}
                aria-pressed={!isPlaying && src === shown}
                onClick={() => {
                  setPicked(src);
                  setIsPlaying(false);
                }}
              >
                <img {...sizedSource(src, THUMB)} alt="" width={THUMB} height={THUMB} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wasOpened && (
        <Suspense>
          <ImageViewer
            open={isOpen}
            pictures={all.map((src, index) => ({ id: src, src, name: shopMessages.pictureOf(index + 1) }))}
            startId={shown}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
