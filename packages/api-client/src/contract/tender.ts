import { get, post } from '../endpoint.ts';
import { trade } from './prefixes.ts';
import type { tenderSchemas } from './tender.schema.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof tenderSchemas;

const small = { bodyLimit: 16_384 } as const;
const ours = { ...ourBusiness, ...small } as const;
const form = { ...ourBusinessForm, ...small } as const;
const buyer = { ...ourBusiness, permission: 'tender_view' } as const;
const supplier = { ...ourBusiness, permission: 'bid_view' } as const;
const either = { ...ourBusiness, permission: ['tender_view', 'bid_view'] } as const;

/** The tenders of the business (domain rules 5.9). */
export const list = get<S['list']>('tender.list', `${trade}/tender/list`, buyer);

/** Public tenders from their notice to the end of their sign-up. */
export const hall = get<S['hall']>('tender.hall', `${trade}/tender/hall`, supplier);

/** Tenders that the business was invited to. */
export const invited = get<S['invited']>('tender.invited', `${trade}/tender/invited`, supplier);

/** Counts of the tabs of one side. */
export const statusCount = get<S['statusCount']>('tender.statusCount', `${trade}/tender/status-count`, either);

/** A tender as its owner, or as a supplier who may take part, reads it. */
export const detail = get<S['detail']>('tender.detail', `${trade}/tender/detail`, either);

/** The documents of a tender, for a supplier that it gives them to; refused to all others. */
export const docs = get<S['docs']>('tender.docs', `${trade}/tender/docs`, supplier);

/** The bill of quantities for a workbook; with the owner's reference prices to the owner alone. */
export const exportLines = post<S['exportLines']>('tender.exportLines', `${trade}/tender/export-lines`, {
  ...ours,
  permission: ['tender_view', 'bid_view'],
});

/** How many tenders the business may still submit this month, and what would be refused of one more. */
export const quota = get<S['quota']>('tender.quota', `${trade}/tender/quota`, buyer);

/** Keeps a draft; what is filled in keeps its rules, nothing is required. */
export const save = post<S['save']>('tender.save', `${trade}/tender/save`, {
  ...ourBusiness,
  permission: { add: 'tender_add', edit: 'tender_edit' },
});

/** Hands a tender that is complete in for review, which publishes it. */
export const submit = post<S['submit']>('tender.submit', `${trade}/tender/submit`, {
  ...form,
  permission: 'tender_publish',
});

/** Takes a tender back to a draft while it is reviewed. */
export const withdraw = post<S['withdraw']>('tender.withdraw', `${trade}/tender/withdraw`, {
  ...ours,
  permission: 'tender_edit',
});

/** Removes a draft, or a tender that was rejected. */
const remove = post<S['delete']>('tender.delete', `${trade}/tender/delete`, { ...ours, permission: 'tender_delete' });

export { remove as delete };

/** Announces a change of a tender that is out, and moves its times later (domain rules 5.3). */
export const changeNotice = post<S['changeNotice']>('tender.changeNotice', `${trade}/tender/change-notice`, {
  ...ourBusinessForm,
  bodyLimit: 65_536,
  permission: 'tender_change',
});

/** Ends a tender before it is opened; those who take part read why. */
export const terminate = post<S['terminate']>('tender.terminate', `${trade}/tender/terminate`, {
  ...ours,
  permission: 'tender_terminate',
});

/** Every document, record and decision of a tender that is decided, as one archive with its hashes; to its buyer. */
export const archive = post<S['archive']>('tender.archive', `${trade}/tender/archive`, {
  ...ours,
  permission: 'tender_award',
});

/** Makes a draft of a tender, of whatever status. */
export const copy = post<S['copy']>('tender.copy', `${trade}/tender/copy`, { ...form, permission: 'tender_add' });

/** Makes a draft of an invited tender of an inquiry of the business. */
export const fromInquiry = post<S['fromInquiry']>('tender.fromInquiry', `${trade}/tender/from-inquiry`, {
  ...form,
  permission: 'tender_add',
});

/** Goes on with fewer suppliers than three, where the law leaves that to the buyer. */
const goOn = post<S['continue']>('tender.continue', `${trade}/tender/continue`, {
  ...form,
  permission: 'tender_change',
});

export { goOn as continue };
