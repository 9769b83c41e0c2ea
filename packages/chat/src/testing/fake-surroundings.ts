import type { Surroundings, SurroundingsEvent } from '../ports/environment.ts';

/** A page that the test shows, hides, takes offline and puts to sleep. */
export interface FakeSurroundings extends Surroundings {
  tell(event: SurroundingsEvent): void;
}

export function createFakeSurroundings(): FakeSurroundings {
  const listeners = new Set<(event: SurroundingsEvent) => void>();
  let isOnline = true;
  let isVisible = true;
  let isFocused = true;
  return {
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    isFocused: () => isFocused,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    tell(event) {
      if (event === 'online' || event === 'offline') isOnline = event === 'online';
      if (event === 'visible' || event === 'hidden') isVisible = event === 'visible';
      if (event === 'focus' || event === 'blur') isFocused = event === 'focus';
      for (const listener of listeners) listener(event);
    },
  };
}
