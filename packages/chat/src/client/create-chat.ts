import { BehaviorSubject } from 'rxjs';
import { ref } from 'valtio/vanilla';
import { connectionStatusOf } from '../connection/connection-status-of.ts';
import { defaultTiming } from '../connection/timing.ts';
import type { SendOutcome } from '../core/core-events.ts';
import { ChatSessionError } from '../ports/api.ts';
import type { SurroundingsEvent } from '../ports/environment.ts';
import type { ChatUser } from '../protocol/entities.ts';
import type { Frame } from '../protocol/frames.ts';
import { socketUrl } from '../protocol/socket-url.ts';
import { createChatState } from '../store/chat-state.ts';
import { idleConnection } from '../store/connection-status.ts';
import { usualEnvironment, usualStorage } from './browser-environment.ts';
import type { Chat } from './chat.ts';
import { type ChatLimits, type ChatOptions, chatConfig } from './chat-options.ts';
import { ChatSession } from './chat-session.ts';
import { createConnectionActor } from './connection-actor.ts';
import { OwnDevices, storedDeviceId } from './device-id.ts';
import { createMessageId } from './message-id.ts';
import { createOutputs } from './outputs.ts';

const defaultLimits: ChatLimits = { window: 200, outbox: 500, mailbox: 1000, inFlight: 32 };

const toMachine: Partial<Record<SurroundingsEvent, 'ONLINE' | 'OFFLINE' | 'VISIBLE' | 'HIDDEN' | 'FREEZE' | 'RESUME'>> =
  {
    online: 'ONLINE',
    offline: 'OFFLINE',
    visible: 'VISIBLE',
    hidden: 'HIDDEN',
    freeze: 'FREEZE',
    resume: 'RESUME',
  };

/** A chat client that is not logged in yet (specification section 4, chat). Nothing is opened before `login`. */
export function createChat(options: ChatOptions): Chat {
  const environment = { ...usualEnvironment, ...options.environment };
  const { clock, surroundings } = environment;
  const app = options.app ?? 'chat';
  const storage = options.storage ?? usualStorage();
  const state = createChatState();
  const outputs = createOutputs();
  const connection$ = new BehaviorSubject(idleConnection);
  const devices = new OwnDevices();
  const tabGroupId = createMessageId(clock.now());
  let session: ChatSession | null = null;

  const log = (event: string, facts: Readonly<Record<string, string | number | boolean>> = {}): void =>
    options.logger?.({ event, facts });

  function deviceId(): string {
    const id = options.deviceId?.() ?? storedDeviceId(storage, app, clock.now());
    devices.add(id);
    return id;
  }

  function received(frame: Frame): void {
    if (frame.kind === 'elsewhere') {
      if (devices.has(frame.uuid)) return;
      log('used elsewhere');
      kickedBy = frame.uuid;
      machine.send({ type: 'KICKED', uuid: frame.uuid });
    } else if (frame.kind === 'drain') machine.send({ type: 'DRAIN', within: frame.within });
    else session?.received(frame);
  }

  let kickedBy = '';
  const machine = createConnectionActor({
    environment,
    timing: { ...defaultTiming, ...options.timing },
    socketUrl: (token) =>
      socketUrl({
        url: typeof options.url === 'string' ? options.url : options.url(),
        token,
        client: options.client ?? chatConfig.client,
        uuid: deviceId(),
        sid: tabGroupId,
      }),
    getToken: options.getToken,
    elect(granted) {
      granted();
      return () => undefined;
    },
    linked(link) {
      if (session !== null) session.link = link;
    },
    unlinked: () => session?.linkLost(),
    received,
    bad(fault) {
      log('bad frame', { fault });
      outputs.errors$.next({ code: 'bad-frame', fault });
    },
    sync: (hello, signal) => session?.synchroniser.start(hello, signal) ?? Promise.resolve(false),
    async checkToken(signal) {
      try {
        await options.api.listChats({ signal });
        return true;
      } catch (cause) {
        return !(cause instanceof ChatSessionError);
      }
    },
  });

  machine.subscribe((snapshot) => {
    const status = connectionStatusOf(snapshot, clock.now());
    const before = connection$.value;
    if (before.phase === status.phase && before.attempt === status.attempt && before.resumed === status.resumed) return;
    state.connection = ref({ ...status });
    connection$.next(status);
    log('connection', { phase: status.phase, attempt: status.attempt });
    if (status.phase === 'closed' && status.reason === 'kicked') {
      outputs.kicked$.next({ uuid: kickedBy });
      kickedBy = '';
    }
  });

  const leave = surroundings.subscribe((event) => {
    const name = toMachine[event];
    if (name !== undefined) machine.send({ type: name });
    if (event === 'freeze') session?.flush();
    session?.apply({
      type: 'attention',
      visible: surroundings.isVisible(),
      focused: surroundings.isVisible() && surroundings.isFocused(),
    });
  });
  machine.start();

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
      isVisible: () => surroundings.isVisible(),
      isFocused: () => surroundings.isFocused(),
      tokenExpired: () => machine.send({ type: 'TOKEN_EXPIRED' }),
    });
  }

  function end({ forget }: { readonly forget: boolean }): void {
    machine.send({ type: 'CLOSE', reason: 'logout' });
    session?.dispose({ forget });
    session = null;
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
    login(user) {
      if (session !== null && session.options.user.id !== user.id) end({ forget: true });
      if (session === null) begin(user);
      machine.send({ type: 'CONNECT' });
    },
    connect: () => machine.send({ type: 'CONNECT' }),
    disconnect: () => machine.send({ type: 'CLOSE', reason: 'user' }),
    logout({ remote = true } = {}) {
      const wasLoggedIn = session !== null;
      // The call takes the token before it is gone.
      const call = remote && wasLoggedIn ? options.api.logout?.({ signal: new AbortController().signal }) : undefined;
      call?.catch((cause: unknown) => outputs.errors$.next({ code: 'call-failed', call: 'logout', cause }));
      end({ forget: true });
    },
    send(chatId, content, { type = 'text', id = environment.messageId() } = {}) {
      const sending = current();
      const done = new Promise<SendOutcome>((resolve) => {
        const waiting = outputs.settled$.subscribe((settled) => {
          if (settled.id !== id) return;
          waiting.unsubscribe();
          resolve(settled.outcome);
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
    search: async (words) => (session === null ? [] : ((await options.api.search?.(words, session)) ?? [])),
    list: (chatId) => session?.core.list(chatId),
    gaps: (chatId) => session?.core.gaps(chatId) ?? [],
    isRead: (message) => session?.core.isReadByPeer(message) ?? false,
    totalUnread: () => session?.core.totalUnread() ?? 0,
    dispose() {
      leave();
      machine.send({ type: 'CLOSE', reason: 'disposed' });
      session?.dispose({ forget: false });
      session = null;
      for (const stream of Object.values(outputs)) stream.complete();
      connection$.complete();
    },
  };
}
