/** Code of a frame (specification section 4); those from 10 up are spoken only with a server that announced v2. */
export const frameCode = {
  heartbeat: 0,
  handshake: 1,
  message: 2,
  read: 3,
  elsewhere: 4,
  ack: 10,
  sync: 11,
  page: 12,
  drain: 13,
  delivered: 14,
} as const;

/**
 * What a v2 server may announce. `delivered`: it wants frame 14 when messages have arrived, and tells it of the others;
 * the rest every v2 server can.
 */
export const serverCapabilities = ['ack', 'seq', 'sync', 'drain', 'delivered'] as const;

export type ServerCapability = (typeof serverCapabilities)[number];

/** Close codes of the socket beside the standard ones. */
export const closeCode = {
  /** The client heard nothing for too long. */
  liveness: 4000,
  /** The token is not in force: one fresh token, then the end. */
  token: 4001,
  forbidden: 4003,
  /** The same tab group opened another socket. */
  replaced: 4004,
  /** The account is used on another device; follows frame 4. */
  elsewhere: 4005,
  rate: 4008,
  /** The reader was too slow; reconnect and sync. */
  slowReader: 4009,
} as const;

/** Largest frame either end accepts, in bytes of UTF-8. */
export const maxFrameBytes = 65_536;
