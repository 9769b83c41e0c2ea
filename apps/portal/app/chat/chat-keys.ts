import type { KeyboardEvent } from 'react';

export interface ChatKeys {
  /** Ids of the chats, from the top of the list. */
  readonly order: readonly string[];
  readonly openId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onSearch: () => void;
}

const steps: { readonly [Key in string]?: number } = { ArrowUp: -1, ArrowDown: 1 };

/** Alt and an arrow key go to the chat above or below, Ctrl and K to the search in the open one. */
export function chatKeys({ order, openId, onSelect, onSearch }: ChatKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      const next = order[(openId === null ? -1 : order.indexOf(openId)) + step];
      if (next !== undefined) onSelect(next);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && openId !== null) {
      event.preventDefault();
      onSearch();
    }
  };
}
