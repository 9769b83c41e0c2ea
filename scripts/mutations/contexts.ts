import { type FindMutants, findActs, findConditions, findPermissions, findTransitions } from './find-mutants.ts';
import type { Suite } from './test-run.ts';

/** Part of the product whose rules are taken away one at a time. */
export interface MutatedContext {
  readonly name: string;
  /** Patterns of the files in which rules of each kind are looked for, from the repository's folder. */
  readonly rules: readonly (readonly [find: FindMutants, files: string])[];
  /** Where taking a rule away must be noticed; the quickest first, because the first that fails ends the mutant. */
  readonly suites: readonly Suite[];
}

const platform = 'apps/platform/src';

const own = (file: string): Suite => ({ file: `${platform}/${file}.test.ts` });

/** The suites that are made from the contract, asked about some of its calls. */
const madeFromContract = (calls: string): readonly Suite[] => {
  const tests = new RegExp(`\\b(${calls})\\.\\w+|a call of members`);
  return ['permission-matrix', 'paged-lists', 'tenant-matrix'].map((name) => ({
    ...own(`${name}.db`),
    tests,
    isMade: true,
  }));
};

/** The suite that is made from the status table. */
const STATUSES: Suite = { ...own('certification/certification-status.db'), isMade: true };

/** The two contexts that are there, the status tables, and the kit by which the contexts ask the database. */
export const CONTEXTS: readonly MutatedContext[] = [
  {
    name: 'address',
    rules: [
      [findPermissions, 'packages/api-client/src/contract/address.ts'],
      [findConditions, `${platform}/address/*.ts`],
      [findActs, '{packages/domain,apps/platform}/src/address/*.ts'],
    ],
    suites: [own('address/address.db'), ...madeFromContract('address')],
  },
  {
    name: 'notice',
    rules: [
      [findPermissions, 'packages/api-client/src/contract/{notice,message-center}.ts'],
      [findConditions, `${platform}/notice/*.ts`],
    ],
    suites: [own('notice/notice.db'), own('notice/message-center.db'), ...madeFromContract('notice|messageCenter')],
  },
  {
    name: 'review',
    rules: [
      [findTransitions, 'packages/domain/src/review/*.ts'],
      [findConditions, `${platform}/review/*.ts`],
    ],
    suites: [
      { file: 'packages/domain/src/review/review.test.ts' },
      own('review/status-log.db'),
      own('operator/reviews.db'),
      STATUSES,
    ],
  },
  {
    name: 'record',
    rules: [
      [findConditions, `${platform}/record/*.ts`],
      [findActs, `${platform}/record/*.ts`],
    ],
    suites: [own('address/address.db'), STATUSES, own('review/status-log.db'), ...madeFromContract('address')],
  },
];

/** A mutant that changes nothing that anybody could see. */
interface Alike {
  readonly file: string;
  /** The function that it is in. */
  readonly within: string;
  readonly removed: string;
  readonly why: string;
}

export const ALIKE: readonly Alike[] = [
  {
    file: `${platform}/notice/queries.ts`,
    within: 'markAllRead',
    removed: ".where('is_read', '=', false)",
    why: 'marks once more what was read already',
  },
  {
    file: `${platform}/review/automatic-reviews.ts`,
    within: 'scheduleWaitingReviews',
    removed: ".where('status', '=', REVIEW_STATUS.pending)",
    why: 'the job of a review that was decided finds nothing to decide',
  },
  {
    file: `${platform}/review/automatic-reviews.ts`,
    within: 'automaticReview',
    removed: ".where('status', '=', REVIEW_STATUS.pending)",
    why: 'spares the reading of what the status table lets nobody decide twice',
  },
];
