import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Speaks WebSocket by hand, because a client library would take more of the core than the server leaves: of most frames
 * it reads the head alone, and counts them.
 */
export class BenchSocket {
  readonly #socket: Socket;
  readonly #isSocketIo: boolean;
  #isUpgraded = false;
  #rest: Buffer = Buffer.alloc(0);
  /** Frames that came, of any kind but signs of life. */
  frames = 0;
  /** Called with every text, when somebody wants to know more than their number. */
  heard: ((text: string) => void) | undefined;

  private constructor(socket: Socket, isSocketIo: boolean) {
    this.#socket = socket;
    this.#isSocketIo = isSocketIo;
    // Without an encoding every piece is a Buffer.
    socket.on('data', (data) => this.#read(data as Buffer));
    socket.on('error', () => socket.destroy());
  }

  /** Connects as a user and says hello; resolves when the server has answered. */
  static async open(port: number, kind: string, user: number): Promise<BenchSocket> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const token = `token=user${'-'.repeat(20)}${user}`;
    const path =
      kind === 'socket.io'
        ? `/socket.io/?EIO=4&transport=websocket&${token}`
        : `/api/sys/chat/socket?${token}&client=pc&uuid=u${user}&sid=s&v=2`;
    const head = ['Host: bench', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, user & 255).toString('base64')}`;
    socket.write(`${[`GET ${path} HTTP/1.1`, ...head, key].join('\r\n')}\r\n\r\n`);
    const client = new BenchSocket(socket, kind === 'socket.io');
    // socket.io says hello by itself, and answers a word of ours; the others only answer.
    if (kind === 'socket.io') await client.#counted(1);
    client.#write(kind === 'socket.io' ? '40' : '{"code":1,"message":null}');
    await client.#counted(kind === 'socket.io' ? 2 : 1);
    return client;
  }

  /** Sends a frame of the chat. */
  send(frame: string): void {
    this.#write(this.#isSocketIo ? `42["frame",${frame}]` : frame);
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(text: string): void {
    const payload = Buffer.from(text);
    const head = payload.length < 126 ? Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]) : Buffer.alloc(8);
    if (payload.length >= 126) {
      head[0] = 0x81;
      head[1] = 0x80 | 126;
      head.writeUInt16BE(payload.length, 2);
    }
    this.#socket.write(Buffer.concat([head, payload]));
  }

  async #counted(frames: number): Promise<void> {
    while (this.frames < frames) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  #read(data: Buffer): void {
    const bytes = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    let at = 0;
    if (!this.#isUpgraded) {
      const end = bytes.indexOf('\r\n\r\n');
      this.#isUpgraded = end >= 0;
      at = end >= 0 ? end + 4 : bytes.length;
    }
    while (at + 4 <= bytes.length) {
      const short = (bytes[at + 1] ?? 0) & 127;
      const start = at + (short === 126 ? 4 : 2);
      const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
      if (end > bytes.length) break;
      at = end;
      if (this.#isSocketIo && end === start + 1 && bytes[start] === 0x32) {
        this.#write('3');
        continue;
      }
      this.frames += 1;
      this.heard?.(bytes.toString('utf8', start, end));
    }
    this.#rest = at === bytes.length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at));
  }
}
