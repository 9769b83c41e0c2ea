import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListState } from '../list-state.ts';
import type { ComboboxOption } from './option-row.tsx';

/**
 * Asks a server for the options that fit a text.
 *
 * @param signal aborted when the text has changed meanwhile: the answer is not waited for any more.
 * @throws when the server could not be asked; the list then says so.
 */
export type SearchOptions<Option extends ComboboxOption = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

/** Time in ms without a further change after which the server is asked. */
const pause = 300;

/**
 * Options that a server finds, for `Combobox` and `MultiCombobox`. It is asked after a pause in typing, and only the
 * answer to the last text counts.
 */
export function useRemoteOptions<Option extends ComboboxOption>(search: SearchOptions<Option>) {
  const [options, setOptions] = useState<ListState<Option>>({ status: 'ready', items: [] });
  const running = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  });

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const onSearch = useCallback(
    (text: string) => {
      stop();
      setOptions({ status: 'loading' });
      const controller = new AbortController();
      running.current = controller;
      const settle = (next: ListState<Option>) => {
        if (!controller.signal.aborted) setOptions(next);
      };
      timer.current = setTimeout(() => {
        ask.current(text.trim(), controller.signal).then(
          (items) => settle({ status: 'ready', items }),
          () => settle({ status: 'failed' }),
        );
      }, pause);
    },
    [stop],
  );

  return { options, onSearch };
}
