import { nameFacts } from '../audit/pending-event.ts';
import { Refusal } from '../http/refusal.ts';

/** What became of each of several records, by their ids. */
interface OutcomeOfMany {
  readonly done: string[];
  readonly failed: { id: string; msg: string }[];
}

interface Asked {
  readonly id: string;
}

/** Of ids that the audit trail keeps. */
const MOST_KEPT = 50;

/**
 * Does an act to each of several records, one after the other; what is refused to one keeps nothing from the others.
 * What was done is a fact of the call's event.
 */
export async function eachRecord<Of extends Asked>(
  asked: readonly Of[],
  act: (record: Of) => Promise<unknown>,
): Promise<OutcomeOfMany> {
  const done: string[] = [];
  const failed: { id: string; msg: string }[] = [];
  for (const record of inOneOrder(asked)) {
    const answer = await act(record);
    if (answer instanceof Refusal) failed.push({ id: record.id, msg: answer.msg });
    else done.push(record.id);
  }
  nameFacts({ ids: done.slice(0, MOST_KEPT), count: done.length });
  return withFailed({ done, failed });
}

/** The outcome of one statement for all of them: what it has not found is there no more, or never was the caller's. */
export function outcomeOf(ids: readonly string[], found: readonly Asked[]): OutcomeOfMany {
  const known = new Set(found.map(({ id }) => id));
  const { msg } = new Refusal('notFound');
  const asked = [...new Set(ids)];
  return withFailed({
    done: asked.filter((id) => known.has(id)),
    failed: asked.filter((id) => !known.has(id)).map((id) => ({ id, msg })),
  });
}

/** Each once, and whoever acts on the same ones at the same time locks them in the same order. */
function inOneOrder<Of extends Asked>(asked: readonly Of[]): readonly Of[] {
  const byId = new Map(asked.map((record) => [record.id, record]));
  return [...byId.values()].toSorted((one, other) => one.id.length - other.id.length || (one.id < other.id ? -1 : 1));
}

function withFailed(outcome: OutcomeOfMany): OutcomeOfMany {
  if (outcome.failed.length > 0) nameFacts({ failed: outcome.failed.length });
  return outcome;
}
