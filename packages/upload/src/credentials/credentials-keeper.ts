import { createActor, fromCallback } from 'xstate';
import type { Clock } from '../ports/environment.ts';
import type { Registration } from '../ports/register-api.ts';
import type { Credentials } from '../ports/storage.ts';
import { type CredentialsEvent, type CredentialsMachine, createCredentialsMachine } from './credentials.machine.ts';

/** Keys are renewed when less than this remains of their life, in ms. */
const RENEWAL_MARGIN = 60_000;
/** ... or less than so many times what the slowest recent request took. */
const SLOWEST_FACTOR = 2;

/** Keys that the storage keeps refusing, although they were renewed. */
export class UselessCredentialsError extends Error {
  override readonly name = 'UselessCredentialsError';
}

/** Holds the registration of one item and its keys; they are in no context and no snapshot. */
export interface CredentialsKeeper {
  registration(): Registration;
  /** Whether a request may be signed: the keys were not refused and will last long enough. */
  isUsable(): boolean;
  /** Whether the storage has ever accepted a request of this registration. */
  hasAccepted(): boolean;
  /** The storage has refused these keys. */
  refuse(used: Credentials): void;
  /** The storage has accepted a request that took `duration` ms. */
  accept(duration: number): void;
  /** Renews the keys; callers at the same time share one call. */
  renew(): Promise<Registration>;
  stop(): void;
}

/** What a keeper needs. */
export interface CredentialsKeeperOptions {
  readonly registration: Registration;
  readonly clock: Clock;
  readonly refresh: (current: Registration, signal: AbortSignal) => Promise<Registration>;
}

/** Made with the first registration: a module that makes it costs every page that imports anything beside it. */
let pattern: CredentialsMachine | undefined;

/** Begins to keep the keys of one registration. */
export function keepCredentials({ registration, clock, refresh }: CredentialsKeeperOptions): CredentialsKeeper {
  let current = registration;
  let receivedAt = clock.now();
  let isRefused = false;
  let slowest = 0;
  let hasAccepted = false;
  let failure: unknown;

  pattern ??= createCredentialsMachine();
  const machine = pattern.provide({
    actors: {
      refresh: fromCallback<CredentialsEvent>(({ sendBack }) => {
        const stop = new AbortController();
        refresh(current, stop.signal).then(
          (renewed) => {
            if (stop.signal.aborted) return;
            current = renewed;
            receivedAt = clock.now();
            isRefused = false;
            sendBack({ type: 'REFRESHED' });
          },
          (error: unknown) => {
            if (stop.signal.aborted) return;
            failure = error;
            sendBack({ type: 'FAULT' });
          },
        );
        return () => stop.abort();
      }),
    },
  });
  const actor = createActor(machine).start();

  function remaining(): number {
    const { expiresAt } = current.credentials;
    // Keys that arrive expired say more about our clock than about the keys.
    if (expiresAt === undefined || expiresAt <= receivedAt) return Number.POSITIVE_INFINITY;
    return expiresAt - clock.now();
  }

  function margin(): number {
    const { expiresAt = 0 } = current.credentials;
    return Math.min(Math.max(RENEWAL_MARGIN, SLOWEST_FACTOR * slowest), (expiresAt - receivedAt) / 2);
  }

  function isUsable(): boolean {
    const left = remaining();
    return !isRefused && (left === Number.POSITIVE_INFINITY || left > margin());
  }

  return {
    registration: () => current,
    isUsable,
    hasAccepted: () => hasAccepted,
    refuse(used) {
      if (used === current.credentials) isRefused = true;
    },
    accept(duration) {
      hasAccepted = true;
      slowest = Math.max(duration, slowest / 2);
      // A request may outlive its item by a moment. Of thousands of parts most have nothing to forget: an event for each
      // of them would cost more than all else that is done for it.
      const { status, context } = actor.getSnapshot();
      if (status === 'active' && context.barren > 0) actor.send({ type: 'ACCEPTED' });
    },
    renew: () =>
      new Promise((resolve, reject) => {
        const settle = (): void => {
          const snapshot = actor.getSnapshot();
          if (snapshot.status !== 'active') reject(new UselessCredentialsError());
          if (snapshot.status === 'active' && snapshot.matches('refreshing')) return;
          subscription.unsubscribe();
          if (snapshot.matches('fresh')) resolve(current);
          else reject(failure);
        };
        const subscription = actor.subscribe({ next: settle, complete: settle });
        actor.send({ type: 'EXPIRED', refused: isRefused });
      }),
    stop: () => actor.stop(),
  };
}
