import { COOKIE_MAX_AGE_S } from '@jianzhu/domain';
import { themeClass } from '@jianzhu/ui/tokens';
import { useEffect, useState } from 'react';
import { writeCookies } from '../session/browser-cookies.ts';

const chosenPattern = /(?:^|;)\s*Text-Size=large/;

/**
 * The visitor's choice of large text. It is kept in a cookie of its own and applied in the browser, because public
 * pages are rendered once for everybody.
 */
export function useLargeText(): { readonly on: boolean; readonly onToggle: () => void } {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => setIsOn(chosenPattern.test(document.cookie)), []);
  useEffect(() => {
    document.documentElement.classList.toggle(themeClass.largeText, isOn);
  }, [isOn]);

  function onToggle(): void {
    const attributes = isOn ? 'Max-Age=0' : `Max-Age=${COOKIE_MAX_AGE_S}`;
    writeCookies([`Text-Size=large; Path=/; SameSite=Lax; ${attributes}`]);
    setIsOn(!isOn);
  }

  return { on: isOn, onToggle };
}
