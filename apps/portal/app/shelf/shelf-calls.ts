import type { PortalClient } from '../portal-client.ts';
import type { OutcomeOfMany } from '../record/outcome-toast.ts';

/** A record as its author saw it. */
export interface Seen {
  readonly id: string;
  readonly version: number;
}

interface Keyed {
  readonly idempotencyKey: string;
}

interface Many {
  readonly body: { records: { id: string; version: number }[] };
}

/** The calls that every kind of record of the shelf has. */
interface ShelfCalls {
  submit(input: { readonly body: Seen }, options: Keyed): Promise<unknown>;
  submitMany(input: Many, options: Keyed): Promise<OutcomeOfMany>;
  withdraw(input: { readonly body: Seen }): Promise<unknown>;
  discard(input: { readonly body: Seen }): Promise<unknown>;
  shelf(input: { readonly body: Seen & { readonly on: 0 | 1 } }): Promise<unknown>;
  shelfMany(input: { readonly body: Many['body'] & { readonly on: 0 | 1 } }): Promise<OutcomeOfMany>;
  deleteMany(input: Many): Promise<OutcomeOfMany>;
  copy(input: { readonly body: { readonly id: string } }, options: Keyed): Promise<{ readonly id: string }>;
  showPicture(input: { readonly body: { readonly resourceId: string } }): Promise<{ readonly address: string }>;
}

/** Gets the calls of one kind, quiet ones: whoever makes them shows what they fail with. */
export type ShelfCaller = (client: PortalClient) => Promise<ShelfCalls>;

/** What every row and every detail of the shelf says. */
export interface ShelfRecord extends Seen {
  readonly updateTime: string;
  readonly allowedActions: readonly string[];
  readonly code: string;
  readonly title: string;
  readonly cover: string;
  readonly status: number;
  readonly standing: number;
  readonly hasChange: boolean;
  readonly reason: string;
  readonly publishTime: string;
}
