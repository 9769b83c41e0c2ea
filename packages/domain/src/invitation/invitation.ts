import * as v from 'valibot';
import { memberFields } from '../business-member/business-member.ts';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import type { Tone } from '../tone.ts';

/** Days in which an invitation is answered. */
export const INVITATION_DAYS = dictionary([
  [3, '3天'],
  [7, '7天'],
  [15, '15天'],
]);

export const DEFAULT_INVITATION_DAYS = 7;
/** Phones of one sending. */
export const MOST_INVITED = 20;
/** How often one phone is invited in 24 hours. */
export const INVITATIONS_A_DAY = { ofCompany: 3, ofAll: 6 } as const;
/** Persons who join by one link, at most: the seats of the highest level. */
const MOST_LINK_USES = 200;
/** Links of a company that are in force at a time. */
export const MOST_LINKS = 20;

/** What whoever is invited will be in the company, and until when. */
const offer = {
  ...memberFields,
  message: field('str', { label: '邀请说明', max: 100 }),
  expireDays: field('enum', { label: '有效期', required: true, dictionary: INVITATION_DAYS }),
};

/** One person who is invited by phone. */
export const invitedRow = v.object({
  phone: field('phone', { label: '手机号', required: true }),
  name: field('str', { label: '姓名', max: 20 }),
  ...offer,
});

export type InvitedRow = v.InferOutput<typeof invitedRow>;

/** A link, or its QR code, by which several persons join. */
export const invitationLinkRecord = v.object({
  ...offer,
  maxUses: field('int', { label: '可加入人数', required: true, min: 1, max: MOST_LINK_USES }),
});

export type InvitationLinkFields = v.InferOutput<typeof invitationLinkRecord>;

/** What became of a link. */
export type LinkState = 'open' | 'usedUp' | 'revoked' | 'expired';

/** How the states of a link read. */
export const LINK_STATES = {
  open: { label: '有效', tone: 'success' },
  usedUp: { label: '已用完', tone: 'neutral' },
  revoked: { label: '已停用', tone: 'neutral' },
  expired: { label: '已过期', tone: 'neutral' },
} as const satisfies Readonly<Record<LinkState, { readonly label: string; readonly tone: Tone }>>;

/** @param now of the business clock, epoch ms as the other moments */
export function linkState(
  link: {
    readonly isRevoked: boolean;
    readonly expiresAt: number;
    readonly uses: number;
    readonly maxUses: number;
  },
  now: number,
): LinkState {
  if (link.isRevoked) return 'revoked';
  if (link.uses >= link.maxUses) return 'usedUp';
  return link.expiresAt <= now ? 'expired' : 'open';
}
