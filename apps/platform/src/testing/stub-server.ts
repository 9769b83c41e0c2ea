import { notice, platformConfig, salon } from '@jianzhu/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '../db/context.ts';
import type { Member, Recognition } from '../http/caller.ts';
import { anyone, asBusiness, type ContextHandlers } from '../http/handler.ts';
import { implement } from '../http/implement.ts';
import { createLog } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { createRequestLimiter, REQUEST_LIMITS, type RequestLimits } from '../http/request-limits.ts';
import { createServer } from '../http/server.ts';

export const NOTICES = '/api/rs-cms-service/new-center-notice';
export const FRONT = '/api/rs-cms-service/ecomm/front';

const id = parseRecordId('1800000000000000001');
if (id === undefined) throw new Error('no id');
const acting = {
  ...{ sessionId: id, businessId: id, roleKeys: [], ownRoles: [] },
  ...{ isOwner: false, dataScope: 1, isSecondFactorDue: false },
};

/** A member whom every platform token stands for. */
export const MEMBER: Member = { kind: 'member', userId: id, loginId: id, platformToken: 'x', session: {}, acting };

/** Headers of that member. */
export const AUTHORISED = {
  'blade-auth': `bearer ${'p'.repeat(43)}`,
  'business-token': `bearer ${'a'.repeat(43)}`,
};

export type NoticeHandlers = ContextHandlers<typeof notice>;

export interface StubServerOptions {
  readonly handlers?: Partial<NoticeHandlers>;
  /** A form that must be sent with an Idempotency-Key. */
  readonly signUp?: ContextHandlers<typeof salon>['signUp'];
  readonly recognition?: Recognition;
  readonly limits?: RequestLimits;
  readonly ping?: () => Promise<void>;
  /** Gets each line of the log. */
  readonly write?: (line: string) => void;
}

/** The real server over handlers that need no database. */
export function createStubServer(options: StubServerOptions = {}): FastifyInstance {
  const {
    handlers,
    signUp = anyone(async () => new Refusal('notFound')),
    recognition = { kind: 'member', member: MEMBER, stale: undefined },
    limits = REQUEST_LIMITS,
    ping = async () => undefined,
    write = () => undefined,
  } = options;
  const calls = implement(
    { notice, platformConfig, salon: { signUp: salon.signUp } },
    {
      salon: { signUp },
      notice: {
        noReadCount: asBusiness(async () => 7),
        list: asBusiness(async ({ query }) => ({ records: [], total: 0, pages: 0, ...query })),
        clickRead: asBusiness(async ({ params }) => (params.id === '404' ? new Refusal('notFound') : null)),
        allRead: asBusiness(async () => null),
        tabNoReadCount: asBusiness(async () => ({ noticeType0: 0, noticeType1: 0, noticeType2: 0, noticeType3: 0 })),
        ...handlers,
      },
      platformConfig: {
        list: anyone(async () => []),
        footer: anyone(async () => []),
        topText: anyone(async () => [{ dictKey: '', dictValue: 'top', children: [] }]),
        frontCssFlag: anyone(async () => [{ dictKey: '', dictValue: 'flag', children: [] }]),
      },
    },
  );
  return createServer({
    calls,
    services: {
      product: 'jianzhu',
      recognise: async ({ platformToken }) => (platformToken === undefined ? { kind: 'nobody' } : recognition),
      recogniseChat: async () => undefined,
      limiter: createRequestLimiter(limits, { take: async () => 0 }, () => 0),
      recogniseOperator: async () => undefined,
      markBody: async (text) => Buffer.from(text),
    },
    log: createLog('info', { write }),
    trustedProxies: ['127.0.0.1'],
    ping,
  });
}
