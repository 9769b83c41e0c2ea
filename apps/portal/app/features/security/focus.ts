import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../../navigation/focus-heading.ts';

/**
 * Begins each page and each step of it at its heading, which replaces what had the focus. A document that the browser
 * opens begins at its top, and steps back are the browser's.
 */
export function useFocusOnHeading(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells that a step was made
  useEffect(() => {
    if (kind !== 'POP') focusHeading();
  }, [key, kind]);
}
