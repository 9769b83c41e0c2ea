import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { duration, layout } from '../tokens/measures.ts';
import * as styles from './overflow-tooltip.css.ts';

const TooltipBubble = lazy(() => import('./tooltip-bubble.tsx'));

export interface OverflowTooltipProps {
  readonly text: string;
  /** Lines after which the text is cut. */
  readonly lines?: number;
}

function isCut(element: HTMLElement): boolean {
  const across = element.scrollWidth - element.clientWidth;
  const down = element.scrollHeight - element.clientHeight;
  return Math.max(across, down) > layout.overflowTolerance;
}

/**
 * Text cut after `lines` lines. When more than 2 px are cut, pointing at it, or focusing the link or button it stands
 * in, shows the whole in a tooltip (specification section 9). The text stays whole in the document for screen readers.
 */
export function OverflowTooltip({ text, lines = 1 }: OverflowTooltipProps) {
  const element = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const keep = useCallback(() => clearTimeout(leaving.current), []);
  const hide = useCallback(() => setShown(false), []);
  // The pointer may cross the gap and rest on the tooltip itself.
  const hideSoon = useCallback(() => {
    leaving.current = setTimeout(hide, duration.fade);
  }, [hide]);
  const showWhenCut = useCallback(() => {
    keep();
    setShown(element.current !== null && isCut(element.current));
  }, [keep]);

  useEffect(() => {
    const control = element.current?.closest('a, button');
    control?.addEventListener('focus', showWhenCut);
    control?.addEventListener('blur', hide);
    return () => {
      keep();
      control?.removeEventListener('focus', showWhenCut);
      control?.removeEventListener('blur', hide);
    };
  }, [showWhenCut, hide, keep]);

  return (
    <>
      <span
        ref={element}
        className={styles.text}
        style={{ WebkitLineClamp: lines }}
        onPointerEnter={showWhenCut}
        onPointerLeave={hideSoon}
      >
        {text}
      </span>
      {shown && element.current && (
        <Suspense>
          <TooltipBubble anchor={element.current} text={text} onDismiss={hide} onEnter={keep} onLeave={hideSoon} />
        </Suspense>
      )}
    </>
  );
}
