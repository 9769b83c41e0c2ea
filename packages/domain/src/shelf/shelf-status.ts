import { refusal } from '../error/refusal.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import { SHELF_MESSAGES } from './messages.ts';

export const SHELF_STATUS = { draft: 0, pending: 1, onShelf: 2, rejected: 3, offShelf: 4, banned: 5 } as const;

export type ShelfStatus = (typeof SHELF_STATUS)[keyof typeof SHELF_STATUS];

/**
 * What stands of a record that was approved once, whatever becomes of its change: on the shelf, taken off it by its
 * company or by the platform; 0 before the first approval.
 */
export type ShelfStanding = 0 | 2 | 4 | 5;

/** What the acts on a record of the shelf depend on beside its status. */
export interface ShelfFacts {
  readonly standing: ShelfStanding;
  /** Of what was approved another version is written. */
  readonly hasChange: boolean;
}

/** The permissions of one kind of record. */
interface ShelfKeys {
  readonly edit: PermissionKey;
  readonly publish: PermissionKey;
  readonly shelf: PermissionKey;
  readonly remove: PermissionKey;
}

const { draft, pending, onShelf, rejected, offShelf, banned } = SHELF_STATUS;

/** Statuses as lists call them. */
const LOOKS = {
  [draft]: { label: '草稿', tone: 'neutral' },
  [pending]: { label: '待审核', tone: 'brand' },
  [onShelf]: { label: '已上架', tone: 'success' },
  [rejected]: { label: '审核驳回', tone: 'danger' },
  [offShelf]: { label: '已下架', tone: 'neutral' },
  [banned]: { label: '违规下架', tone: 'danger' },
} as const;

const stands = (standing: ShelfStanding) => ({
  holds: (facts: ShelfFacts) => facts.standing === standing,
  refusal: refusal('stateConflict'),
});

/**
 * The shelf of one kind of record (domain rules 10.2, 32.6): written, reviewed, shown, taken off. What was approved
 * stays shown while a change of it is written, reviewed or sent back; the review decides about the change alone, and a
 * change that is taken back or given up leaves what stood before. Prices change without a review.
 *
 * @param words labels that this kind has of its own
 */
function defineShelfMachine(keys: ShelfKeys, words: Partial<Record<ShelfStatus, string>> = {}) {
  const look = <Status extends ShelfStatus>(status: Status) => ({
    ...LOOKS[status],
    label: words[status] ?? LOOKS[status].label,
  });
  const edits = { who: 'owner', permission: keys.edit } as const;
  const publishes = { who: 'owner', permission: keys.publish } as const;
  const shelves = { who: 'owner', permission: keys.shelf } as const;
  const removes = { action: 'delete', who: 'owner', permission: keys.remove, to: null } as const;
  const platform = ['ops', 'system'] as const;
  const approvedOnce = [onShelf, offShelf, banned] as const;
  /** Where a change leads back to, by what stood before it. */
  const back = [
    { when: ['stoodOn'] as const, to: onShelf },
    { when: ['stoodOff'] as const, to: offShelf },
    { when: ['stoodBanned'] as const, to: banned },
  ];
  return defineStatusMachine({
    statuses: {
      [draft]: look(draft),
      [pending]: look(pending),
      [onShelf]: look(onShelf),
      [rejected]: look(rejected),
      [offShelf]: look(offShelf),
      [banned]: look(banned),
    },
    conditions: {
      changed: {
        holds: ({ hasChange }: ShelfFacts) => hasChange,
        refusal: refusal('stateConflict', SHELF_MESSAGES.unchanged),
      },
      unchanged: {
        holds: ({ hasChange }: ShelfFacts) => !hasChange,
        refusal: refusal('stateConflict', SHELF_MESSAGES.changed),
      },
      hidden: {
        holds: ({ standing }: ShelfFacts) => standing !== onShelf,
        refusal: refusal('stateConflict', SHELF_MESSAGES.stillShown),
      },
      stoodOn: stands(onShelf),
      stoodOff: stands(offShelf),
      stoodBanned: stands(banned),
    },
    transitions: [
      ...[draft, rejected, ...approvedOnce].map((status) => ({
        ...{ from: status, action: 'edit' as const, to: status, ...edits },
      })),
      { from: [draft, rejected], action: 'submit', to: pending, ...publishes },
      { from: approvedOnce, action: 'submit', to: pending, when: ['changed'], ...publishes },
      ...back.map((leads) => ({ from: pending, action: 'withdraw' as const, ...leads, ...publishes })),
      { from: pending, action: 'withdraw', to: draft, ...publishes },
      ...back.map((leads) => ({ from: rejected, action: 'discard' as const, ...leads, ...edits })),
      ...approvedOnce.map((status) => ({
        ...{ from: status, action: 'discard' as const, to: status, when: ['changed'] as const, ...edits },
      })),
      ...([onShelf, offShelf] as const).map((status) => ({
        ...{ from: status, action: 'reprice' as const, to: status, ...edits },
      })),
      { from: offShelf, action: 'putOn', to: onShelf, when: ['unchanged'], ...shelves },
      { from: onShelf, action: 'takeOff', to: offShelf, ...shelves },
      ...([pending, rejected] as const).map((status) => ({
        ...{ from: status, action: 'takeOff' as const, to: status, when: ['stoodOn'] as const, ...shelves },
      })),
      { from: [draft, offShelf], ...removes },
      { from: rejected, when: ['hidden'], ...removes },
      { from: pending, action: 'approve', who: platform, to: onShelf },
      { from: pending, action: 'reject', who: platform, to: rejected },
      // What operators write themselves they show without a review, and take off again; what waits for one is decided there.
      { from: [draft, offShelf, banned], action: 'putOn', who: 'ops', to: onShelf },
      { from: onShelf, action: 'takeOff', who: 'ops', to: offShelf },
      { from: onShelf, action: 'ban', who: 'ops', to: banned },
      ...([pending, rejected] as const).map((status) => ({
        ...{ from: status, action: 'ban' as const, who: 'ops' as const, to: status, when: ['stoodOn'] as const },
      })),
      ...([pending, rejected] as const).map((status) => ({
        ...{ from: status, action: 'takeOff' as const, who: 'ops' as const, to: status, when: ['stoodOn'] as const },
      })),
    ],
  });
}

export type ShelfMachine = ReturnType<typeof defineShelfMachine>;
export type ShelfAct = Parameters<ShelfMachine['transition']>[1];

/** What stands after an act, of what stood before it: the status itself, but behind a review or a rejection. */
export function standingAfter(action: ShelfAct, status: ShelfStatus, standing: ShelfStanding): ShelfStanding {
  if (status !== pending && status !== rejected) return status;
  if (action === 'takeOff') return offShelf;
  return action === 'ban' ? banned : standing;
}

/** Services on the shelf. */
export const serviceMachine = defineShelfMachine({
  ...{ edit: 'service_edit', publish: 'service_publish', shelf: 'service_shelf', remove: 'service_delete' },
});

/** Knowledge: its shelf is called publishing, and has fewer keys (domain rules 11.2, 16.4). */
export const knowledgeMachine = defineShelfMachine(
  {
    ...{ edit: 'knowledge_edit', publish: 'knowledge_publish', shelf: 'knowledge_publish', remove: 'knowledge_edit' },
  },
  { [pending]: '审核中', [onShelf]: '已发布' },
);
