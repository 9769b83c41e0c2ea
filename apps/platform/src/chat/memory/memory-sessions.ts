import type { DeviceLogin, EndedSession, SessionGrant, SessionKey, Sessions } from '../ports/sessions.ts';
import { type LiveSession, type SessionPolicy, sessionsToEnd } from '../service/session-policy.ts';

const NONE: readonly LiveSession[] = [];

/** Sessions in this process's memory. */
export class MemorySessions implements Sessions {
  readonly #policy: SessionPolicy;
  readonly #live = new Map<string, readonly LiveSession[]>();
  /** Sessions that others ended, so that their nodes can be told why. */
  readonly #ended = new Map<string, EndedSession>();
  #epoch = 0;

  constructor(policy: SessionPolicy) {
    this.#policy = policy;
  }

  async begin(login: DeviceLogin): Promise<SessionGrant> {
    this.#epoch += 1;
    const epoch = this.#epoch;
    const { userId, client, uuid, sid } = login;
    const ended = sessionsToEnd(login, this.#of(userId), this.#policy);
    for (const session of ended) this.#ended.set(keyOf(session), session);
    const over = new Set(ended.map((session) => session.epoch));
    const staying = this.#of(userId).filter((session) => !over.has(session.epoch));
    this.#live.set(userId, staying.concat({ userId, client, uuid, sid, epoch }));
    return { epoch, ended };
  }

  async touch(keys: readonly SessionKey[]): Promise<readonly EndedSession[]> {
    return keys.flatMap(({ userId, epoch }): readonly EndedSession[] => {
      if (this.#of(userId).some((session) => session.epoch === epoch)) return [];
      return [this.#ended.get(keyOf({ userId, epoch })) ?? { userId, epoch, reason: 'closed', uuid: '' }];
    });
  }

  async end(keys: readonly SessionKey[]): Promise<void> {
    for (const { userId, epoch } of keys) {
      const staying = this.#of(userId).filter((session) => session.epoch !== epoch);
      if (staying.length === 0) this.#live.delete(userId);
      else this.#live.set(userId, staying);
    }
  }

  #of(userId: string): readonly LiveSession[] {
    return this.#live.get(userId) ?? NONE;
  }
}

const keyOf = ({ userId, epoch }: SessionKey) => `${userId} ${epoch}`;
