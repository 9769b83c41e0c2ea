import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './envelope.ts';
import { statusMessage } from './messages.ts';

/**
 * Answers 503 where a call has no answer in time: Fastify's `handlerTimeout` stops counting once a body was read. An
 * answer that has begun may take as long as it likes. What the call does ends by its `goneSignal`.
 *
 * @param ms from the head of the request
 */
export function endLateCalls(app: FastifyInstance, ms: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      request.log.error({ route: request.routeOptions.url }, 'a call took too long');
      void reply
        .code(503)
        .type('application/json; charset=utf-8')
        .send(failure(503, statusMessage(503)));
    }, ms);
    timers.set(request, timer.unref());
    reply.raw.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
}
