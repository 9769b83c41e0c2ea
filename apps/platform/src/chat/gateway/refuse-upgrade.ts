import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers a request for a socket with a status and closes the connection. */
export function refuseUpgrade(raw: Duplex, status: number): void {
  raw.on('error', () => raw.destroy());
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Length: 0', '', ''];
  raw.end(head.join('\r\n'), () => raw.destroy());
}
