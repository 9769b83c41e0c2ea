import { get, post } from '../endpoint.ts';
import type { needSchemas } from './need.schema.ts';
import { front, member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm, ourOpen, ourOpenForm } from './traits.ts';

type S = typeof needSchemas;

const act = { ...ourBusinessForm, permission: 'need_add' } as const;
const offer = { ...ourBusinessForm, permission: 'need_reply' } as const;
const look = { ...ourBusiness, permission: 'need_view' } as const;

/** A need that everybody may read, without whom to call; lists are `content.needs`. */
export const detail = get<S['detail']>('need.detail', `${front}/need/detail`, ourOpen);

/** What a business may see of a need: the owner all offers, others their own. */
export const own = get<S['own']>('need.own', `${member}/need/detail`, look);

/** The needs of the business, the newest first. */
export const mine = get<S['mine']>('need.mine', `${member}/need/mine`, look);

/** The offers of the business, the newest first. */
export const replied = get<S['replied']>('need.replied', `${member}/need/replied`, look);

/** Hands a need in to be reviewed. */
export const submit = post<S['submit']>('need.submit', `${member}/need/submit`, act);

/** The same by a visitor, whose phone a code proves. */
export const submitAsVisitor = post<S['submitAsVisitor']>('need.submitAsVisitor', `${front}/need/submit`, ourOpenForm);

/** A visitor's own needs with their offers, after a code. */
export const proveVisitor = post<S['proveVisitor']>('need.proveVisitor', `${front}/need/prove`, ourOpenForm);

/** Closes a visitor's need by the key that its proof gave. */
export const closeAsVisitor = post<S['closeAsVisitor']>('need.closeAsVisitor', `${front}/need/close`, ourOpenForm);

/** Chooses an offer for a visitor's need by the same key; the others are told. */
export const chooseAsVisitor = post<S['chooseAsVisitor']>('need.chooseAsVisitor', `${front}/need/choose`, ourOpenForm);

/** Says that what was asked for by a visitor's need is done; whoever was chosen is told. */
export const finishAsVisitor = post<S['finishAsVisitor']>('need.finishAsVisitor', `${front}/need/finish`, ourOpenForm);

/** Opens a visitor's matched need anew; all who have offered are told. */
export const reopenAsVisitor = post<S['reopenAsVisitor']>('need.reopenAsVisitor', `${front}/need/reopen`, ourOpenForm);

/** Offers for a need, sealed to its owner; of a certified company, once until it is taken back. */
export const reply = post<S['reply']>('need.reply', `${member}/need/reply`, offer);

/** Takes an offer back before the choice. */
export const withdrawReply = post<S['withdrawReply']>('need.withdrawReply', `${member}/need/reply/withdraw`, offer);

/** Chooses one offer; the others are told. */
export const choose = post<S['choose']>('need.choose', `${member}/need/choose`, act);

/** Opens a matched need anew. */
export const reopen = post<S['reopen']>('need.reopen', `${member}/need/reopen`, act);

export const finish = post<S['finish']>('need.finish', `${member}/need/finish`, act);

export const close = post<S['close']>('need.close', `${member}/need/close`, act);

/** What the own side says to being shown as a case; both must agree. */
export const agree = post<S['agree']>('need.agree', `${member}/need/agree`, {
  ...ourBusinessForm,
  permission: 'need_view',
});
