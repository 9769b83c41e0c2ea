import { useEffect, useState } from 'react';
import { duration } from '../tokens/measures.ts';
import * as styles from './loading-bar.css.ts';
import { loadingBarMessages } from './messages.ts';

export interface LoadingBarProps {
  /** A page is on its way. */
  readonly active: boolean;
}

/**
 * Line of 2 px at the top of the window. Appears when a page takes longer than 200 ms, fills over 5000 ms, and fades
 * when the page is there (specification section 9, loading bar).
 */
export function LoadingBar({ active }: LoadingBarProps) {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'finishing'>('hidden');

  useEffect(() => {
    if (!active) {
      setPhase((current) => (current === 'running' ? 'finishing' : 'hidden'));
      const timer = setTimeout(() => setPhase('hidden'), duration.fade);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => setPhase('running'), duration.loadingBarThrottle);
    return () => clearTimeout(timer);
  }, [active]);

  if (phase === 'hidden') return null;
  // Live, because it stands in no landmark: whoever does not see the line is told of it.
  return (
    <div
      role="progressbar"
      aria-live="polite"
      aria-label={loadingBarMessages.loading}
      className={styles.bar}
      data-phase={phase}
    />
  );
}
