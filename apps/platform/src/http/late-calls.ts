import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';
import { statusMessage } from './messages.ts';

/**
 * Answers 503 where a call takes longer: Fastify's `handlerTimeout` stops counting once a body was read. What the call
 * does ends by its `goneSignal`.
 *
 * @param ms from the first byte of the request
 */
export function endLateCalls(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      request.log.error({ route: request.routeOptions.url }, 'a call took too long');
      void reply.code(503).send(failure(503, statusMessage(503)));
    }, ms);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
