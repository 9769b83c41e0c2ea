import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, one of which could take it before the server does. */
const FIRST = 10_000;
const LAST = 20_000;

/** The first of so many ports in a row that nobody has. */
export async function freePorts(count: number): Promise<number> {
  const first = randomInt(FIRST, LAST - count);
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? first : freePorts(count);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
