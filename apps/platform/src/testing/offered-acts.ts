import { type PermissionKey, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { describe, expect, it } from 'vitest';
import type { ImplementedCall } from '../http/implement.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/** A row of a list, as far as it says what may be done to it. */
interface OfferingRow {
  readonly allowedActions: readonly string[];
}

/** The acts of a context and the permission that the gate asks for each. */
type Acts = ReadonlyMap<string, PermissionKey>;

/** Fields of an object schema; none of any other. */
export const entriesOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  const { entries } = Object(schema) as { readonly entries?: Readonly<Record<string, unknown>> };
  return entries ?? {};
};

/** Whether the rows of a list say what may be done to them. */
export function offersActs({ schemas: { data } }: ImplementedCall): boolean {
  const { item } = Object(entriesOf(data).records) as { readonly item?: unknown };
  return 'allowedActions' in entriesOf(item);
}

const contextOf = ({ endpoint }: ImplementedCall): string => endpoint.id.split('.')[0] ?? '';

/** `edit` for the call that saves a record, and the name of each call that takes a record as it was seen, or is named. */
function actsOf(list: ImplementedCall, calls: readonly ImplementedCall[], named: readonly string[]): Acts {
  const siblings = calls.filter((call) => contextOf(call) === contextOf(list));
  return new Map(
    siblings.flatMap(({ endpoint: { id, permission }, schemas: { body } }): [string, PermissionKey][] => {
      const fields = Object.keys(entriesOf(body));
      const act = id.slice(id.indexOf('.') + 1);
      if (named.includes(act) && typeof permission === 'string') return [[act, permission]];
      if (!fields.includes('id') || !fields.includes('version') || permission === undefined) return [];
      if (typeof permission !== 'string') return 'add' in permission ? [['edit', permission.edit]] : [];
      return fields.length === 2 ? [[act, permission]] : [];
    }),
  );
}

/**
 * The acts that a list offers to each role are those whose calls its permissions open, no fewer and no more.
 *
 * @param ask gives rows to a member with a role, among them one to which each act may be done
 * @param named acts whose calls take more than a record as it was seen
 */
export function describeOfferedActs(
  list: ImplementedCall,
  calls: readonly ImplementedCall[],
  ask: (role: string) => Promise<readonly OfferingRow[]>,
  named: readonly string[] = [],
): void {
  const acts = actsOf(list, calls, named);
  const { permission } = list.endpoint;
  const keysOf = (role: string) => permissionKeys({ roleKeys: [role], isOwner: false });
  const readers = SYSTEM_ROLES.map(({ key }) => key).filter(
    (role) => typeof permission === 'string' && keysOf(role).includes(permission),
  );

  describe(`the acts of ${list.endpoint.id}`, () => {
    it.each(readers)('offered to %s are those whose calls are open to it', async (role) => {
      const offered = new Set((await ask(role)).flatMap(({ allowedActions }) => allowedActions));
      const open = [...acts].flatMap(([act, key]) => (keysOf(role).includes(key) ? [act] : []));
      expect([...offered].toSorted()).toEqual(open.toSorted());
    });

    it('are some, for some role and not for all', () => {
      const counts = readers.map((role) => [...acts.values()].filter((key) => keysOf(role).includes(key)).length);
      expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
    });
  });
}
