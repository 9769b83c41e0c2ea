import { encodeFrame, type ReadReceipt } from '@jianzhu/chat/protocol';
import type { DeliveryMark, StoredMessage } from '../ports/store.ts';
import { textFrame } from './text-frame.ts';

/** What a connection speaks: the specification alone, or what we announce beside it. */
export type Dialect = 'v1' | 'v2';

/** A frame for many connections, framed once for each dialect that is asked for. */
export class SharedFrame {
  readonly #write: (dialect: Dialect) => string;
  readonly #framed: { [Name in Dialect]?: Buffer } = {};

  private constructor(write: (dialect: Dialect) => string) {
    this.#write = write;
  }

  static message(stored: StoredMessage): SharedFrame {
    return new SharedFrame((dialect) => {
      const { seq, ...message } = stored;
      return encodeFrame({ kind: 'message', message: dialect === 'v2' ? stored : message });
    });
  }

  static receipt(told: ReadReceipt): SharedFrame {
    return new SharedFrame((dialect) => {
      const { seq, ...receipt } = told;
      return encodeFrame({ kind: 'read', receipt: dialect === 'v2' ? told : receipt });
    });
  }

  /** Only for v2: the specification has no such frame. */
  static delivered(delivered: DeliveryMark): SharedFrame {
    return new SharedFrame(() => encodeFrame({ kind: 'delivered', delivered }));
  }

  in(dialect: Dialect): Buffer {
    let framed = this.#framed[dialect];
    framed ??= textFrame(this.#write(dialect));
    this.#framed[dialect] = framed;
    return framed;
  }
}
