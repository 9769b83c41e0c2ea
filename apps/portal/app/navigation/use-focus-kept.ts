import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus on when what held it has gone with a change, such as a button that is not offered any more. Whoever
 * is elsewhere stays there.
 *
 * @param change another value is another change
 * @param next where the focus goes
 */
export function useFocusKept(change: unknown, next: RefObject<HTMLElement | null>): void {
  const held = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      held.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what it runs for
  useEffect(() => {
    const isLost = held.current instanceof Node && !held.current.isConnected;
    if (isLost && document.activeElement === document.body) next.current?.focus();
  }, [change, next]);
}
