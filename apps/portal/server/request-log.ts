import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientAddress } from './trusted-proxies.ts';

/** Writes one line of the log. */
type LogSink = (line: string) => void;

/** One JSON object a line; never a query, a cookie or a header, which may hold tokens. */
export interface RequestLog {
  /** Logs the answer of this request once it is complete or broken off. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Logs a failure inside the server. */
  failure(subject: string, error: unknown): void;
}

/** Where the portal says whether it is well. That it is not yet is what was asked, and no fault. */
export const HEALTH_PATH = '/health';

export interface RequestLogOptions {
  readonly level: 'all' | 'errors';
  readonly write: LogSink;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly clientAddress: ClientAddress;
}

/** Creates the log; `errors` leaves out answers below 500, and those that tell of the server's health. */
export function createRequestLog({ level, write, now, clientAddress }: RequestLogOptions): RequestLog {
  const line = (fields: object) => write(JSON.stringify({ time: new Date().toISOString(), ...fields }));
  return {
    watch(request, response) {
      const start = now();
      // Of a connection that is gone nobody can tell whose it was.
      const address = clientAddress(request);
      response.once('close', () => {
        const path = withoutQuery(request.url ?? '');
        const isFault = response.statusCode >= 500 && path !== HEALTH_PATH;
        if (level === 'errors' && !isFault) return;
        line({
          level: isFault ? 'error' : 'info',
          address,
          method: request.method,
          path,
          status: response.statusCode,
          complete: response.writableFinished,
          milliseconds: Math.round(now() - start),
        });
      });
    },
    failure(subject, error) {
      const detail =
        error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
      line({ level: 'error', subject: withoutQuery(subject), ...detail });
    },
  };
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '');
}
