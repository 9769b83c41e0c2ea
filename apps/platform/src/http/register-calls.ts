import { type Endpoint, idempotencyKeyHeader } from '@jianzhu/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { ApiKeys, KeyAdmission } from './api-keys.ts';
import { apiKeyOf, generalTokens, operatorToken } from './bearer-headers.ts';
import type { Caller, Member, Recognise, RecogniseChat, RecogniseOperator, Visitor } from './caller.ts';
import { failure } from './envelope.ts';
import { type Admission, admit } from './gate.ts';
import './client-address.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { readDevice } from './device-cookie.ts';
import { goneSignal } from './gone-signal.ts';
import type { CallContext } from './handler.ts';
import { type MarkBody, openSubmission } from './idempotency.ts';
import type { ImplementedCall } from './implement.ts';
import { admitKey, keyFacts, logKeyRequests } from './key-requests.ts';
import { HTTP_MESSAGES, statusMessage } from './messages.ts';
import { neededKeys } from './needed-keys.ts';
import { type ParseResult, parseInput } from './parse-input.ts';
import { Refusal } from './refusal.ts';
import type { LimitedRequest, RequestLimiter } from './request-limits.ts';
import { answer, refuse, refuseKey } from './send-answer.ts';

/** What every call needs around its handler. */
export interface CallServices {
  /** Fills `{product}` in paths. */
  readonly product: string;
  readonly recognise: Recognise;
  readonly recogniseChat: RecogniseChat;
  readonly recogniseOperator: RecogniseOperator;
  readonly limiter: RequestLimiter;
  /** Keys of the open interface; without it no request is looked at for one. */
  readonly apiKeys?: ApiKeys;
  /** Keeps the acts; left out where there is no database. */
  readonly audit?: Pick<AuditTrail, 'run' | 'refuseStranger'>;
  /** Makes what the bodies of submissions are known again by. */
  readonly markBody: MarkBody;
}

