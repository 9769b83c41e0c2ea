import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: not on the server, nor in what a browser is first given. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
