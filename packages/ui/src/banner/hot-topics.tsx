import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { duration, media } from '../tokens/values.ts';
import * as styles from './hot-topics.css.ts';
import { bannerMessages } from './messages.ts';

export interface HotTopic {
  readonly text: string;
  readonly href: string;
}

export interface HotTopicsProps {
  readonly topics: readonly HotTopic[];
}

function place(index: number, shown: number, count: number): 'shown' | 'leaving' | 'waiting' {
  if (index === shown) return 'shown';
  return index === (shown - 1 + count) % count ? 'leaving' : 'waiting';
}

/**
 * Hot topics, one line at a time, moving up every 3000 ms. Stops while the pointer or the focus is inside, by its
 * button, and for good when the visitor asks for reduced motion.
 */
export function HotTopics({ topics }: HotTopicsProps) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const count = topics.length;
  const moves = count > 1;

  useEffect(() => {
    if (!moves || paused || held || window.matchMedia(media.reducedMotion).matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), duration.hotTopic);
    return () => clearInterval(timer);
  }, [moves, paused, held, count]);

  if (count === 0) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      className={styles.hotTopics}
      aria-label={bannerMessages.hotTopics}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.label} aria-hidden="true">
        {bannerMessages.hotTopics}
      </span>
      <ul className={styles.view}>
        {topics.map((topic, index) => (
          <li key={`${topic.href} ${topic.text}`} className={styles.topic} data-place={place(index, shown, count)}>
            <Link className={styles.link} href={topic.href}>
              {topic.text}
            </Link>
          </li>
        ))}
      </ul>
      {moves && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? bannerMessages.resume : bannerMessages.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </section>
  );
}
