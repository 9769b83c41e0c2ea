import { useRef } from 'react';

/** Where nothing is left of what opened a dialog, such as a deleted row, the keyboard begins at the page's heading. */
function focusHeading(): void {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether nobody has given the focus a place since the dialog began to close. */
function isLost(dialog: EventTarget | null): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || (dialog instanceof Node && dialog.contains(held));
}

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
      if (opener.current?.isConnected) opener.current.focus();
      else if (isLost(event.target)) focusHeading();
    },
  };
}
