import type { ApiClientOptions } from '@jianzhu/api-client';
import { type Dispatcher, Pool } from 'undici';

type HttpTransport = NonNullable<ApiClientOptions['http']>;
type HttpRequest = Parameters<HttpTransport['request']>[0];
type HttpAnswer = Awaited<ReturnType<HttpTransport['request']>>;

/** Connections to one platform. Calls beyond them wait, within their time. */
const connections = 256;

// One pool for each platform this process was told of, for all visitors: connections, nothing of a visitor.
const pools = new Map<string, Pool>();

/**
 * The way from this server to a platform. A document makes some 25 calls, so each goes straight through the
 * dispatcher of the pool: no stream, no emitter. Addresses are paths at the platform.
 *
 * @param extraHeaders sent with every call, over those of the call
 */
export function platformTransport(origin: string, extraHeaders: Readonly<Record<string, string>>): HttpTransport {
  const pool = poolOf(origin);
  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        if (request.data instanceof FormData) throw new TypeError('This server uploads no files');
        const hasBody = request.data !== undefined;
        pool.dispatch(
          {
            path: request.url,
            // HttpMethod has the names of the calls' methods and more.
            method: request.method as Dispatcher.HttpMethod,
            headers: {
              accept: 'application/json',
              ...(hasBody && { 'content-type': 'application/json' }),
              ...request.headers,
              ...extraHeaders,
            },
            body: hasBody ? JSON.stringify(request.data) : null,
          },
          new PendingAnswer(request, resolve, reject),
        );
      }),
  };
}

function poolOf(origin: string): Pool {
  const known = pools.get(origin);
  if (known) return known;
  // A call has one time limit of its own, for connecting, waiting and reading.
  const pool = new Pool(origin, { connections, headersTimeout: 0, bodyTimeout: 0 });
  pools.set(origin, pool);
  return pool;
}

/** Collects the answer to one call, or gives it up when its time is over or its signal says so. */
class PendingAnswer implements Dispatcher.DispatchHandler {
  readonly #request: HttpRequest;
  readonly #resolve: (answer: HttpAnswer) => void;
  readonly #reject: (reason: Error) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #givenUp: Error | undefined;
  #status = 0;
  #headers: HttpAnswer['headers'] = {};

  constructor(request: HttpRequest, resolve: (answer: HttpAnswer) => void, reject: (reason: Error) => void) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#giveUp('ETIMEDOUT', 'No answer in time'), request.timeout);
    request.signal?.addEventListener('abort', this.#cancel);
    if (request.signal?.aborted) this.#cancel();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#givenUp) controller.abort(this.#givenUp);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: HttpAnswer['headers']): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#settle();
    const [first, ...others] = this.#chunks;
    const body = first && others.length === 0 ? first : Buffer.concat(this.#chunks);
    const data = this.#request.responseType === 'blob' ? new Blob([new Uint8Array(body)]) : parsedOrText(body);
    this.#resolve({ status: this.#status, headers: this.#headers, data });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settle();
    this.#reject(error);
  }

  readonly #cancel = (): void => this.#giveUp('ERR_CANCELED', 'Cancelled');

  /** The caller hears of it at once, although a call that waits for a connection can be stopped only when it has one. */
  #giveUp(code: string, message: string): void {
    this.#settle();
    this.#givenUp = Object.assign(new Error(message), { code });
    this.#reject(this.#givenUp);
    this.#controller?.abort(this.#givenUp);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#request.signal?.removeEventListener('abort', this.#cancel);
  }
}

/** The client judges what is no envelope, such as the HTML of a proxy. */
function parsedOrText(body: Buffer): unknown {
  const text = body.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
