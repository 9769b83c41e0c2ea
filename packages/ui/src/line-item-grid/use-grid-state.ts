import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GridAction, reduceGrid } from './grid-reducer.ts';
import { type GridRules, type GridState, initialState, withItems } from './grid-state.ts';
import type { LineItem } from './line-item.ts';

/** State of a grid whose lines the caller keeps, and how it is changed. */
export interface GridStore {
  readonly state: GridState;
  /** The state after everything that has been done, also between two renderings. */
  readonly latest: () => GridState;
  readonly dispatch: (action: GridAction) => void;
}

/**
 * Keeps cursor and history; the lines are the caller's. Lines that come from outside are a step that can be undone.
 *
 * @param onChange takes over new lines at once: those it does not hand back count as replaced from outside.
 */
export function useGridState(
  items: readonly LineItem[],
  rules: GridRules,
  onChange: (items: readonly LineItem[]) => void,
): GridStore {
  const [kept, setKept] = useState(() => initialState(items));
  const state = useMemo(() => withItems(kept, items, rules), [kept, items, rules]);
  const current = useRef({ state, rules, onChange });
  useLayoutEffect(() => {
    current.current = { state, rules, onChange };
  }, [state, rules, onChange]);

  const dispatch = useCallback((action: GridAction) => {
    const before = current.current;
    const next = reduceGrid(before.state, action, before.rules);
    if (next === before.state) return;
    current.current = { ...before, state: next };
    setKept(next);
    if (next.items !== before.state.items) before.onChange(next.items);
  }, []);
  const latest = useCallback(() => current.current.state, []);
  return { state, latest, dispatch };
}
