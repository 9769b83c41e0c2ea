import { type RefObject, useEffect, useRef } from 'react';

/** Ms between looks whether the dialog that asked has closed. */
const lookAgainMs = 50;

/**
 * Gives the focus a place when the row that had it is removed: without one the keyboard would begin at the top of the
 * page. What the member has taken the focus to meanwhile keeps it.
 *
 * @param ids those that are there.
 * @param place takes the focus.
 * @returns to be called with the id that is about to go.
 */
export function useFocusAfterRemoval(
  ids: readonly string[],
  place: RefObject<HTMLElement | null>,
): (id: string) => void {
  const leavingId = useRef<string | null>(null);
  useEffect(() => {
    if (leavingId.current === null || ids.includes(leavingId.current)) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const focused = document.activeElement;
      if (focused?.closest('[role="dialog"]')) {
        timer = setTimeout(look, lookAgainMs);
        return;
      }
      leavingId.current = null;
      // Lost, or on a box around the place.
      if (place.current && focused?.contains(place.current)) place.current.focus();
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [ids, place]);
  return (id) => {
    leavingId.current = id;
  };
}
