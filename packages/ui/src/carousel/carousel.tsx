import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { duration, media } from '../tokens/measures.ts';
import * as styles from './carousel.css.ts';
import { carouselMessages } from './messages.ts';

export interface CarouselProps {
  /** Accessible name, such as 平台新闻. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Moves by itself every 3000 ms. */
  readonly autoplay?: boolean;
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}

/**
 * Pictures or cards one at a time, moved by swiping, by buttons, or by itself (ARIA carousel pattern). It stops while
 * the pointer or the focus is inside, by its button, and for good when the visitor asks for reduced motion.
 */
export function Carousel({ label, slides, autoplay = false }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [isPaused, setIsPaused] = useState(!autoplay);
  const [isHeld, setIsHeld] = useState(false);
  const count = slides.length;

  const goTo = useCallback(
    (index: number) => {
      const box = track.current;
      const target = (index + count) % count;
      box?.scrollTo({ left: target * box.clientWidth });
      setShown(target);
    },
    [count],
  );

  useEffect(() => {
    if (isPaused || isHeld || count < 2 || window.matchMedia(media.reducedMotion).matches) return;
    const timer = setTimeout(() => goTo(shown + 1), duration.hotTopic);
    return () => clearTimeout(timer);
  }, [isPaused, isHeld, count, shown, goTo]);

  function followSwipe() {
    const box = track.current;
    if (box && box.clientWidth > 0) setShown(Math.round(box.scrollLeft / box.clientWidth));
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={carouselMessages.role}
      aria-label={label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no set of fields */}
      <div
        ref={track}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
        tabIndex={0}
        aria-label={carouselMessages.slides}
        className={styles.track}
        onScrollEnd={followSwipe}
        aria-live={isPaused || isHeld ? 'polite' : 'off'}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
          <div
            key={id}
            role="group"
            className={styles.slide}
            aria-label={carouselMessages.slide(index + 1, count)}
            inert={index !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          {autoplay && (
            <Control
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? carouselMessages.play : carouselMessages.pause}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <Control icon="chevron-left" label={carouselMessages.previous} onClick={() => goTo(shown - 1)} />
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={carouselMessages.goTo(index + 1)}
              aria-current={index === shown}
              onClick={() => goTo(index)}
            />
          ))}
          <Control icon="chevron-right" label={carouselMessages.next} onClick={() => goTo(shown + 1)} />
        </div>
      )}
    </section>
  );
}
