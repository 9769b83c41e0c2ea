import { FAILURE_TEXTS, REQUEST_TIMEOUT_MS } from '@jianzhu/domain';
import { proxy } from 'valtio/vanilla';

/** What the connection needs of its window. */
export interface ConnectionPorts {
  fetch: typeof fetch;
  /** Waits before the try with this number, counted from 1; rejects when the signal ends the waiting. */
  pause(attempt: number, signal: AbortSignal | undefined): Promise<void>;
}

/** The way from this page to the portal's server. */
export interface Connection {
  /** Why something that was asked for has to wait; null when nothing waits. */
  readonly state: { readonly trouble: string | null };
  /**
   * A fetch whose answer is the portal's own. Without a network and behind a failing proxy it tries again until there
   * is one or its signal ends it; any other answer that is not the portal's says its status instead of its body.
   */
  readonly fetch: typeof fetch;
  /** Waits until the server answers. */
  restored(): Promise<void>;
}

/** Statuses by which a proxy says that it could not reach the portal. */
const proxyFailures: ReadonlySet<number> = new Set([502, 503, 504]);
/** The router's mark on its own answers to data requests. */
const ownMark = 'X-Remix-Response';
/** A small file that always exists, to ask whether anybody answers. */
const probe = '/robots.txt';

/** Creates the connection of a page. */
export function createConnection({ fetch, pause }: ConnectionPorts): Connection {
  const state = proxy<{ trouble: string | null }>({ trouble: null });
  let waiting = 0;

  async function ask(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response | string> {
    try {
      const response = await inTime(fetch, input, init);
      return troubleOf(response) ?? response;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      return error === outOfTime ? FAILURE_TEXTS.timeout : FAILURE_TEXTS.network;
    }
  }

  /** Asks until somebody answers. */
  async function persist(input: RequestInfo | URL, init?: RequestInit) {
    let isWaiting = false;
    try {
      for (let attempts = 1; ; attempts += 1) {
        const answer = await ask(input, init);
        if (typeof answer !== 'string') return answer;
        if (!isWaiting) waiting += 1;
        isWaiting = true;
        state.trouble = answer;
        await pause(attempts, init?.signal ?? undefined);
      }
    } finally {
      if (isWaiting) waiting -= 1;
      if (waiting === 0) state.trouble = null;
    }
  }

  return {
    state,
    async fetch(input, init) {
      const response = await persist(input, init);
      if (response.status < 400 || response.headers.has(ownMark)) return response;
      const { status } = response;
      return new Response(FAILURE_TEXTS.status(status), { status });
    },
    async restored() {
      await persist(probe, { method: 'HEAD', cache: 'no-store' });
    },
  };
}

/** What a proxy's answer says of the connection; undefined for an answer that the page can use. */
function troubleOf({ status, headers, ok }: Response): string | undefined {
  if (headers.has(ownMark)) return undefined;
  if (status === 504) return FAILURE_TEXTS.timeout;
  if (proxyFailures.has(status)) return FAILURE_TEXTS.status(status);
  // The page of a network that wants to be entered first; data and manifest are never HTML.
  return ok && headers.get('content-type')?.startsWith('text/html') ? FAILURE_TEXTS.network : undefined;
}

const outOfTime = new Error('No answer in time');

/** A fetch whose headers come within the timeout of calls; its body may take longer. */
async function inTime(fetch: ConnectionPorts['fetch'], input: RequestInfo | URL, init: RequestInit | undefined) {
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(outOfTime), REQUEST_TIMEOUT_MS);
  const signal = init?.signal;
  if (signal?.aborted) attempt.abort(signal.reason);
  signal?.addEventListener('abort', () => attempt.abort(signal.reason), { once: true });
  try {
    return await fetch(input, { ...init, signal: attempt.signal });
  } finally {
    clearTimeout(timer);
  }
}
