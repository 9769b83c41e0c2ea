import { useEffect, useRef } from 'react';

/** Gives the focus to the first entry of a menu that was not there yet to see the key that opened it. */
export function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.closest('[role=menu]');
    menu?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus();
  }, []);
  return <span ref={place} hidden />;
}
