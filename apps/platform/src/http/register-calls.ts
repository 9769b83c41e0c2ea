import { isIP } from 'node:net';
import type { Endpoint } from '@jianzhu/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Recognise } from './caller.ts';
import { failure, success } from './envelope.ts';
import { admit } from './gate.ts';
import type { CallContext } from './handler.ts';
import type { ImplementedCall } from './implement.ts';
import { statusMessage } from './messages.ts';
import { type ParseResult, parseInput } from './parse-input.ts';
import { Refusal } from './refusal.ts';
import type { LimitedRequest, RequestLimiter } from './request-limits.ts';

/** What every call needs around its handler. */
export interface CallServices {
  /** Fills `{product}` in paths. */
  readonly product: string;
  readonly recognise: Recognise;
  readonly limiter: RequestLimiter;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that answered and its body code, for the log. */
    outcome: { readonly call: string; readonly code: number } | null;
  }
}

/** Serves calls of the contract under their paths. Calls that share a path are told apart by their input. */
export function registerCalls(app: FastifyInstance, calls: readonly ImplementedCall[], services: CallServices): void {
  const byWire = new Map<string, { endpoint: Endpoint; shared: ImplementedCall[] }>();
  for (const call of calls) {
    const { endpoint } = call;
    const wire = `${endpoint.method} ${endpoint.path}`;
    const known = byWire.get(wire);
    if (known === undefined) byWire.set(wire, { endpoint, shared: [call] });
    else known.shared.push(call);
  }
  for (const { endpoint, shared } of byWire.values()) {
    app.route({
      method: endpoint.method,
      url: routePath(endpoint, services.product),
      handler: (request, reply) => serve(shared, services, request, reply),
    });
  }
}

function routePath({ path }: Endpoint, product: string): string {
  return path.replaceAll('{product}', product).replace(/\{(\w+)\}/g, ':$1');
}

async function serve(
  calls: readonly ImplementedCall[],
  services: CallServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call, parsed } = choose(calls, request);
  const { endpoint, handler } = call;
  const clientAddress = clientAddressOf(request);
  const limited: LimitedRequest = { clientAddress, isLocal: isLoopback(clientAddress) };
  const tooMany = services.limiter.byAddress(endpoint, limited);
  if (tooMany !== undefined) return refuse(reply, endpoint, tooMany);

  const admission = await admit(endpoint.auth, request.headers, services.recognise);
  if (admission.kind === 'unauthenticated') return reply.code(401).send(failure(401, statusMessage(401)));
  if (admission.kind === 'refused') return refuse(reply, endpoint, admission.refusal);
  const { caller } = admission;
  const tooManyOfLogin =
    caller.kind === 'none' ? undefined : services.limiter.byLogin({ ...limited, loginId: caller.loginId });
  if (tooManyOfLogin !== undefined) return refuse(reply, endpoint, tooManyOfLogin);

  if (!parsed.ok) return refuse(reply, endpoint, parsed.refusal);
  const context: CallContext = {
    caller,
    requestId: request.id,
    clientAddress,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    now: new Date(),
    signal: request.signal,
  };
  const answer = await handler.handle(parsed.input, context);
  if (answer instanceof Refusal) return refuse(reply, endpoint, answer);
  request.outcome = { call: endpoint.id, code: 200 };
  return reply.send(success(answer));
}

/** The first call that takes the input; when none does, the last one says what is wrong with it. */
function choose(
  calls: readonly ImplementedCall[],
  request: FastifyRequest,
): { readonly call: ImplementedCall; readonly parsed: ParseResult } {
  const attempts = calls.map((call) => ({ call, parsed: parseInput(call.schemas, request) }));
  const chosen = attempts.find(({ parsed }) => parsed.ok) ?? attempts.at(-1);
  if (chosen === undefined) throw new TypeError('a route without a call');
  return chosen;
}

function refuse(reply: FastifyReply, endpoint: Endpoint, refusal: Refusal): FastifyReply {
  reply.request.outcome = { call: endpoint.id, code: refusal.code };
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter);
  return reply.send(failure(refusal.code, refusal.msg, refusal.data));
}

const IPV4_IN_IPV6 = '::ffff:';

/** The client's address as trusted proxies report it; one that is no address is the proxy's fault, and then it counts. */
function clientAddressOf(request: FastifyRequest): string {
  const reported = request.ip.replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  return isIP(reported) === 0 ? peerAddress(request) : reported;
}

function peerAddress(request: FastifyRequest): string {
  return (request.socket.remoteAddress ?? '127.0.0.1').replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
