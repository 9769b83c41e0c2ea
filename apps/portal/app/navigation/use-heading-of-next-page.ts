import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * Begins another page at its heading where what led there has gone with the page before. Links that stay, as those of
 * the menu, keep the focus, and steps back are the browser's.
 */
export function useHeadingOfNextPage(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== 'POP' && document.activeElement === document.body) focusHeading();
  }, [pathname, kind]);
}
