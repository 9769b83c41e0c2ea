import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { redact, redactText } from './redaction.ts';

export type Log = Logger;

/**
 * The application's log: one JSON object a line, without secrets whatever is passed to it.
 *
 * @param destination standard output when left out
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    // pino would turn an error into text before the formatter sees it; the redaction has its own way with errors.
    serializers: { err: (error: unknown) => error },
    formatters: {
      level: (label) => ({ level: label }),
      // A record in, a record out: redact keeps the kind of what it copies.
      log: (facts) => redact(facts) as Record<string, unknown>,
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...others] = args;
        const safe = typeof first === 'string' ? redactText(first) : first;
        // The same arguments, texts made safe: the overloads of pino cannot be named for a rest of arguments.
        const texts = others.map((other) => (typeof other === 'string' ? redactText(other) : other)) as typeof others;
        return method.apply(this, [safe, ...texts] as typeof args);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
