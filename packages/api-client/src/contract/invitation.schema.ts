import { idSchema } from '@jianzhu/domain';
import { INVITATION_MESSAGES, invitationLinkRecord, invitedRow, MOST_INVITED } from '@jianzhu/domain/invitations';
import * as v from 'valibot';
import { byId, keyword, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

/** What a link carries: 256 random bits. */
const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, INVITATION_MESSAGES.linkEnded));

const joined = v.object({ businessId: idSchema });

/** What whoever joins will be. */
const offer = {
  roleNames: v.array(v.string()),
  department: v.string(),
  position: v.string(),
  message: v.string(),
  inviterName: v.string(),
  /** `YYYY-MM-DD HH:mm:ss`, as the other times */
  expireTime: v.string(),
};

const row = v.object({
  ...recordEntries,
  ...offer,
  code: v.string(),
  name: v.string(),
  phoneMasked: v.string(),
  /** Of `INVITATION_STATUS`. */
  status: v.number(),
  createTime: v.string(),
  /** '' before the answer. */
  answerTime: v.string(),
  /** Joined by a link. */
  isByLink: v.boolean(),
  /** It has ended and may be sent again. */
  canResend: v.boolean(),
});

/** The company that invites, as its public card says. */
const company = v.object({
  id: idSchema,
  name: v.string(),
  logo: v.string(),
  isCertified: v.boolean(),
  cityName: v.string(),
});

const shown = { company, isMember: v.boolean(), serverTime: v.string() };

const link = v.object({
  ...recordEntries,
  ...offer,
  maxUses: v.number(),
  uses: v.number(),
  state: v.picklist(['open', 'usedUp', 'revoked', 'expired']),
  createTime: v.string(),
});

export const invitationSchemas = {
  options: {
    data: v.object({
      roles: v.array(v.object({ id: v.string(), name: v.string() })),
      /** Members that the company has room for, has, and has invited. */
      seats: v.object({ limit: v.number(), used: v.number(), waiting: v.number() }),
    }),
  },
  add: {
    body: v.object({
      rows: v.pipe(
        v.array(invitedRow, INVITATION_MESSAGES.rowsEmpty),
        v.minLength(1, INVITATION_MESSAGES.rowsEmpty),
        v.maxLength(MOST_INVITED, INVITATION_MESSAGES.rowsMany(MOST_INVITED)),
      ),
    }),
    data: v.object({
      ok: v.array(v.object({ phone: v.string(), id: idSchema })),
      failed: v.array(v.object({ phone: v.string(), msg: v.string() })),
    }),
  },
  list: {
    query: v.object({ ...pagingEntries, keyword, status: v.optional(smallCode) }),
    data: pageOf(row),
  },
  detail: {
    query: byId,
    data: v.object({
      ...row.entries,
      ...shown,
      /** To whom it is for; the others are the business that sent it. */
      isInvitee: v.boolean(),
    }),
  },
  accept: { body: seenRecord, data: joined },
  refuse: { body: seenRecord, data: v.null() },
  revoke: { body: seenRecord, data: v.null() },
  resend: { body: seenRecord, data: v.object({ id: idSchema }) },
  addLink: {
    body: v.object(invitationLinkRecord.entries),
    data: v.object({ id: idSchema, token: v.string(), expireTime: v.string() }),
  },
  links: { query: v.object({ ...pagingEntries }), data: pageOf(link) },
  revokeLink: { body: seenRecord, data: v.null() },
  linkDetail: {
    query: v.object({ token: linkToken }),
    data: v.object({ ...offer, ...shown, state: link.entries.state }),
  },
  acceptLink: { body: v.object({ token: linkToken }), data: joined },
};
