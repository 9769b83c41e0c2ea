/** What the address of the socket says (specification section 4). */
export interface SocketAddress {
  /** `wss://host/path`, without a query. */
  readonly url: string;
  readonly token: string;
  /** `pc` in the portal. */
  readonly client: string;
  /** Stands for this browser; decides who is elsewhere. */
  readonly uuid: string;
  /** Stands for this group of tabs. */
  readonly sid: string;
}

/** The address to connect to. It carries the token: it is for the socket only, never for a log. */
export function socketUrl({ url, token, client, uuid, sid }: SocketAddress): string {
  const query = new URLSearchParams({ token, client, uuid, v: '2', sid });
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