interface Outcome {
  readonly call: string;
  readonly code: number;
  /** Why the call was refused. */
  readonly refused?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, for the log. */
    who: {
      readonly userId?: string;
      readonly businessId?: string;
      readonly operatorId?: string;
      readonly apiKeyId?: string;
    } | null;
    /** The call that answered and its body code, for the log. */
    outcome: Outcome | null;
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
  if (services.apiKeys !== undefined) logKeyRequests(app, services.apiKeys);
  for (const { endpoint, shared } of byWire.values()) {
    app.route({
      method: endpoint.method,
      url: routePath(endpoint, services.product),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
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
  const { clientAddress } = request;
  const limited: LimitedRequest = { clientAddress, isOwn: request.isOwnCall };
  const tooMany = await services.limiter.byAddress(endpoint, limited);
  if (tooMany !== undefined) return refuse(reply, endpoint, tooMany);

  const { apiKeys } = services;
  const key = apiKeys && apiKeyOf(request.headers);
  const admission: Admission | KeyAdmission =
    apiKeys === undefined || key === undefined
      ? await admit(endpoint, request.headers, services)
      : await admitKey(apiKeys, endpoint, key, request);
  if (admission.kind !== 'admitted' && operatorToken(request.headers) !== undefined && endpoint.auth === 'operator') {
    const origin = { clientAddress, userAgent: userAgentOf(request), requestId: request.id };
    services.audit?.refuseStranger(endpoint, origin, admission.kind === 'refused' ? admission.refusal.code : 401);
  }
  if (admission.kind === 'unauthenticated') {
    if (admission.reason !== undefined) return refuseKey(reply, endpoint, admission.reason);
    return endpoint.endsSession
      ? answer(reply, endpoint, null)
      : reply.code(401).send(failure(401, statusMessage(401)));
  }
  if (admission.kind === 'refused') return refuse(reply, endpoint, admission.refusal);
  const { caller } = admission;
  request.who = { ...whoIs(caller), ...keyFacts(request.usedKey) };
  const tooManyOfLogin =
    caller.kind === 'none' ? undefined : services.limiter.byLogin({ ...limited, loginId: limitKey(caller) });
  if (tooManyOfLogin !== undefined) return refuse(reply, endpoint, tooManyOfLogin);

  if (!parsed.ok) return refuse(reply, endpoint, parsed.refusal);
  const submission = endpoint.idempotent && openSubmission(submissionOf(request, endpoint, caller), services.markBody);
  if (submission instanceof Refusal) return refuse(reply, endpoint, submission);
  const device = readDevice(request.headers.cookie);
  const context: CallContext = {
    caller,
    whoAsks: async () => (key === undefined ? whoAsks(request, services.recognise) : undefined),
    once: submission?.once ?? notIdempotent,
    requestId: request.id,
    hostName: request.hostname.split(':', 1)[0] ?? '',
    clientAddress,
    ...(device !== undefined && { device }),
    userAgent: userAgentOf(request),
    now: new Date(),
    signal: goneSignal(reply),
  };
  const handle = async () => refuseUngranted(endpoint, caller, request.body) ?? handler.handle(parsed.input, context);
  const end = caller.kind === 'none' ? () => {} : services.limiter.begin(endpoint, limitKey(caller));
  if (end instanceof Refusal) return refuse(reply, endpoint, end);
  const act = async () =>
    services.audit === undefined
      ? { result: await handle(), userId: undefined }
      : services.audit.run(endpoint, parsed.input, context, handle);
  const { result, userId } = await act().finally(end);
  if (userId !== undefined) request.who = { ...request.who, userId };
  if (submission && !submission.isGuarded() && !(result instanceof Refusal)) {
    throw new TypeError(`${endpoint.id} is idempotent, but its handler did its work without context.once`);
  }
  return answer(reply, endpoint, result);
}

/** The permission that the contract asks for: the caller's roles do not grant it, or the company asks for more. */
function refuseUngranted({ permission: asked }: Endpoint, caller: Caller, body: unknown): Refusal | undefined {
  if (asked === undefined) return undefined;
  const keys = neededKeys(asked, body);
  const acting = caller.kind === 'business' || caller.kind === 'member' ? caller.acting : undefined;
  const granted = acting === undefined ? [] : permissionKeys(acting);
  if (acting === undefined || !keys.some((key) => granted.includes(key))) {
    return new Refusal('noPermission', { data: { permission: keys[0] } });
  }
  if (!acting.isSecondFactorDue) return undefined;
  return new Refusal('noPermission', {
    msg: HTTP_MESSAGES.secondFactorDue,
    data: { reason: 'SECOND_FACTOR_REQUIRED' },
  });
}

const notIdempotent: CallContext['once'] = () => {
  throw new TypeError('context.once is for calls that the contract names idempotent');
};

function submissionOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  caller: Caller,
): Parameters<typeof openSubmission>[0] {
  return {
    owner: ownerOf(caller),
    call: endpoint.id,
    key: headerText(request, idempotencyKeyHeader),
    body: request.body,
    businessId: whoIs(caller)?.businessId,
  };
}

function ownerOf(caller: Caller): string {
  if (caller.kind === 'operator') return `operator ${caller.operatorId}`;
  return caller.kind === 'none' ? 'visitor' : caller.userId;
}

function whoIs(caller: Caller): FastifyRequest['who'] {
  if (caller.kind === 'none') return null;
  if (caller.kind === 'operator') return { operatorId: caller.operatorId };
  const businessId = caller.kind === 'chat' ? undefined : caller.acting?.businessId;
  return { userId: caller.userId, ...(businessId !== undefined && { businessId }) };
}

function limitKey(caller: Exclude<Caller, Visitor>): string {
  if (caller.kind === 'operator') return ownerOf(caller);
  return caller.kind === 'chat' ? caller.userId : caller.loginId;
}

async function whoAsks(request: FastifyRequest, recognise: Recognise): Promise<Member | undefined> {
  const recognition = await recognise(generalTokens(request.headers));
  return recognition.kind === 'member' ? recognition.member : undefined;
}

const userAgentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, 300);

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
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
