import type { StartSettings } from './settings.ts';

/** What the command line of a start asks for. */
export interface StartArguments {
  /** Only says what a start would do. */
  readonly check: boolean;
  /** Arguments for the platform. */
  readonly orders: readonly string[];
}

export const usage = [
  'pnpm start                       runs the product until Ctrl-C',
  'pnpm start --check               says what a start would do, and starts nothing',
  'pnpm start --drop-demo           removes the demo data from the database of a service (DEMO=0), then runs it',
  'pnpm start --drop-demo --force   removes also what members added to the demo data',
];

/** @returns undefined for arguments that no start has */
export function readArguments(args: readonly string[]): StartArguments | undefined {
  // pnpm hands `--` on.
  const given = new Set(args.filter((arg) => arg !== '--'));
  const check = given.delete('--check');
  const drop = given.delete('--drop-demo');
  const force = drop && given.delete('--force');
  if (given.size > 0) return undefined;
  return { check, orders: [...(drop ? ['--drop-demo'] : []), ...(force ? ['--force'] : [])] };
}

/** One line about orders that do not fit the settings; undefined when they do. */
export function refuseOrders({ demo }: Pick<StartSettings, 'demo'>, orders: readonly string[]): string | undefined {
  return demo && orders.length > 0 ? '--drop-demo: only with DEMO=0' : undefined;
}
