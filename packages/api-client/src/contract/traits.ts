import type { OFFER_KEYS } from '@jianzhu/domain/inquiries';
import type { CallTraits } from '../endpoint.ts';

/**
 * Who may call, and where the path comes from (see {@link CallTraits}). Named once, because a browser pays for every
 * letter of every call.
 */
export const specOpen = { auth: 'none', source: 'spec' } as const satisfies CallTraits;
export const specMember = { auth: 'member', source: 'spec' } as const satisfies CallTraits;
export const specBusiness = { auth: 'business', source: 'spec' } as const satisfies CallTraits;
export const ourOpen = { auth: 'none', source: 'ours' } as const satisfies CallTraits;
export const ourMember = { auth: 'member', source: 'ours' } as const satisfies CallTraits;
export const ourBusiness = { auth: 'business', source: 'ours' } as const satisfies CallTraits;

/** The keys that read what suppliers ask (docs/decisions/0024): those of the domain, whose weight a browser is spared. */
export const offerKeys = ['inquiry_compare', 'inquiry_award', 'inquiry_approve'] as const satisfies typeof OFFER_KEYS;

/** A form of a business; needs an Idempotency-Key. */
export const ourBusinessForm = { auth: 'business', source: 'ours', idempotent: true } as const satisfies CallTraits;

/** A form that anyone may send in; needs an Idempotency-Key. */
export const ourOpenForm = { auth: 'none', source: 'ours', idempotent: true } as const satisfies CallTraits;

/** A start-up call. */
export const ourStartUp = { auth: 'none', source: 'ours', quiet: true } as const satisfies CallTraits;

/** A GET that changes state (ambiguity D-12). */
export const specBusinessAct = {
  auth: 'business',
  source: 'spec',
  changesState: true,
} as const satisfies CallTraits;

/** A GET that changes state and that anybody may send (decision 41). */
export const ourOpenAct = { auth: 'none', source: 'ours', changesState: true } as const satisfies CallTraits;

/** A call of the upload set. */
export const specUpload = { auth: 'business', source: 'spec', headers: 'upload' } as const satisfies CallTraits;

/** A call of the chat service. */
export const specChat = { auth: 'chat', source: 'spec', headers: 'chat' } as const satisfies CallTraits;

/** A call of the chat service that the specification does not have. */
export const ourChat = { auth: 'chat', source: 'ours', headers: 'chat' } as const satisfies CallTraits;

/** A call of those who run the platform. */
export const ourOperator = { auth: 'operator', source: 'ours' } as const satisfies CallTraits;

/** One that makes a record or sends something; needs an Idempotency-Key. */
export const ourOperatorForm = { auth: 'operator', source: 'ours', idempotent: true } as const satisfies CallTraits;
