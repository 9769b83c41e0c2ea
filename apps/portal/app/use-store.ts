import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';

/**
 * The value of a store as it is now; the component is drawn again when anything in the store changes. The stores are
 * small, so watching which fields a component reads would cost a visitor more than it saves.
 */
export function useStore<State extends object>(store: State): Readonly<State> {
  const current = () => snapshot(store) as Readonly<State>; // the store's value, frozen all the way down
  return useSyncExternalStore((changed) => subscribe(store, changed), current, current);
}
