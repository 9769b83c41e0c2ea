import { type IncomingHttpHeaders, request } from 'node:http';
import { portalPort } from './addresses.ts';

export interface HostRequest {
  readonly path: string;
  /** Host header; the generic portal's unless given. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Loopback address the request comes from. The platform limits single calls by address: a journey with many of them
   * takes one of its own, so that it does not use up what others need.
   */
  readonly from?: string;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks the portal by its address, under any host name, and follows no redirect. */
export function ask({ path, host, headers = {}, from }: HostRequest): Promise<HostAnswer> {
  const options = {
    host: '127.0.0.1',
    port: portalPort,
    path,
    headers: { host: host ?? `localhost:${portalPort}`, ...headers },
    ...(from && { localAddress: from }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
