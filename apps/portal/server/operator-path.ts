const OPERATIONS = /^\/+api\/+rs-ops-service(\/|$)/i;

/**
 * Whether a path leads to the operator API, which only the platform's own port serves. Read as generously as any router
 * behind us might: decoded, however often, without case, dot segments resolved.
 *
 * @param path as sent, known to be decodable
 */
export function isOperatorPath(path: string): boolean {
  return OPERATIONS.test(plain(path));
}

function plain(path: string): string {
  const decoded = decodeOnce(path);
  if (decoded !== path) return plain(decoded);
  // Only the path of the address is looked at: its origin stands for any.
  return new URL(path.replaceAll('\\', '/').replace(/^\/+/, '/'), 'http://portal.invalid').pathname;
}

/** What cannot be decoded (again) is what it says. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
