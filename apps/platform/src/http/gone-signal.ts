import type { FastifyReply } from 'fastify';

/**
 * Aborted when nobody waits for an answer any more: the client is gone, the time was up, or it has come through.
 * `request.signal` is no such thing: it is aborted as soon as the body of a request was read to its end.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
