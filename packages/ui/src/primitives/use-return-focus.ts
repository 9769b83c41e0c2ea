import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. The dialog primitive does so only for triggers of its
 * own, and ours are opened from elsewhere on the page.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    /** To be called when the dialog is about to take the focus. */
    rememberOpener: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** To be called when the dialog gives up the focus. */
    returnFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
