import { createContext } from 'react-router';

/**
 * Addresses as the browser that sent this request must see them: the ports differ, the host name is the request's own,
 * because browsers share cookies over ports but not between host names.
 */
export interface SiteSettings {
  /** Where loaders call the platform. Reachable from this server, not necessarily from the browser. */
  readonly platformOrigin: string;
  readonly loginOrigin: string;
  readonly storageOrigin: string;
  readonly siblingOrigin: string;
  /** `Domain` of the three session cookies; absent: host-only cookies. */
  readonly cookieDomain?: string;
  /** Online viewer for office files; absent: they are downloaded (decision 19). */
  readonly officeViewer?: string;
  /** The scheme the browser uses; cookies are `Secure` under https. */
  readonly publicProtocol: 'http' | 'https';
  /** Pages say that they belong to a demonstration where others than this machine see them (decision 63). */
  readonly isDemonstration: boolean;
}

/** What the server tells loaders and the document renderer about one request. Never kept beyond it. */
export interface RequestContext {
  /**
   * `stream`: send the shell as soon as it is ready. `whole`: wait for everything, because the page is kept for every
   * anonymous visitor of this host; such a request carries no cookie and no client address.
   */
  readonly rendering: 'stream' | 'whole';
  /**
   * Marks the inline scripts of this one rendering as our own; absent in development. A page that is kept has hashes in
   * its place.
   */
  readonly nonce?: string;
  /** The Host header, lower-case, with its port if it has one (H-05). X-Forwarded-Host is never looked at. */
  readonly requestHost: string;
  /** Absent when the page is rendered for everyone. */
  readonly clientAddress?: string;
  readonly settings: SiteSettings;
  /** Logs what the visitor is spared, such as a start-up call that failed. The subject says what was tried. */
  readonly reportFailure: (subject: string, error: unknown) => void;
}

/** Answers one GET or HEAD request of a document or of a page's data. */
export type DocumentHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Key of the {@link RequestContext} in the loader argument `context`: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>();
