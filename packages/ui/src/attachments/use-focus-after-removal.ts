import { type RefObject, useEffect, useRef } from 'react';

interface Identified {
  readonly id: string;
}

interface Leaving {
  readonly id: string;
  readonly index: number;
  /** What the list stands in; an empty list may be gone itself. */
  readonly widget: HTMLElement;
}

/** Whether the visitor has meanwhile gone on to another part of the page. */
function isElsewhere(widget: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || widget.contains(active)) return false;
  // The dialog that asked is still closing.
  return active.closest('[role="dialog"]') === null;
}

function focusNear(list: HTMLElement | null, widget: HTMLElement, index: number) {
  const removers = list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
  const near = removers[Math.min(index, removers.length - 1)];
  const target = near ?? widget.querySelector<HTMLElement>('[data-adds]') ?? widget.querySelector('button');
  target?.focus();
}

/**
 * Keeps the focus in a list when the row it was in leaves: it moves to the button that removes the next one, of the
 * last one when there is no next, or to the widget's button that adds when the list is empty. `leave` is to be called when a
 * row is about to go; it may go much later.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, items: readonly Identified[]) {
  const leaving = useRef<Leaving>(null);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || items.some(({ id }) => id === gone.id)) return;
    leaving.current = null;
    if (!isElsewhere(gone.widget)) focusNear(list.current, gone.widget, gone.index);
  }, [list, items]);

  return {
    leave: (id: string) => {
      const widget = list.current?.closest<HTMLElement>('[data-attachments]') ?? list.current;
      if (widget) leaving.current = { id, index: items.findIndex((item) => item.id === id), widget };
    },
  };
}
