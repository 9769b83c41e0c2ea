import type { Actor, StatusMachine } from '@jianzhu/domain/records';
import { describe, expect, it, onTestFailed } from 'vitest';
import type { TestPlatform } from './test-platform.ts';

type Answer = Awaited<ReturnType<TestPlatform['post']>>;

/** Somebody who tries every act. */
export interface StatusActor<Record, Who extends string, Action extends string> {
  readonly name: string;
  /** What the table is told of him. */
  readonly actor: Actor<Who>;
  /** Asks the platform for an act, with whatever tokens he has. */
  readonly act: (record: Record, action: Action) => Promise<Answer>;
}

/** A kind of record whose status table the server is held against. */
export interface StatusSubject<
  Record,
  Status extends number,
  Who extends string,
  Action extends string,
  Facts = object,
> {
  readonly platform: () => TestPlatform;
  readonly machine: StatusMachine<Status, Who, Action, Facts>;
  /** What is true of a placed record besides its status; left out where the table asks for nothing. */
  readonly facts?: Facts;
  /** Acts that no call does, or that are tried elsewhere. */
  readonly without?: readonly Action[];
  /** A record of its own in a status. */
  readonly place: (status: Status) => Promise<Record>;
  readonly statusOf: (record: Record) => Promise<number>;
  readonly actors: readonly StatusActor<Record, Who, Action>[];
  /** The buttons that the record's owner is given; the table says which they must be. */
  readonly owner: { readonly actor: Actor<Who>; readonly allowed: (record: Record) => Promise<readonly string[]> };
  /** Acts that a status answers as done, because they were: nothing changes. */
  readonly repeated?: readonly (readonly [Status, Action])[];
  /** Where what follows from an act changes records of other tables as well: the table that is looked at. */
  readonly table?: string;
}

/** No token of the kind that the call asks for. */
const NOT_LET_IN = 401;
const DONE = 200;
/** Status of a record that an act has removed. */
const GONE = -1;

/** What the status log says of the last act, whatever record of the table it was done to. */
const lastLoggedOf = async (platform: TestPlatform, table: string | null) =>
  platform.db.admin(
    `select id, action, from_status, to_status from status_log where record_table = coalesce($1, record_table)
     order by id desc limit 1`,
    [table],
  );

const eventsOf = async (platform: TestPlatform): Promise<number> => {
  const [row] = await platform.db.admin<{ count: number }>(
    'select count(*)::int as count from audit_event where code = 200',
  );
  return row?.count ?? 0;
};

/**
 * Every status × act × actor against the server: what the table allows is done to this record alone, kept in both logs
 * and leads where it says; everything else is refused and changes nothing. The owner's buttons are those of the table.
 */
export function describeStatuses<
  Record,
  Status extends number,
  Who extends string,
  Action extends string,
  Facts = object,
>({
  platform,
  machine,
  // Tables that ask for nothing take anything.
  facts = {} as Facts,
  without = [],
  place,
  statusOf,
  actors,
  owner,
  repeated = [],
  table,
}: StatusSubject<Record, Status, Who, Action, Facts>): void {
  const lastLogged = (of: TestPlatform) => lastLoggedOf(of, table ?? null);
  // Object.keys gives the numbers of the table as texts.
  const statuses = Object.keys(machine.statuses).map((status) => Number(status) as Status);
  const actions = [...new Set(machine.transitions.map(({ action }) => action))].filter(
    (action) => !without.includes(action),
  );
  const cases = statuses.flatMap((status) =>
    actions.flatMap((action) =>
      actors.map((actor) => [machine.statuses[status].label, action, actor.name, status, actor] as const),
    ),
  );

  // What is refused changes nothing, so one record of a status stands for all refusals in it.
  const refused = new Map<Status, Promise<Record>>();
  const unchanged = (status: Status): Promise<Record> => {
    const record = refused.get(status) ?? place(status);
    refused.set(status, record);
    return record;
  };

  describe('the status table', () => {
    it.each(cases)('%s: %s by %s', async (_label, action, _name, status, { actor, act }) => {
      onTestFailed(() => void refused.delete(status));
      const result = machine.transition(status, action, actor, facts);
      const isRepeated = repeated.some(([at, what]) => at === status && what === action) && isAsked(action, actor);
      const isOwn = result.ok || isRepeated;
      const record = await (isOwn ? place(status) : unchanged(status));
      const other = await unchanged(status);
      const [before, logged] = [await eventsOf(platform()), await lastLogged(platform())];
      const { code, status: http } = await act(record, action);
      if (result.ok) {
        expect(code).toBe(DONE);
        expect(await statusOf(record)).toBe(result.status ?? GONE);
        expect(await statusOf(other)).toBe(status);
        expect(await eventsOf(platform())).toBeGreaterThan(before);
        expect(await lastLogged(platform())).toMatchObject([{ action, from_status: status, to_status: result.status }]);
        expect(await lastLogged(platform())).not.toEqual(logged);
        return;
      }
      expect(await statusOf(record)).toBe(status);
      expect(await lastLogged(platform())).toEqual(logged);
      if (isRepeated) return expect(code).toBe(DONE);
      expect([result.refusal.code, NOT_LET_IN]).toContain(http === NOT_LET_IN ? http : code);
      expect(await eventsOf(platform())).toBe(before);
    });

    it.each(statuses.map((status) => [machine.statuses[status].label, status] as const))(
      '%s offers the owner what may be done',
      async (_label, status) => {
        expect(await owner.allowed(await place(status))).toEqual(machine.allowedActions(status, owner.actor, facts));
      },
    );
  });

  /** Whether some row gives the act to this actor at all. */
  function isAsked(action: Action, actor: Actor<Who>): boolean {
    return machine.transitions.some(
      (row) => row.action === action && actor.is.some((role) => [row.who].flat().includes(role)),
    );
  }
}
