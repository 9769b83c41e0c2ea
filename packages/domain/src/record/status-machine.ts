import type { DictionaryItem } from '../dictionary/dictionary.ts';
import { type Refusal, refusal } from '../error/refusal.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import type { Tone } from '../tone.ts';

/** A status as its tag shows it. */
export interface StatusEntry {
  readonly label: string;
  readonly tone: Tone;
}

/** One row of a transition table: in a status of `from`, whoever is one of `who` may do `action`. */
export interface TransitionRow<Status extends number, Who extends string, Action extends string, Condition> {
  readonly from: Status | readonly Status[];
  readonly action: Action;
  readonly who: Who | readonly Who[];
  /** Status afterwards; null where the act removes the record. */
  readonly to: Status | null;
  /** Key that the actor needs as well. */
  readonly permission?: PermissionKey;
  /** Conditions that must hold, looked at in this order. */
  readonly when?: readonly Condition[];
}

/** Condition of a row beyond status and permission (time, counts, gates), and what the actor reads without it. */
export interface TransitionCondition<Facts> {
  readonly holds: (facts: Facts) => boolean;
  readonly refusal: Refusal;
}

/** Who acts: all that the caller is towards the record, and the keys granted to him. */
export interface Actor<Who extends string> {
  readonly is: readonly Who[];
  readonly permissionKeys: readonly string[];
}

/** What an act comes to: the status after it, or why it is not done. */
export type TransitionResult<Status extends number> =
  | { readonly ok: true; readonly status: Status | null }
  | { readonly ok: false; readonly refusal: Refusal };

export interface StatusMachine<Status extends number, Who extends string, Action extends string, Facts> {
  readonly statuses: Readonly<Record<Status, StatusEntry>>;
  readonly transitions: readonly TransitionRow<Status, Who, Action, string>[];
  /** What this actor may do now, in the order of the table; a page shows these buttons and no others. */
  allowedActions(status: Status, actor: Actor<Who>, facts: Facts): Action[];
  /**
   * Does an act. 403 when no row gives it to this actor, 422 when the status does not allow it, the condition's own
   * refusal when only that does not hold.
   */
  transition(status: Status, action: Action, actor: Actor<Who>, facts: Facts): TransitionResult<Status>;
}

/** Word and colour of a status that an answer or a row gives as a number. */
export const statusLook = <Status extends number>(
  { statuses }: { readonly statuses: Readonly<Record<Status, StatusEntry>> },
  status: number,
): StatusEntry =>
  // The contract and the tables hold the machine's own numbers alone.
  statuses[status as Status];

/** Every status of a table, as the filter of a list offers them. */
export const statusItems = ({
  statuses,
}: {
  readonly statuses: Readonly<Record<number, StatusEntry>>;
}): readonly DictionaryItem<number>[] =>
  // The keys of an object are texts.
  Object.entries(statuses).map(([value, look]) => ({ value: Number(value), ...look }));

const includes = <Item>(listed: Item | readonly Item[], item: Item): boolean => [listed].flat().includes(item);

/**
 * Makes a status machine of its table, the one place that says which act leads where. Of several rows for an act the
 * first whose conditions hold decides, so the same act may lead to different statuses.
 */
export function defineStatusMachine<
  Status extends number,
  Who extends string,
  Action extends string,
  Condition extends string = never,
  Facts = unknown,
>(table: {
  readonly statuses: Readonly<Record<Status, StatusEntry>>;
  readonly conditions?: Readonly<Record<Condition, TransitionCondition<Facts>>>;
  readonly transitions: readonly TransitionRow<NoInfer<Status>, Who, Action, NoInfer<Condition>>[];
}): StatusMachine<Status, Who, Action, Facts> {
  type Row = TransitionRow<Status, Who, Action, Condition>;
  const rows: readonly Row[] = table.transitions;

  const isGranted = ({ who, permission }: Row, actor: Actor<Who>): boolean =>
    actor.is.some((role) => includes(who, role)) && (!permission || actor.permissionKeys.includes(permission));

  const unmet = ({ when = [] }: Row, facts: Facts): Refusal | undefined =>
    when.map((name) => table.conditions?.[name]).find((condition) => condition && !condition.holds(facts))?.refusal;

  const transition = (status: Status, action: Action, actor: Actor<Who>, facts: Facts): TransitionResult<Status> => {
    const granted = rows.filter((row) => row.action === action && isGranted(row, actor));
    if (granted.length === 0) return { ok: false, refusal: refusal('noPermission') };
    const here = granted.filter(({ from }) => includes(from, status));
    const row = here.find((candidate) => !unmet(candidate, facts));
    if (row) return { ok: true, status: row.to };
    const reason = here.map((candidate) => unmet(candidate, facts)).at(-1);
    return { ok: false, refusal: reason ?? refusal('stateConflict') };
  };

  const actions = [...new Set(rows.map(({ action }) => action))];
  return {
    statuses: table.statuses,
    transitions: rows,
    transition,
    allowedActions: (status, actor, facts) => actions.filter((action) => transition(status, action, actor, facts).ok),
  };
}
