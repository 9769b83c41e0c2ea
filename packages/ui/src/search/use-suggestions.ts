import { useCallback, useEffect, useRef, useState } from 'react';
import type { RangedText } from './ranged-text.tsx';

/** What a text may go on to: a text to search for, or the name of the page at `url`. */
export interface Suggestion extends RangedText {
  /** '' for what is searched for. */
  readonly url: string;
}

/**
 * Asks for what a text may go on to.
 *
 * @param signal aborted when the text has changed meanwhile
 */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Time in ms without a further key after which is asked. */
const pause = 300;
/** Fewer characters go on to almost anything. */
const fewest = 2;

const none: readonly Suggestion[] = [];

/**
 * What the text of a search field may go on to, asked for after a pause in typing. The answer to an earlier text never
 * shows; a failed one is none, as the search works without. `answered` is the text that the suggestions go on from.
 */
export function useSuggestions(suggest: Suggest | undefined) {
  const [items, setItems] = useState(none);
  const [answered, setAnswered] = useState('');
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
    (entered: string, wait = pause) => {
      stop();
      const text = entered.trim();
      if ([...text].length < fewest) {
        setItems(none);
        return;
      }
      const controller = new AbortController();
      asked.current = controller;
      const settle = (found: readonly Suggestion[]) => {
        if (controller.signal.aborted) return;
        setItems(found);
        setAnswered(text);
      };
      timer.current = setTimeout(() => {
        ask.current?.(text, controller.signal).then(settle, () => settle(none));
      }, wait);
    },
    [stop],
  );

  return { items, answered, follow, forget };
}
