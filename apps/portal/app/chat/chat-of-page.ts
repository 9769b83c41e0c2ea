import type { FilteredStorage } from '@jianzhu/domain';
import { loadPart } from '../errors/load-part.ts';
import { whenIdle } from '../when-idle.ts';
import { forgetKeptChats } from './kept-chats.ts';
import type { PortalChat, PortalChatEffects } from './portal-chat.ts';

/** The chat as the session of a page knows it. Nothing of it is loaded before somebody is logged in and the page idle. */
export interface ChatOfPage {
  /** Loads the chat and connects; the same one at every call. Rejects when it could not be reached. */
  open(): Promise<PortalChat>;
  openWhenIdle(): void;
  /** Ends the connection for good (specification 4, logout). */
  closeConnection(): void;
  /** Forgets every message and the chat user, and tells the chat service that he leaves. */
  clearMessages(): void;
}

export interface ChatOfPageEffects extends Omit<PortalChatEffects, 'hasEnded'> {
  readonly storage: FilteredStorage;
}

/** Creates the chat of one page; it is opened once and ends with the login. */
export function createChatOfPage(effects: ChatOfPageEffects): ChatOfPage {
  let opening: Promise<PortalChat> | undefined;
  let opened: PortalChat | undefined;
  let isOver = false;
  let stopWaiting: (() => void) | undefined;

  function open(): Promise<PortalChat> {
    opening ??= loadPart(() => import('./portal-chat.ts')).then(async ({ openPortalChat }) => {
      opened = await openPortalChat({ ...effects, hasEnded: () => isOver });
      return opened;
    });
    opening.catch(() => {
      // Whoever needs it next tries again.
      opening = undefined;
    });
    return opening;
  }

  return {
    open,
    openWhenIdle() {
      if (opening !== undefined || stopWaiting !== undefined) return;
      stopWaiting = whenIdle(() => {
        stopWaiting = undefined;
        open().catch((error: unknown) => console.warn('The chat could not be opened', error));
      });
    },
    closeConnection() {
      isOver = true;
      stopWaiting?.();
      opened?.chat.disconnect();
    },
    clearMessages() {
      opened?.chat.logout();
      forgetKeptChats(effects.storage);
    },
  };
}
