import type { Contract } from '@jianzhu/api-client/contract';
import { permissionTree, viewKeyOf } from '@jianzhu/domain/member-center';
import { mayGrant } from '@jianzhu/domain/roles';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { SessionStore } from '../member/session-store.ts';
import { copyRole, deleteRole, saveRole } from './change-roles.ts';
import { limitSystemRole } from './limit-system-role.ts';
import { listRoles, readRole } from './roles.ts';

/** The roles of a company (domain rules 16.3). */
export function roleHandlers(
  database: Database,
  sessions: Pick<SessionStore, 'forget'>,
): ContextHandlers<Contract['role']> {
  return {
    list: asBusiness((_, { caller }) =>
      database.withSession(caller.session, (transaction) => listRoles(transaction, caller)),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, (transaction) => readRole(transaction, caller, query.id)),
    ),
    save: asBusiness(async ({ body }, { caller, once }) => {
      const saved = await database.withSession(caller.session, (transaction) =>
        once(transaction, async () => {
          const row = await saveRole({ transaction, caller }, body);
          return row instanceof Refusal ? row : readRole(transaction, caller, row.id);
        }),
      );
      // The news of the database reaches this process too, but only after the answer: the next call would be too early.
      if (!(saved instanceof Refusal)) sessions.forget({ allOfBusiness: caller.acting.businessId });
      return saved;
    }),
    copy: asBusiness(({ body }, { caller, once }) =>
      database.withSession(caller.session, (transaction) =>
        once(transaction, async () => {
          const row = await copyRole({ transaction, caller }, body.id);
          return row instanceof Refusal ? row : readRole(transaction, caller, row.id);
        }),
      ),
    ),
    delete: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, (transaction) => deleteRole({ transaction, caller }, body)),
    ),
    limit: asBusiness(({ body }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const refused = await limitSystemRole({ transaction, caller }, body);
        return refused ?? readRole(transaction, caller, body.id);
      }),
    ),
    permissionTree: asBusiness(async (_, { caller }) => grantableTree(caller)),
  };
}

function grantableTree({ acting }: BusinessMember) {
  const granter = { isOwner: acting.isOwner, permissionKeys: permissionKeys(acting) };
  return permissionTree().map(({ name, children }) => ({
    name,
    children: children.map(({ key, label }) => ({
      key,
      label,
      needs: viewKeyOf(key) ?? '',
      isGrantable: mayGrant(granter, key),
    })),
  }));
}
