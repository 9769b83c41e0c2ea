/** Something that the browser tells by itself. */
export interface BidiEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Result = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly result?: Result;
  readonly error?: string;
  readonly message?: string;
}

/** A connection that speaks WebDriver BiDi. */
export interface BidiConnection {
  /** @throws Error - with the browser's words, if it refuses */
  readonly call: (method: string, params: Result) => Promise<Result>;
  readonly onEvent: (listener: (event: BidiEvent) => void) => void;
}

/** Connects to a browser that listens there. */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((event: BidiEvent) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    // The protocol knows these two kinds of messages.
    const message = JSON.parse(String(data)) as Answer | BidiEvent;
    if ('method' in message) for (const listener of listeners) listener(message);
    else waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)));
  });
  let calls = 0;
  return {
    call: async (method, params) => {
      calls += 1;
      const id = calls;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result = {}, error, message } = await answer;
      waiting.delete(id);
      if (type === 'error') throw new Error(`${method}: ${error}, ${message}`);
      return result;
    },
    onEvent: (listener) => void listeners.push(listener),
  };
}
