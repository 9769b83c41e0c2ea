import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { duration, media } from '../tokens/measures.ts';
import { bannerMessages } from './messages.ts';
import * as styles from './rotating-lines.css.ts';

export interface BannerLine {
  readonly text: string;
  /** Empty or absent: the line is plain text. */
  readonly href?: string | undefined;
}

export interface RotatingLinesProps {
  /** `announcements` stand at the left and may wrap, `topics` at the right of the search in one line. */
  readonly kind: 'announcements' | 'topics';
  readonly lines: readonly BannerLine[];
}

function place(index: number, shown: number, count: number): 'shown' | 'leaving' | 'waiting' {
  if (index === shown) return 'shown';
  return index === (shown - 1 + count) % count ? 'leaving' : 'waiting';
}

/**
 * Lines that take turns, one at a time, moving up every 3000 ms. They stop while the pointer or the focus is inside,
 * by their button, and for good when the visitor asks for reduced motion. Two are doubled: the one that leaves cannot
 * at the same time wait below for its turn, and would come back from above (specification 4).
 */
export function RotatingLines({ kind, lines }: RotatingLinesProps) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const turns = lines.length === 2 ? [...lines, ...lines] : lines;
  const count = turns.length;
  const moves = count > 1;

  useEffect(() => {
    if (!moves || paused || held || window.matchMedia(media.reducedMotion).matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), duration.hotTopic);
    return () => clearInterval(timer);
  }, [moves, paused, held, count]);

  if (count === 0) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const texts = bannerMessages[kind];
  return (
    <section
      className={styles.rowOf[kind]}
      aria-label={texts.label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.labelOf[kind]} aria-hidden="true">
        {texts.label}
      </span>
      <ul className={styles.viewOf[kind]}>
        {turns.map(({ text, href }, index) => (
          <li key={`${index} ${text}`} className={styles.lineOf[kind]} data-place={place(index, shown, count)}>
            {href ? (
              <Link className={styles.linkOf[kind]} href={href}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {moves && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? texts.resume : texts.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </section>
  );
}
