import type { ChatUser } from '../protocol/entities.ts';

export interface SenderLookupPort {
  lookUp(userId: string): Promise<ChatUser | null>;
  /** Runs once after the delay in ms; the name has one timer at most. */
  later(name: string, delay: number, run: () => void): void;
  /** The user of a chat, or null when there is none or none could be found in time. */
  known(chatId: string, user: ChatUser | null): void;
  failed(cause: unknown): void;
}

const patience = 5000;
const absentFor = 60_000;
const firstRetry = 5000;
const mostRetries = 6;

/** Finds the senders of unknown chats: one call a user, told late rather than never. */
export class SenderLookup {
  readonly #port: SenderLookupPort;
  readonly #users = new Map<string, Promise<ChatUser | null>>();

  constructor(port: SenderLookupPort) {
    this.#port = port;
  }

  /** Tells the chat's user as soon as it is known, and after 5 s that it is not known yet. */
  find(chatId: string, userId: string): void {
    let isTold = false;
    const tell = (user: ChatUser | null): void => {
      if (user === null && isTold) return;
      isTold = true;
      this.#port.known(chatId, user);
    };
    this.#port.later(`lookup ${chatId}`, patience, () => tell(null));
    this.#attempt(chatId, userId, tell, 0);
  }

  #attempt(chatId: string, userId: string, tell: (user: ChatUser | null) => void, attempt: number): void {
    this.#user(userId).then(
      (user) => tell(user),
      (cause: unknown) => {
        this.#port.failed(cause);
        tell(null);
        if (attempt >= mostRetries) return;
        const again = (): void => this.#attempt(chatId, userId, tell, attempt + 1);
        this.#port.later(`lookup again ${chatId}`, firstRetry * 2 ** attempt, again);
      },
    );
  }

  #user(userId: string): Promise<ChatUser | null> {
    const running = this.#users.get(userId);
    if (running !== undefined) return running;
    const call = this.#port.lookUp(userId);
    this.#users.set(userId, call);
    call.then(
      (user) => {
        if (user === null) this.#port.later(`absent ${userId}`, absentFor, () => this.#users.delete(userId));
      },
      () => this.#users.delete(userId),
    );
    return call;
  }
}
