/** What a connection says of itself. */
export interface DeviceLogin {
  readonly userId: string;
  /** Kind of client: `pc`, `app`. */
  readonly client: string;
  /** Stands for the browser. */
  readonly uuid: string;
  /** Stands for the group of tabs. */
  readonly sid: string;
}

/** One connection. Epochs of a user only ever rise. */
export interface SessionKey {
  readonly userId: string;
  readonly epoch: number;
}

/**
 * Why a session is over. `replaced`: the same tabs opened another one. `elsewhere`: another device logged in.
 * `closed`: it ended by itself, or nothing is known of it any more.
 */
export type EndReason = 'replaced' | 'elsewhere' | 'closed';

/** A session that is over, and the device that ended it. */
export interface EndedSession extends SessionKey {
  readonly reason: EndReason;
  readonly uuid: string;
}

export interface SessionGrant {
  readonly epoch: number;
  /** Sessions that this one has ended; their nodes close them. */
  readonly ended: readonly EndedSession[];
}

/**
 * Who is connected with which device. Two devices that come in the same instant are put in an order here, the same for
 * all nodes: the newer epoch stays.
 */
export interface Sessions {
  begin(login: DeviceLogin): Promise<SessionGrant>;
  /** Says that these live; answers those that are over. */
  touch(keys: readonly SessionKey[]): Promise<readonly EndedSession[]>;
  /** Forgets sessions that have gone by themselves. */
  end(keys: readonly SessionKey[]): Promise<void>;
}
