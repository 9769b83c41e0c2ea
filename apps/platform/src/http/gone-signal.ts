import type { FastifyReply } from 'fastify';

/**
 * Aborted when the client goes away before it has its answer. `request.signal` is no such thing: it is aborted as soon
 * as the body of a request was read to its end.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}
