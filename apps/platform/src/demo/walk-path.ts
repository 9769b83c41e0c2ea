import { PERMISSION_KEYS } from '@jianzhu/domain/member-center';

/** What of a status machine a walk needs (`defineStatusMachine`). */
interface Walkable<Status extends number, Who extends string, Action extends string, Facts> {
  transition(
    status: Status,
    action: Action,
    actor: { readonly is: readonly Who[]; readonly permissionKeys: readonly string[] },
    facts: Facts,
  ): { readonly ok: boolean; readonly status?: Status | null };
}

interface Step<Who extends string, Action extends string, Facts> {
  readonly action: Action;
  readonly by: Who;
  readonly facts: Facts;
}

/**
 * Walks a record of the demonstration through its status machine, as the product would have.
 *
 * @returns each step with the statuses before and after it
 * @throws when the machine does not allow one of them
 */
export function walkPath<Status extends number, Who extends string, Action extends string, Done extends Action, Facts>(
  machine: Walkable<Status, Who, Action, Facts>,
  from: Status,
  steps: readonly Step<Who, Done, Facts>[],
): { readonly action: Done; readonly from: Status; readonly to: Status }[] {
  let reached = from;
  return steps.map(({ action, by, facts }) => {
    const result = machine.transition(reached, action, { is: [by], permissionKeys: PERMISSION_KEYS }, facts);
    if (!result.ok || result.status == null) throw new Error(`${action} leads nowhere in the demonstration`);
    const step = { action, from: reached, to: result.status };
    reached = result.status;
    return step;
  });
}
