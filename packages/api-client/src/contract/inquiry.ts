import { get, post } from '../endpoint.ts';
import type { inquirySchemas } from './inquiry.schema.ts';
import { trade } from './prefixes.ts';
import { offerKeys, ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof inquirySchemas;

const small = { bodyLimit: 16_384 } as const;
const ours = { ...ourBusiness, ...small } as const;
const form = { ...ourBusinessForm, ...small } as const;
const buyer = { ...ourBusiness, permission: 'inquiry_view' } as const;
const supplier = { ...ourBusiness, permission: 'quotation_view' } as const;
const either = { ...ourBusiness, permission: ['inquiry_view', 'quotation_view'] } as const;

/** The inquiries of the business (domain rules 3.10). */
export const list = get<S['list']>('inquiry.list', `${trade}/inquiry/list`, buyer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('inquiry.exportRows', `${trade}/inquiry/export`, {
  ...buyer,
  ...small,
});

/** Public inquiries that take quotations: those of the own categories first. */
export const hall = get<S['hall']>('inquiry.hall', `${trade}/inquiry/hall`, supplier);

/** Inquiries that the business was invited to. */
export const invited = get<S['invited']>('inquiry.invited', `${trade}/inquiry/invited`, supplier);

/** Counts of the tabs of one side. */
export const statusCount = get<S['statusCount']>('inquiry.statusCount', `${trade}/inquiry/status-count`, either);

/** An inquiry as its owner, or as a supplier who may quote, reads it. */
export const detail = get<S['detail']>('inquiry.detail', `${trade}/inquiry/detail`, either);

/** Keeps a draft; what is filled in keeps its rules, nothing is required. */
export const save = post<S['save']>('inquiry.save', `${trade}/inquiry/save`, {
  ...ourBusiness,
  permission: { add: 'inquiry_add', edit: 'inquiry_edit' },
});

/** Chooses whom to invite when a draft is published, in place of those that were chosen before. */
export const chooseInvitees = post<S['chooseInvitees']>('inquiry.chooseInvitees', `${trade}/inquiry/choose-invitees`, {
  ...ours,
  permission: 'inquiry_edit',
});

/** How many inquiries the business may still publish this month, and what would be refused of one more. */
export const quota = get<S['quota']>('inquiry.quota', `${trade}/inquiry/quota`, buyer);

/** Publishes a draft that is complete, and invites. */
export const publish = post<S['publish']>('inquiry.publish', `${trade}/inquiry/publish`, {
  ...form,
  permission: 'inquiry_publish',
});

/** Takes an inquiry back to a draft while nobody has quoted. */
export const withdraw = post<S['withdraw']>('inquiry.withdraw', `${trade}/inquiry/withdraw`, {
  ...ours,
  permission: 'inquiry_edit',
});

/** Puts the deadline off, twice at most. */
export const extend = post<S['extend']>('inquiry.extend', `${trade}/inquiry/extend`, {
  ...ours,
  permission: 'inquiry_edit',
});

/** Adds to an inquiry that is out. */
export const notice = post<S['notice']>('inquiry.notice', `${trade}/inquiry/notice`, {
  ...form,
  permission: 'inquiry_edit',
});

/** Invites further suppliers, until half an hour before the deadline. */
export const invite = post<S['invite']>('inquiry.invite', `${trade}/inquiry/invite`, {
  ...form,
  permission: 'inquiry_invite',
});

/** Opens before the deadline, where that is lawful. */
export const open = post<S['open']>('inquiry.open', `${trade}/inquiry/open`, {
  ...ours,
  permission: 'inquiry_compare',
});

export const close = post<S['close']>('inquiry.close', `${trade}/inquiry/close`, {
  ...ours,
  permission: 'inquiry_close',
});

/** Makes a draft of an inquiry, of whatever status. */
export const copy = post<S['copy']>('inquiry.copy', `${trade}/inquiry/copy`, { ...form, permission: 'inquiry_add' });

/** Takes lines of a draft into a draft of their own. */
export const split = post<S['split']>('inquiry.split', `${trade}/inquiry/split`, {
  ...form,
  permission: 'inquiry_add',
});

/** Removes a draft. */
const remove = post<S['delete']>('inquiry.delete', `${trade}/inquiry/delete`, {
  ...ours,
  permission: 'inquiry_delete',
});

export { remove as delete };

/** Removes drafts. */
export const deleteMany = post<S['deleteMany']>('inquiry.deleteMany', `${trade}/inquiry/delete-many`, {
  ...ours,
  permission: 'inquiry_delete',
});

/** `id` of the inquiry. May be repeated. */
export const acceptInvite = post<S['acceptInvite']>('inquiry.acceptInvite', `${trade}/inquiry/accept-invite`, {
  ...ours,
  permission: 'quotation_view',
});

export const declineInvite = post<S['declineInvite']>('inquiry.declineInvite', `${trade}/inquiry/decline-invite`, {
  ...ours,
  permission: 'quotation_view',
});

/** Lines for a workbook; with the owner's reference prices to the owner alone. */
export const exportLines = post<S['exportLines']>('inquiry.exportLines', `${trade}/inquiry/export-lines`, {
  ...ours,
  permission: ['inquiry_export', 'quotation_view'],
});

/** Who was invited, to the owner. */
export const invitees = get<S['invitees']>('inquiry.invitees', `${trade}/inquiry/invitees`, buyer);

/** What was done to it. */
export const log = get<S['log']>('inquiry.log', `${trade}/inquiry/log`, either);

/** The quotations beside each other, after the opening (411 before). */
export const compare = get<S['compare']>('inquiry.compare', `${trade}/inquiry/compare`, {
  ...ourBusiness,
  permission: offerKeys,
});

/** The same for a workbook, to who may read it there as well; is kept in the log. */
export const exportComparison = post<S['exportComparison']>(
  'inquiry.exportComparison',
  `${trade}/inquiry/export-comparison`,
  { ...ours, permission: 'inquiry_export' },
);

/** The same as a PDF with the mark of who takes it out. */
export const comparisonFile = post<S['comparisonFile']>('inquiry.comparisonFile', `${trade}/inquiry/comparison-file`, {
  ...ours,
  permission: 'inquiry_export',
  file: true,
});

/** From which total on awards of the business wait for approval. */
export const awardRule = get<S['awardRule']>('inquiry.awardRule', `${trade}/inquiry/award-rule`, buyer);

/** Sets it, where it still is what the caller saw. */
export const setAwardRule = post<S['setAwardRule']>('inquiry.setAwardRule', `${trade}/inquiry/set-award-rule`, {
  ...ours,
  permission: 'business_edit',
});

/** Leaves a quotation out of comparison and award, for a reason. */
export const exclude = post<S['exclude']>('inquiry.exclude', `${trade}/inquiry/exclude`, {
  ...ours,
  permission: 'inquiry_award',
});

/** Lets it take part again. */
export const restore = post<S['restore']>('inquiry.restore', `${trade}/inquiry/restore`, {
  ...ours,
  permission: 'inquiry_award',
});

/** Decides every line; held where the company's rule asks for an approval. */
export const award = post<S['award']>('inquiry.award', `${trade}/inquiry/award`, {
  ...ourBusinessForm,
  permission: 'inquiry_award',
  bodyLimit: 262_144,
});

/** Agrees to an award that is held, which carries it out, or refuses it. */
export const awardApprove = post<S['awardApprove']>('inquiry.awardApprove', `${trade}/inquiry/award-approve`, {
  ...form,
  permission: 'inquiry_approve',
});

/** Takes an award that is held back; who put it forward alone. */
export const awardWithdraw = post<S['awardWithdraw']>('inquiry.awardWithdraw', `${trade}/inquiry/award-withdraw`, {
  ...ours,
  permission: 'inquiry_award',
});

/** Asks chosen suppliers for a second price. */
export const startSecond = post<S['startSecond']>('inquiry.startSecond', `${trade}/inquiry/second/start`, {
  ...ourBusinessForm,
  permission: 'inquiry_second',
  bodyLimit: 131_072,
});

/** Ends the second round before its deadline, when all have answered (decision 66). */
export const endSecond = post<S['endSecond']>('inquiry.endSecond', `${trade}/inquiry/second/end`, {
  ...ours,
  permission: 'inquiry_second',
});

/** The second round as its buyer, or as one who was asked, reads it; `id` of the inquiry. */
export const second = get<S['second']>('inquiry.second', `${trade}/inquiry/second/detail`, {
  ...ourBusiness,
  permission: ['inquiry_second', 'quotation_second', 'inquiry_view', 'quotation_view'],
});
