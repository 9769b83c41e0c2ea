import type { openApi } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { submitApplication } from '../home-application/submit-application.ts';
import type { BusinessMember } from '../http/caller.ts';
import { anyone, asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { clientPlace } from '../member/network-of.ts';
import { limitKey, listKeys, makeKey, revokeKey } from './api-keys.ts';
import { describeOpenCalls, openDocument, openOutline } from './describe-calls.ts';
import { keyUses } from './key-uses.ts';
import { listRequests } from './request-log.ts';
import { type FoundKey, shownKey } from './shown-key.ts';

/** The open interface: its document, applications for it, the keys of a company and what they were used for. */
export function openApiHandlers(database: Database): ContextHandlers<typeof openApi> {
  const shown = async (found: FoundKey | Refusal, caller: BusinessMember) => {
    if (found instanceof Refusal) return found;
    const uses = await keyUses(database, [found.id]);
    return shownKey(found, caller, uses.get(found.id));
  };
  return {
    outline: anyone(async () => openOutline()),
    describe: anyone(async ({ query }) => describeOpenCalls(query.scope)),
    document: anyone(async () => ({ ...openDocument() })),
    apply: anyone(({ body }, context) =>
      submitApplication(
        database,
        {
          kind: 'open-api',
          ...clientPlace(context),
          smsCode: body.smsCode,
          businessName: body.businessName,
          contactName: body.contactName,
          phone: body.phone,
          content: body.purpose,
          amount: null,
          projectId: null,
        },
        context.once,
      ),
    ),
    keys: asBusiness(async (_input, { caller }) => {
      const rows = await database.withSession(caller.session, listKeys);
      const uses = await keyUses(
        database,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => shownKey(row, caller, uses.get(row.id)));
    }),
    makeKey: asBusiness(async ({ body }, { caller, now }) => {
      const made = await database.withSession(caller.session, (transaction) =>
        makeKey({ transaction, caller }, body, now),
      );
      return made instanceof Refusal ? made : { ...shownKey(made, caller), secret: made.secret };
    }),
    limitKey: asBusiness(async ({ body }, { caller, now }) =>
      shown(
        await database.withSession(caller.session, (transaction) => limitKey({ transaction, caller }, body, now)),
        caller,
      ),
    ),
    revokeKey: asBusiness(async ({ body }, { caller }) =>
      shown(
        await database.withSession(caller.session, (transaction) => revokeKey({ transaction, caller }, body)),
        caller,
      ),
    ),
    requests: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => listRequests(transaction, query)),
    ),
  };
}
