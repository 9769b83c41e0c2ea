import type { DeviceLogin, EndedSession, SessionGrant, SessionKey, Sessions } from '../ports/sessions.ts';
import { type LiveSession, type SessionPolicy, sessionsToEnd } from '../service/session-policy.ts';

interface UserSessions {
  epoch: number;
  readonly live: Map<number, LiveSession>;
  readonly ended: Map<number, EndedSession>;
}

/** Sessions in this process's memory. */
export class MemorySessions implements Sessions {
  readonly #policy: SessionPolicy;
  readonly #users = new Map<string, UserSessions>();

  constructor(policy: SessionPolicy) {
    this.#policy = policy;
  }

  async begin(login: DeviceLogin): Promise<SessionGrant> {
    const user = this.#users.get(login.userId) ?? { epoch: 0, live: new Map(), ended: new Map() };
    this.#users.set(login.userId, user);
    user.epoch += 1;
    const ended = sessionsToEnd(login, [...user.live.values()], this.#policy);
    for (const session of ended) {
      user.live.delete(session.epoch);
      user.ended.set(session.epoch, session);
    }
    user.live.set(user.epoch, { ...login, epoch: user.epoch });
    return { epoch: user.epoch, ended };
  }

  async touch(keys: readonly SessionKey[]): Promise<readonly EndedSession[]> {
    return keys.flatMap(({ userId, epoch }): EndedSession[] => {
      const user = this.#users.get(userId);
      if (user?.live.has(epoch)) return [];
      return [user?.ended.get(epoch) ?? { userId, epoch, reason: 'closed', uuid: '' }];
    });
  }

  async end(keys: readonly SessionKey[]): Promise<void> {
    for (const { userId, epoch } of keys) this.#users.get(userId)?.live.delete(epoch);
  }
}
