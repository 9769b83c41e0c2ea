import type { ReadReceipt } from '@jianzhu/chat/protocol';
import type { EndedSession } from './sessions.ts';
import type { DeliveryMark } from './store.ts';

/** News for the nodes that serve its users. It carries ids; what they stand for is in the store. */
export type WakeUp =
  | {
      readonly kind: 'messages';
      readonly node: string;
      readonly chatId: string;
      readonly from: number;
      readonly to: number;
      /** Of the chat; left out where they are many. */
      readonly members?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'read';
      readonly node: string;
      readonly receipt: ReadReceipt;
      readonly members?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'delivered';
      readonly node: string;
      readonly delivered: DeliveryMark;
      /** Whoever is to hear of it. */
      readonly members: readonly string[];
    }
  | { readonly kind: 'ended'; readonly node: string; readonly sessions: readonly EndedSession[] }
  /** A node hears itself, and so knows that the bus works. */
  | { readonly kind: 'beacon'; readonly node: string };

export interface BusListener {
  /** May come late, twice or in another order; several users of one node may each bring the same. */
  received(wakeUp: WakeUp): void;
  /** Something may have been lost: look into the store. */
  interrupted(): void;
}

/** The wake-up between nodes. Best effort by contract: it may lose, repeat and reorder. */
export interface Bus {
  /** Who hears; given once, before anything else. */
  open(listener: BusListener): void;
  /** Tells the nodes that follow one of these users. */
  publish(userIds: readonly string[], wakeUp: WakeUp): Promise<void>;
  /** Resolves when news of the user arrive. Counted: as many `unfollow` end it. */
  follow(userId: string): Promise<void>;
  unfollow(userId: string): void;
  close(): Promise<void>;
}
