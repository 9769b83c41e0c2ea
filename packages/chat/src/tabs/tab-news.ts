import type { TabChannel, TabsPort } from '../ports/tabs.ts';
import { readTabMessage, type TabNews } from './tab-messages.ts';

/** What the tabs of a user tell each other whoever of them connects, from login to logout. */
export class TabNewsChannel {
  readonly #tabs: TabsPort;
  readonly #name: string;
  readonly #tabId: string;
  readonly #told: (news: TabNews) => void;
  #channel: TabChannel | null = null;

  constructor(tabs: TabsPort, name: string, tabId: string, told: (news: TabNews) => void) {
    this.#tabs = tabs;
    this.#name = name;
    this.#tabId = tabId;
    this.#told = told;
    this.open();
  }

  /** Listens again, after the page was put away. */
  open(): void {
    this.#channel ??= this.#tabs.channel(`${this.#name}:news`, (value) => {
      const message = readTabMessage(value);
      if (message?.type === 'news') this.#told(message.news);
    });
  }

  tell(news: TabNews): void {
    this.#channel?.post({ type: 'news', from: this.#tabId, news });
  }

  /** An open channel would keep the page out of the browser's memory of pages to go back to. */
  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}
