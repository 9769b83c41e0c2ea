import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import type { ContextHandlers } from '../http/handler.ts';
import type { SessionStore } from '../member/session-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { accountCalls } from './account-calls.ts';
import { applicationCalls } from './application-calls.ts';
import { articleCalls } from './article-calls.ts';
import { bannerCalls } from './banner-calls.ts';
import { certificateCalls } from './certificate-calls.ts';
import { certificationCalls } from './certification-calls.ts';
import { clockCalls } from './clock-calls.ts';
import { contentCalls } from './content-calls.ts';
import { fileCalls } from './file-calls.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { reconciliationCalls } from './reconciliation-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { shelfCalls } from './shelf-calls.ts';
import { tenderCalls } from './tender-calls.ts';
import { writtenCalls } from './written-calls.ts';

export interface OperatorServices {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly sessions: Pick<SessionStore, 'forget'>;
  /** What is removed once there is a first operator. */
  readonly firstSecretFile?: string | undefined;
}

/** The operator API (domain rules 30.20); `pnpm operator` is its client. */
export function operatorHandlers(services: OperatorServices): ContextHandlers<typeof operator> {
  const { database, store, sessions, firstSecretFile } = services;
  return {
    ...operatorCalls(database, firstSecretFile),
    ...reviewCalls(database, store),
    ...applicationCalls(database),
    ...accountCalls(database, sessions),
    ...certificateCalls(database),
    ...certificationCalls(database),
    ...articleCalls(database, postgresIndex),
    ...writtenCalls({ database, index: postgresIndex, store }),
    ...contentCalls(database),
    ...bannerCalls(database),
    ...fileCalls({ database, store }),
    ...inquiryCalls(database),
    ...shelfCalls(database),
    ...tenderCalls(database),
    ...noticeCalls(database),
    ...clockCalls(database),
    ...reconciliationCalls(database),
  };
}
