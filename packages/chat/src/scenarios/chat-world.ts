import type { Chat } from '../client/chat.ts';
import type { ChatOptions } from '../client/chat-options.ts';
import { createChat } from '../client/create-chat.ts';
import type { SocketFactory } from '../ports/environment.ts';
import { createFakeBrowser, type FakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { createFakeServer, type FakeServer, type FakeServerOptions } from '../testing/fake-server.ts';
import { createFakeSurroundings, type FakeSurroundings } from '../testing/fake-surroundings.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

export interface Page {
  readonly chat: Chat;
  readonly surroundings: FakeSurroundings;
  readonly tab: FakeTab;
  /** Ids of the messages that a chat shows. */
  ids(chatId: string): readonly string[];
}

export interface World {
  readonly clock: VirtualClock;
  readonly server: FakeServer;
  /** A page of a browser, logged in as a user. */
  open(userId: string, browser?: FakeBrowser, options?: Partial<ChatOptions>): Page;
  /** A page whose user is not logged in yet. */
  visit(userId: string, browser?: FakeBrowser, options?: Partial<ChatOptions>): Page;
}

/** A server, a clock, and browsers around them. */
export function createWorld(
  options: Omit<FakeServerOptions, 'clock'> & {
    readonly through?: (open: SocketFactory, clock: VirtualClock) => SocketFactory;
  },
): World {
  const clock = createVirtualClock();
  const server = createFakeServer({ clock, ...options });
  server.store.addChat('c1', ['a', 'b'], '项目群');
  const openSocket = options.through?.(server.openSocket, clock) ?? server.openSocket;

  function visit(userId: string, browser = createFakeBrowser(), more: Partial<ChatOptions> = {}): Page {
    const surroundings = createFakeSurroundings();
    const tab = browser.openTab();
    const { environment, ...others } = more;
    const chat = createChat({
      url: 'wss://im.example.cn/socket',
      getToken: async () => userId,
      api: server.api(userId),
      storage: browser.storage,
      environment: {
        clock: tab.clock(clock),
        openSocket: tab.sockets(openSocket),
        surroundings,
        tabs: tab.tabs,
        random: () => 0.5,
        ...environment,
      },
      ...others,
    });
    return { chat, surroundings, tab, ids: (chatId) => (chat.state.chatMessage[chatId] ?? []).map(({ id }) => id) };
  }

  return {
    clock,
    server,
    visit,
    open(userId, browser, more) {
      const page = visit(userId, browser, more);
      page.chat.login({ id: userId, name: userId, avatar: '' });
      return page;
    },
  };
}
