/** States of the item machine as a page names them: the path without the layers that only order the machine. */
export const ITEM_PHASES = [
  'hashing.queued',
  'hashing.active',
  'registering.locking',
  'registering.calling',
  'transfer.queued',
  'transfer.single',
  'transfer.multipart.initiating',
  'transfer.multipart.listing',
  'transfer.multipart.sending',
  'transfer.multipart.completing',
  'confirming',
  'waiting.offline',
  'waiting.backoff',
  'waiting.credentials',
  'paused',
  'success',
  'failed',
  'cancelled',
  'detached',
] as const;

/** One of {@link ITEM_PHASES}. */
export type ItemPhase = (typeof ITEM_PHASES)[number];

/** Where a machine is, as XState writes it; its types do not go out, because a strict project cannot compile them. */
type StateValue = string | { readonly [key: string]: StateValue | undefined };

const ORDERING_LAYERS = ['running', 'active'];

function pathOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(inner === undefined ? [] : pathOf(inner))]);
}

/** The phase of a machine's state. */
export function phaseOf(value: StateValue): ItemPhase {
  const path = pathOf(value);
  const depth = path.findIndex((key) => !ORDERING_LAYERS.includes(key));
  const name = path.slice(depth).join('.');
  const phase = ITEM_PHASES.find((known) => known === name);
  if (phase === undefined) throw new Error(`the item machine has a state without a phase: ${path.join('.')}`);
  return phase;
}
