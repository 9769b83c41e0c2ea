import type { LargeText } from '@jianzhu/ui';
import { themeClass } from '@jianzhu/ui/measures';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { writeCookies } from '../session/browser-cookies.ts';
import type { CookieScope } from '../session/cookies.ts';
import { textSizeCookieLines } from '../text-size.ts';

/**
 * The visitor's choice of large text. It is kept in a cookie of its own; the server writes it into the first markup as
 * a class of the html element, which from then on is the one place to ask.
 */
export function useLargeText(): LargeText {
  const root = useRouteLoaderData<typeof loader>('root');
  const on = useSyncExternalStore(watchRoot, isShownLarge, () => root?.isLargeText ?? false);
  return { on, onToggle: () => chooseLargeText(!on, root?.cookieScope ?? pageOnly) };
}

function isShownLarge(): boolean {
  return document.documentElement.classList.contains(themeClass.largeText);
}

/** Without start-up data nobody knows the shared domain. */
const pageOnly: CookieScope = { secure: false };

function chooseLargeText(isLarge: boolean, scope: CookieScope): void {
  writeCookies(textSizeCookieLines(isLarge, scope));
  document.documentElement.classList.toggle(themeClass.largeText, isLarge);
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
