/** SQLSTATE and system codes of a server that is stopping, starting, crashed, full or not there. */
const UNAVAILABLE_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Texts of the driver's errors that carry no code. */
const UNAVAILABLE_TEXT = /connection terminated|timeout exceeded when trying to connect|not queryable|timeout expired/i;

/** Whether a database call failed because the server could not be reached, so that a later try may succeed (503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  if ('code' in error && typeof error.code === 'string') {
    return UNAVAILABLE_CODES.has(error.code);
  }
  return UNAVAILABLE_TEXT.test(error.message);
}
