import { useCallback, useEffect, useRef, useState } from 'react';
import type { RangedText } from './ranged-text.tsx';

/**
 * Asks for what a text may go on to.
 *
 * @param signal aborted when the text has changed meanwhile
 */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly RangedText[]>;

/** Time in ms without a further key after which is asked. */
const pause = 300;
/** Fewer characters go on to almost anything. */
const fewest = 2;

const none: readonly RangedText[] = [];

/**
 * What the text of a search field may go on to, asked for after a pause in typing. The answer to an earlier text never
 * shows; a failed one is none, as the search works without.
 */
export function useSuggestions(suggest: Suggest | undefined) {
  const [items, setItems] = useState(none);
  const asked = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asked.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const forget = useCallback(() => {
    stop();
    setItems(none);
  }, [stop]);

  const follow = useCallback(
    (entered: string) => {
      stop();
      const text = entered.trim();
      if ([...text].length < fewest) {
        setItems(none);
        return;
      }
      const controller = new AbortController();
      asked.current = controller;
      const settle = (found: readonly RangedText[]) => {
        if (!controller.signal.aborted) setItems(found);
      };
      timer.current = setTimeout(() => {
        ask.current?.(text, controller.signal).then(settle, () => settle(none));
      }, pause);
    },
    [stop],
  );

  return { items, follow, forget };
}
