import {
  type Chat,
  type ChatApi,
  createChat,
  type LocalMessage,
  type SendOutcome,
  type SocketFactory,
} from '@jianzhu/chat';
import type { TestChatter } from '../testing/test-chat.ts';
import type { Pace } from './paces.ts';
import type { StormHistory } from './storm-history.ts';

/** Most messages that a user has under way. */
const AHEAD = 100;
export interface StormClientOptions {
  readonly user: TestChatter;
  readonly chatId: string;
  /** Address of the socket, asked for at every attempt. */
  readonly url: () => string;
  readonly api: ChatApi;
  readonly openSocket?: SocketFactory;
  readonly history: StormHistory;
  readonly pace: Pace;
}

/** A user in front of a real client. */
export interface StormClient {
  readonly userId: string;
  readonly chat: Chat;
  /** Ids of this user's messages in the order of writing. */
  readonly written: readonly string[];
  /** How each of them ended, by id. */
  readonly outcomes: ReadonlyMap<string, SendOutcome>;
  /** How often each message was told of as a new one, by id. */
  readonly told: ReadonlyMap<string, number>;
  listed(): readonly LocalMessage[];
  /** Writes so many messages; resolves when the last one has ended. */
  write(count: number): Promise<void>;
  /** Fetches what the client leaves to be scrolled for; resolves when nothing is missing any more, or nothing came. */
  scrollBack(): Promise<void>;
}

export function createStormClient({ user, chatId, history, ...options }: StormClientOptions): StormClient {
  const { userId, token } = user;
  const written: string[] = [];
  const outcomes = new Map<string, SendOutcome>();
  const told = new Map<string, number>();
  const chat = createChat({
    url: options.url,
    getToken: () => Promise.resolve(token),
    api: options.api,
    deviceId: () => `device-${userId}`,
    tabs: 'independent',
    timing: options.pace.timing,
    limits: options.pace.limits,
    ...(options.openSocket && { environment: { openSocket: options.openSocket } }),
  });
  chat.messages$.subscribe(({ message: { id }, origin }) => {
    told.set(id, (told.get(id) ?? 0) + 1);
    history.note({ what: 'shown', who: userId, id, detail: origin });
  });
  chat.connection$.subscribe(({ phase, attempt, protocol }) =>
    history.note({ what: 'connection', who: userId, detail: `${phase} ${attempt} ${protocol}` }),
  );
  chat.errors$.subscribe((error) => {
    const call = error.code === 'call-failed' ? ` ${error.call} ${String(error.cause)}` : '';
    history.note({ what: 'error', who: userId, detail: error.code + call });
  });
  chat.login({ id: userId, name: userId, avatar: '' });

  return {
    userId,
    chat,
    written,
    outcomes,
    told,
    listed() {
      const list = chat.list(chatId);
      return list?.range(0, list.length) ?? [];
    },
    async write(count) {
      const endings: Promise<void>[] = [];
      for (let index = 0; index < count; index += 1) {
        await endings[index - AHEAD];
        const { id, done } = chat.send(chatId, `第${written.length + 1}条`);
        written.push(id);
        history.note({ what: 'written', who: userId, id });
        endings.push(
          done.then((outcome) => {
            outcomes.set(id, outcome);
            history.note({ what: 'settled', who: userId, id, detail: JSON.stringify(outcome) });
          }),
        );
      }
      await Promise.all(endings);
    },
    async scrollBack() {
      for (let before = -1; chat.gaps(chatId).length > 0 && before !== this.listed().length; ) {
        before = this.listed().length;
        await chat.loadOlder(chatId, 200);
      }
    },
  };
}
