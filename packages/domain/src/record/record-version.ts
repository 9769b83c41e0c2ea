import { type Refusal, refusal } from '../error/refusal.ts';

/** Optimistic lock: an act on a record names the version that its author saw; any other one is a conflict (409). */
export function checkVersion(current: number, seen: number): Refusal | null {
  return current === seen ? null : refusal('versionConflict');
}
