import type { Duplex } from 'node:stream';

/** Collects who has something to write, and lets each write once when the turn of the event loop is over. */
export class WriteTurn {
  #waiting: SocketOutlet[] = [];

  /** The outlet has something; asked once until it was let write. */
  join(outlet: SocketOutlet): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    this.#waiting.push(outlet);
  }

  #run(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const outlet of waiting) outlet.flush();
  }
}

/** What goes out over one socket: frames of one turn leave in one write. */
export class SocketOutlet {
  readonly #socket: Duplex;
  readonly #turn: WriteTurn;
  /** Undefined while there is nothing, as mostly. */
  #frames: Buffer[] | undefined;
  #bytes = 0;

  constructor(socket: Duplex, turn: WriteTurn) {
    this.#socket = socket;
    this.#turn = turn;
  }

  /** Bytes that have not left this process. */
  get waitingBytes(): number {
    return this.#bytes + this.#socket.writableLength;
  }

  push(frame: Buffer): void {
    if (this.#frames === undefined) {
      this.#turn.join(this);
      this.#frames = [frame];
    } else {
      this.#frames.push(frame);
    }
    this.#bytes += frame.length;
  }

  /** Writes what has been pushed. */
  flush(): void {
    const frames = this.#frames;
    const [first] = frames ?? [];
    if (frames === undefined || first === undefined) return;
    this.#frames = undefined;
    const bytes = this.#bytes;
    this.#bytes = 0;
    if (this.#socket.writable) this.#socket.write(frames.length === 1 ? first : Buffer.concat(frames, bytes));
  }

  /** Lets go of what has not been written. */
  drop(): void {
    this.#frames = undefined;
    this.#bytes = 0;
  }

  /** Resolves when little is left to be written, or the socket has ended. */
  async eased(bytes: number): Promise<void> {
    this.flush();
    while (this.#socket.writable && this.#socket.writableLength > bytes) {
      await new Promise<void>((resolve) => {
        const done = () => {
          this.#socket.off('drain', done);
          this.#socket.off('close', done);
          resolve();
        };
        this.#socket.once('drain', done);
        this.#socket.once('close', done);
      });
    }
  }
}
