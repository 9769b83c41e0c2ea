import { get, post } from '../endpoint.ts';
import type { bidSchemas } from './bid.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof bidSchemas;

const small = { bodyLimit: 16_384 } as const;
const supplier = { ...ourBusiness, permission: 'bid_view' } as const;
const either = { ...ourBusiness, permission: ['tender_view', 'bid_view'] } as const;
const watching = { ...ourBusiness, permission: ['tender_open', 'tender_evaluate', 'bid_view'] } as const;

/** The bids that the business has received and that are open (domain rules 5.9). */
export const list = get<S['list']>('bid.list', `${trade}/bid/list`, { ...ourBusiness, permission: 'tender_view' });

/** A bid to its bidder, and to the buyer after the opening (411 before). */
export const detail = get<S['detail']>('bid.detail', `${trade}/bid/detail`, either);

/** The own bid for a tender, a draft too, and what still stands against it. */
export const byTender = get<S['byTender']>('bid.byTender', `${trade}/bid/by-tender`, supplier);

/** What was handed in and when, signed by the platform (投标回执); the bidder's own, of the last submission unless another is named. */
export const receipt = get<S['receipt']>('bid.receipt', `${trade}/bid/receipt`, supplier);

/** Keeps a bid unfinished. */
export const save = post<S['save']>('bid.save', `${trade}/bid/save`, { ...ourBusiness, permission: 'bid_add' });

/** Submits, and submits again until the deadline. */
export const submit = post<S['submit']>('bid.submit', `${trade}/bid/submit`, {
  ...ourBusinessForm,
  permission: 'bid_submit',
});

export const withdraw = post<S['withdraw']>('bid.withdraw', `${trade}/bid/withdraw`, {
  ...ourBusiness,
  ...small,
  permission: 'bid_withdraw',
});

/** The opening of a tender as both sides watch it: who opens, then the record (domain rules 5.7). */
export const table = get<S['table']>('bid.table', `${trade}/tender/bit-table`, watching);

/** The opening record for a file. */
export const exportTable = post<S['exportTable']>('bid.exportTable', `${trade}/tender/export`, {
  ...watching,
  ...small,
});

/** Publishes the opening record to all who bid, where the law does not do that already. */
export const publishRecord = post<S['publishRecord']>('bid.publishRecord', `${trade}/tender/publish-record`, {
  ...ourBusiness,
  ...small,
  permission: 'tender_open',
});

/** Members of the business who may be named as openers of a tender. */
export const openerChoices = get<S['openerChoices']>('bid.openerChoices', `${trade}/tender/openers`, {
  ...ourBusiness,
  permission: ['tender_add', 'tender_edit'],
});

/** Confirms the opening; the last of the openers opens. */
export const confirmOpening = post<S['confirmOpening']>('bid.confirmOpening', `${trade}/tender/open-confirm`, {
  ...ourBusinessForm,
  ...small,
  permission: 'tender_open',
});
