import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * One of a list is a stop of the tab key, and arrow keys, Home and End go from one to the next (roving tabindex).
 *
 * @param ids all of the list in order, also those that are not drawn.
 * @param currentId the stop until the member goes elsewhere.
 * @param find the element of an id once it is drawn.
 */
export function useRovingFocus(
  ids: readonly string[],
  currentId: string | null,
  find: (root: HTMLElement, id: string) => HTMLElement | null,
  root: RefObject<HTMLElement | null>,
) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  const done = useRef<object | null>(null);
  const stop =
    [focusedId, currentId].map((id) => (id === null ? -1 : ids.indexOf(id))).find((index) => index >= 0) ?? 0;

  useLayoutEffect(() => {
    if (!target || done.current === target || !root.current) return;
    done.current = target;
    find(root.current, target.id)?.focus();
  });

  const focusIndex = (index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    setFocusedId(id);
    setTarget({ id });
  };

  return {
    /** Place of the one that the tab key reaches. */
    stop,
    focusIndex,
    onFocus: setFocusedId,
    onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusIndex(step(index, ids.length));
    },
  };
}
