import { contract } from '@jianzhu/api-client/contract';
import { PRODUCT_NAME } from '@jianzhu/domain';
import { contentHandlers } from './content/handlers.ts';
import type { Database } from './db/database.ts';
import { type ImplementedCall, implement } from './http/implement.ts';
import type { Log } from './http/log.ts';
import type { CallServices } from './http/register-calls.ts';
import { createRequestLimiter, REQUEST_LIMITS, type RequestLimits } from './http/request-limits.ts';
import { memberHandlers } from './member/handlers.ts';
import { createPasswords } from './member/passwords.ts';
import { createReturnAddresses, type IsReturnAddress } from './member/return-addresses.ts';
import { createSessionStore } from './member/session-store.ts';
import { noticeHandlers } from './notice/handlers.ts';
import { platformConfigHandlers } from './platform-config/handlers.ts';
import type { SmsSender } from './ports/sms-sender.ts';

export interface PlatformOptions {
  readonly database: Database;
  readonly log: Log;
  readonly sms: SmsSender;
  /** Origins of the portals and sibling sites that a login may return to. */
  readonly returnOrigins: readonly string[];
  readonly sessionIdleSeconds: number;
  readonly limits?: RequestLimits;
}

/** The services behind all our origins: every call with its handler, and who may make it. */
export interface Platform {
  readonly calls: readonly ImplementedCall[];
  readonly services: CallServices;
  readonly isReturnAddress: IsReturnAddress;
}

/** Joins handlers, sessions and limits over one database. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, log, sms, sessionIdleSeconds: idleSeconds, limits = REQUEST_LIMITS } = options;
  const isReturnAddress = createReturnAddresses(options.returnOrigins);
  const sessions = await createSessionStore({ database, idleSeconds });
  const passwords = createPasswords();
  const calls = implement(contract, {
    content: contentHandlers(database),
    member: memberHandlers({ database, log, sms, passwords, sessions, isReturnAddress, idleSeconds }),
    notice: noticeHandlers(database),
    platformConfig: platformConfigHandlers(database),
  });
  const services = { product: PRODUCT_NAME, recognise: sessions.recognise, limiter: createRequestLimiter(limits) };
  return { calls, services, isReturnAddress };
}
