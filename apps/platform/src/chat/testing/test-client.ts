import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { decodeFrame, encodeFrame, type Frame, type Message } from '@jianzhu/chat/protocol';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

export interface ClientOptions {
  readonly uuid?: string;
  readonly sid?: string;
  /** Kind of client. */
  readonly kind?: string;
  readonly version?: 1 | 2;
  readonly origin?: string;
  readonly wantsRecordNews?: boolean;
  readonly protocols?: readonly string[];
}

/** A client of the chat that keeps all it gets. */
export class TestClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  /** Texts as they came. */
  readonly texts: string[] = [];
  #taken = new Set<Frame>();
  #closed: number | undefined;
  #failure: Error | undefined;

  constructor(url: string, { origin, protocols = [], wantsRecordNews = false }: ClientOptions) {
    this.socket = new WebSocket(url, [...protocols], {
      ...(origin !== undefined && { origin }),
      perMessageDeflate: true,
    });
    this.socket.on('message', (data) => {
      const text = String(data);
      this.texts.push(text);
      const result = decodeFrame(text);
      // Asked for beside the chat.
      if (!result.ok && result.fault === 'unknown-code' && wantsRecordNews) return;
      if (!result.ok) throw new Error(`the server sent ${result.fault}: ${text.slice(0, 200)}`);
      this.frames.push(result.frame);
    });
    this.socket.on('close', (code) => {
      this.#closed = code;
    });
    this.socket.on('error', (error) => {
      this.#failure = error;
    });
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
  }

  send<Kind extends Frame['kind']>(frame: FrameOf<Kind>): void {
    this.socket.send(encodeFrame<Kind>(frame));
  }

  /** Sends a message and gives its id. */
  say(chatId: string, content = '您好', given: Partial<Message> = {}): string {
    const id = given.id ?? randomUUID();
    this.send({ kind: 'message', message: { id, fromId: '', chatId, content, timestamp: 1, type: 'text', ...given } });
    return id;
  }

  /** The next frame of a kind that nobody has taken yet. */
  async next<Kind extends Frame['kind']>(kind: Kind): Promise<FrameOf<Kind>> {
    const find = () => this.frames.find((frame) => frame.kind === kind && !this.#taken.has(frame));
    await vi.waitUntil(() => find() !== undefined, { timeout: 10_000, interval: 5 });
    const frame = find();
    if (frame === undefined) throw new Error('a frame that was there has gone');
    this.#taken.add(frame);
    // Found by its kind.
    return frame as FrameOf<Kind>;
  }

  of<Kind extends Frame['kind']>(kind: Kind): readonly FrameOf<Kind>[] {
    // Found by its kind.
    return this.frames.filter((frame) => frame.kind === kind) as FrameOf<Kind>[];
  }

  /** All messages that came live. */
  get messages(): readonly Message[] {
    return this.of('message').map(({ message }) => message);
  }

  /** The code by which the server closed. */
  async closed(): Promise<number> {
    await vi.waitUntil(() => this.#closed !== undefined, { timeout: 10_000, interval: 5 });
    return this.#closed ?? 0;
  }

  get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /** The message of the failure with which the socket could not be opened. */
  async refused(): Promise<string> {
    await vi.waitUntil(() => this.#failure !== undefined, { timeout: 10_000, interval: 5 });
    return this.#failure?.message ?? '';
  }

  cut(): void {
    this.socket.terminate();
  }
}
