import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes one line of the log. */
export type LogSink = (line: string) => void;

/** One JSON object a line; never a query, a cookie or a header, which may hold tokens. */
export interface RequestLog {
  /** Logs the answer of this request once it is complete or broken off. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Logs a failure inside the server. */
  failure(subject: string, error: unknown): void;
}

/** Creates the log; `errors` leaves out answers below 500. */
export function createRequestLog(level: 'all' | 'errors', write: LogSink, now: () => number): RequestLog {
  const line = (fields: object) => write(JSON.stringify({ time: new Date().toISOString(), ...fields }));
  return {
    watch(request, response) {
      const start = now();
      response.once('close', () => {
        if (level === 'errors' && response.statusCode < 500) return;
        line({
          level: response.statusCode < 500 ? 'info' : 'error',
          method: request.method,
          path: withoutQuery(request.url ?? ''),
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
