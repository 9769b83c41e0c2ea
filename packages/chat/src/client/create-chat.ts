import { ref } from 'valtio/vanilla';
import type { SendOutcome } from '../core/core-events.ts';
import { ChatCallMissing } from '../ports/api.ts';
import type { ChatUser } from '../protocol/entities.ts';
import { createChatState } from '../store/chat-state.ts';
import { browserTabs } from '../tabs/browser-tabs.ts';
import { usualEnvironment, usualStorage } from './browser-environment.ts';
import type { Chat } from './chat.ts';
import type { ChatLimits, ChatOptions } from './chat-options.ts';
import { ChatSession } from './chat-session.ts';
import { Connector } from './connector.ts';
import { createOutputs } from './outputs.ts';

const defaultLimits: ChatLimits = { window: 200, outbox: 500, mailbox: 1000, inFlight: 32, missing: 1000 };

/** A chat client that is not logged in yet (specification section 4, chat). Nothing is opened before `login`. */
export function createChat(options: ChatOptions): Chat {
  const environment = { ...usualEnvironment, ...options.environment };
  const { clock, surroundings } = environment;
  const app = options.app ?? 'chat';
  const storage = options.storage ?? usualStorage();
  const state = createChatState();
  const outputs = createOutputs();
  const tabs = options.tabs === 'independent' ? null : (environment.tabs ?? browserTabs());
  let session: ChatSession | null = null;

  const connector = new Connector({
    options,
    environment,
    app,
    storage,
    outputs,
    tabs,
    session: () => session,
    loggedOutElsewhere: () => end({ forget: true }),
    log: (event, facts = {}) => options.logger?.({ event, facts }),
  });
  const { machine, connection$ } = connector;
  connection$.subscribe((status) => {
    state.connection = ref({ ...status });
  });

  const leave = surroundings.subscribe((event) => {
    if (event === 'freeze') session?.flush();
    connector.surroundingsChanged(event);
    session?.apply({
      type: 'attention',
      visible: surroundings.isVisible(),
      focused: surroundings.isVisible() && surroundings.isFocused(),
    });
  });

  function begin(user: ChatUser): void {
    session = new ChatSession({
      user,
      app,
      api: options.api,
      storage,
      clock,
      readWhen: options.readWhen ?? 'visible',
      limits: { ...defaultLimits, ...options.limits },
      state,
      outputs,
      requestIds: connector.requestIds,
      isVisible: () => surroundings.isVisible(),
      isFocused: () => surroundings.isFocused(),
      isLeader: () => connector.isLeader,
      tell: (news) => connector.tell(news),
      tokenExpired: () => connector.wish('TOKEN_EXPIRED'),
    });
    connector.begin(user.id);
  }

  function end({ forget }: { readonly forget: boolean }): void {
    connector.end();
    session?.dispose({ forget });
    session = null;
  }

  function endEverywhere(): void {
    connector.tell({ kind: 'loggedOut' });
    end({ forget: true });
  }

  function current(): ChatSession {
    if (session === null) throw new Error('Nobody is logged in to the chat');
    return session;
  }

  return {
    state,
    machine,
    connection$: connection$.asObservable(),
    messages$: outputs.messages$.asObservable(),
    receipts$: outputs.receipts$.asObservable(),
    errors$: outputs.errors$.asObservable(),
    kicked$: outputs.kicked$.asObservable(),
    get user() {
      return session?.options.user ?? null;
    },
    get isLeader() {
      return connector.isLeader;
    },
    login(user) {
      if (session !== null && session.options.user.id !== user.id) endEverywhere();
      if (session === null) begin(user);
      machine.send({ type: 'LOGIN' });
    },
    connect() {
      machine.send({ type: 'CONNECT' });
      connector.wish('RETRY_NOW');
    },
    disconnect: () => machine.send({ type: 'CLOSE', reason: 'user' }),
    tokenChanged: () => connector.wish('TOKEN_CHANGED'),
    logout({ remote = true } = {}) {
      const wasLoggedIn = session !== null;
      // The call takes the token before it is gone.
      const call = remote && wasLoggedIn ? options.api.logout?.({ signal: new AbortController().signal }) : undefined;
      call?.catch((cause: unknown) => outputs.errors$.next({ code: 'call-failed', call: 'logout', cause }));
      endEverywhere();
    },
    send(chatId, content, { type = 'text', id = environment.messageId() } = {}) {
      const sending = current();
      const done = new Promise<SendOutcome>((resolve) => {
        const waiting = outputs.settled$.subscribe({
          next(settled) {
            if (settled.id !== id) return;
            waiting.unsubscribe();
            resolve(settled.outcome);
          },
        });
      });
      sending.act({ type: 'sent', id, chatId, content, messageType: type });
      return { id, done, cancel: () => sending.act({ type: 'discarded', id }) };
    },
    retry: (id) => session?.act({ type: 'retried', id }),
    discard: (id) => session?.act({ type: 'discarded', id }),
    open: (chatId, { chat } = {}) => session?.act({ type: 'opened', chatId, chat }),
    close: () => session?.act({ type: 'closed' }),
    markRead: (chatId) => session?.act({ type: 'markedRead', chatId }),
    remove: (chatId) => session?.act({ type: 'removed', chatId }),
    loadOlder: (chatId, count = 50) =>
      session?.synchroniser.loadOlder(chatId, count) ?? Promise.resolve({ more: false }),
    canSearch: options.api.search !== undefined,
    async search(words) {
      if (options.api.search === undefined) throw new ChatCallMissing('search');
      return session === null ? [] : options.api.search(words, { signal: session.signal });
    },
    draft: (chatId) => session?.draft(chatId) ?? '',
    setDraft: (chatId, text) => session?.setDraft(chatId, text),
    list: (chatId) => session?.core.list(chatId),
    gaps: (chatId) => session?.core.gaps(chatId) ?? [],
    leftGaps: (chatId) => session?.core.leftGaps(chatId) ?? [],
    loadGap: (chatId, gap, count = 200) => session?.synchroniser.loadGap(chatId, gap, count) ?? Promise.resolve(false),
    isRead: (message) => session?.core.isReadByPeer(message) ?? false,
    isDelivered: (message) => session?.core.isDelivered(message) ?? false,
    totalUnread: () => session?.core.totalUnread() ?? 0,
    dispose() {
      leave();
      session?.flush();
      connector.dispose();
      session?.dispose({ forget: false });
      session = null;
      for (const stream of Object.values(outputs)) stream.complete();
    },
  };
}
