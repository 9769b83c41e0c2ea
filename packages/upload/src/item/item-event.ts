import type { FailureReason } from './item-failure.ts';

/** What a step or a user tells the machine of one item. */
export type ItemEvent =
  | { readonly type: 'GRANTED' }
  | { readonly type: 'HASHED' }
  | { readonly type: 'LOCKED' }
  | { readonly type: 'EXISTED' }
  | { readonly type: 'REGISTERED' }
  | { readonly type: 'SLOT_SINGLE' }
  | { readonly type: 'SLOT_MULTIPART' }
  | { readonly type: 'BEGUN' }
  | { readonly type: 'CONTINUED' }
  | { readonly type: 'LISTED' }
  | { readonly type: 'SENT' }
  | { readonly type: 'UNSURE' }
  | { readonly type: 'MISSING' }
  | { readonly type: 'STORED' }
  | { readonly type: 'CONFIRMED' }
  /** The step is taken again at once. */
  | { readonly type: 'AGAIN' }
  /** The network is gone; no attempt is spent. */
  | { readonly type: 'LOST' }
  /** The step is taken again after `delay` ms. */
  | { readonly type: 'BACKOFF'; readonly delay: number }
  /** The keys are no longer accepted. */
  | { readonly type: 'EXPIRED' }
  | { readonly type: 'REFRESHED' }
  /** The upload is unknown to the storage, or its address has changed: all parts anew. */
  | { readonly type: 'GONE' }
  /** The content is not what its edges promised: registered anew under its own MD5. */
  | { readonly type: 'DIFFERENT' }
  | { readonly type: 'FAILED'; readonly reason: FailureReason }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'SESSION_ENDED' };
