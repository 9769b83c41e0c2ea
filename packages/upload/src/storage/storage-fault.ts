import { StorageError, type StorageFault } from '../ports/storage.ts';
import type { StorageAnswer } from './transport.ts';
import { xmlText } from './xml-scanner.ts';

/** What the codes of error documents mean, of OSS and S3 alike. */
const FAULT_OF_CODE: Readonly<Record<string, StorageFault>> = {
  SecurityTokenExpired: 'credentials',
  InvalidSecurityToken: 'credentials',
  ExpiredToken: 'credentials',
  InvalidToken: 'credentials',
  TokenRefreshRequired: 'credentials',
  // OSS answers this for temporary keys that have ended.
  InvalidAccessKeyId: 'credentials',
  RequestTimeTooSkewed: 'clock',
  NoSuchUpload: 'gone',
  InvalidDigest: 'integrity',
  BadDigest: 'integrity',
  InvalidPart: 'integrity',
  IncompleteBody: 'network',
  RequestTimeout: 'timeout',
  SlowDown: 'throttled',
  ServerBusy: 'throttled',
  TooManyRequests: 'throttled',
  QpsLimitExceeded: 'throttled',
  UploadTrafficRateLimitExceeded: 'throttled',
  InternalError: 'server',
  OperationAborted: 'server',
};

/** For answers whose code says nothing; from 500 upward it is the server, all others are final. */
const FAULT_OF_STATUS: Readonly<Record<number, StorageFault>> = { 408: 'timeout', 429: 'throttled' };

const faultOf = (status: number, code: string): StorageFault =>
  (Object.hasOwn(FAULT_OF_CODE, code) ? FAULT_OF_CODE[code] : undefined) ??
  FAULT_OF_STATUS[status] ??
  (status >= 500 ? 'server' : 'fatal');

/** `Retry-After` in ms: seconds, or a date. @param now ms since 1970 */
function retryAfterOf(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const delay = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

function serverTimeOf({ text, header }: StorageAnswer): number | undefined {
  const time = Date.parse(xmlText(text, 'ServerTime') ?? header('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** The error that an answer stands for. @param operation its name, for the message @param now ms since 1970 */
export function storageFault(answer: StorageAnswer, operation: string, now: number): StorageError {
  const { status, text } = answer;
  const code = xmlText(text, 'Code') ?? '';
  const fault = faultOf(status, code);
  return new StorageError(fault, {
    message: [`${operation} was answered with ${status}`, code].filter(Boolean).join(' '),
    status,
    code,
    retryAfter: retryAfterOf(answer.header('retry-after'), now),
    serverTime: fault === 'clock' ? serverTimeOf(answer) : undefined,
  });
}
