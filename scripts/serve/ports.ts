import { createServer } from 'node:net';

/** A port with the name of the variable that decides it. */
export interface NamedPort {
  readonly port: number;
  /** Where its server will listen; the port is free only when it is free on each. */
  readonly addresses: readonly string[];
  readonly purpose: string;
  readonly variable: string;
}

const reasons = { EADDRINUSE: 'is taken', EACCES: 'needs more rights' } as const;
type Refusal = keyof typeof reasons;

const isRefusal = (code: string | undefined): code is Refusal => code !== undefined && code in reasons;

/** A line about each port that cannot be opened. */
export async function findClosedPorts(ports: readonly NamedPort[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { port, addresses, purpose, variable } of ports) {
    const refusals = await Promise.all(addresses.map((address) => tryPort(port, address)));
    const reason = refusals.find((refusal) => refusal !== undefined);
    if (reason !== undefined) lines.push(`Port ${port} (${purpose}) ${reasons[reason]}: free it or set ${variable}.`);
  }
  return lines;
}

function tryPort(port: number, host: string): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    // An address that the machine lacks (::1 without IPv6) refuses nothing.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(isRefusal(code) ? code : undefined));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
