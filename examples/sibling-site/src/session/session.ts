/** A login of this site: its own tokens, which no other site sees. */
export interface SiteSession {
  /** Access token: of user and company. */
  readonly token: string;
  /** Platform token: of the login. */
  readonly jianzhuToken: string;
  readonly businessId: string;
}

const sessionKey = 'archive.session';
const targetKey = 'archive.target';

/** Null for a visitor. */
export function readSession(): SiteSession | null {
  const kept = sessionStorage.getItem(sessionKey);
  // Nobody but `keepSession` writes it.
  return kept === null ? null : (JSON.parse(kept) as SiteSession);
}

export function keepSession(session: SiteSession): void {
  sessionStorage.setItem(sessionKey, JSON.stringify(session));
}

export function dropSession(): void {
  sessionStorage.removeItem(sessionKey);
}

/** Remembers which page a login is for. */
export function rememberTarget(path: string): void {
  sessionStorage.setItem(targetKey, path);
}

/**
 * The page to go to after a login: that of the address, else the remembered one, else the first.
 *
 * @param asked path that came from outside
 */
export function takeTarget(asked: string | null, origin: string): string {
  const target = asked ?? sessionStorage.getItem(targetKey) ?? '/';
  sessionStorage.removeItem(targetKey);
  const url = URL.parse(target, origin);
  return url?.origin === origin ? url.pathname + url.search : '/';
}
