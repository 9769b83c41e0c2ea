import { createServer } from 'node:net';

/** A port with the name of the variable that decides it. */
export interface NamedPort {
  readonly port: number;
  readonly purpose: string;
  readonly variable: string;
}

/** Servers listen on all addresses or on the loopback ones; a port is free only when it is free on each. */
const addresses = [undefined, '127.0.0.1', '::1'];
const refusals = { EADDRINUSE: 'is taken', EACCES: 'needs more rights' } as const;
type Refusal = keyof typeof refusals;

const isRefusal = (code: string | undefined): code is Refusal => code !== undefined && code in refusals;

/** One line about the first port that cannot be opened; undefined when all can. */
export async function findClosedPort(ports: readonly NamedPort[]): Promise<string | undefined> {
  for (const { port, purpose, variable } of ports) {
    for (const address of addresses) {
      const refusal = await tryPort(port, address);
      if (refusal) return `Port ${port} (${purpose}) ${refusals[refusal]}: free it or set ${variable}.`;
    }
  }
  return undefined;
}

function tryPort(port: number, host: string | undefined): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    // An address that the machine lacks (::1 without IPv6) refuses nothing.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(isRefusal(code) ? code : undefined));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
