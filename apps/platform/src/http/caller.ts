import type { StaleTokenReason } from '@jianzhu/domain';
import type { GrantedRole, PermissionKey } from '@jianzhu/domain/member-center';
import type { RecordId, SessionContext, TokenHash } from '../db/context.ts';

/** Nobody in particular. */
export interface Visitor {
  readonly kind: 'none';
}

/** The business that a member acts for, with what the member may do there. */
export interface ActingBusiness {
  readonly sessionId: RecordId;
  readonly businessId: RecordId;
  /** Keys of system roles, ids of roles of the company's own. */
  readonly roleKeys: readonly string[];
  /** What those of the company's own give. */
  readonly ownRoles: readonly GrantedRole[];
  readonly isOwner: boolean;
  /** What roles and membership come to: 1 the whole business, 2 own records. */
  readonly dataScope: number;
  /** The business asks its members for a second factor, and this one has none. */
  readonly isSecondFactorDue: boolean;
  /** Of what the roles grant this is all that counts: a key of the open interface stands for its maker in one call. */
  readonly limitedTo?: readonly PermissionKey[];
}

/** A logged-in user. */
export interface Member {
  readonly kind: 'member';
  readonly userId: RecordId;
  readonly loginId: RecordId;
  /** The bearer token of the login as it came; for new access tokens, never for logs. */
  readonly platformToken: string;
  /** For `database.withSession`: what these tokens may see. */
  readonly session: SessionContext;
  /** The business of the access token beside it, if that one is in force. */
  readonly acting: ActingBusiness | undefined;
}

/** A member acting for a business. */
export interface BusinessMember extends Omit<Member, 'kind' | 'acting'> {
  readonly kind: 'business';
  readonly acting: ActingBusiness;
}

/** A user of the chat service, by its own token. */
export interface ChatUser {
  readonly kind: 'chat';
  readonly userId: RecordId;
  /** For `database.withSession`: what the chat token may see. */
  readonly session: SessionContext;
  /** Of the chat token, to end it. */
  readonly tokenHash: TokenHash;
}

/** Who runs the platform, by a token of its own. */
export interface Operator {
  readonly kind: 'operator';
  readonly operatorId: RecordId;
  readonly tokenId: RecordId;
  readonly name: string;
}

export type Caller = Visitor | Member | BusinessMember | ChatUser | Operator;

/** What the tokens of a request stand for. */
export type Recognition =
  | { readonly kind: 'nobody' }
  /** A platform token that was given and is no longer, or never was, in force. */
  | { readonly kind: 'ended' }
  | {
      readonly kind: 'member';
      readonly member: Member;
      /** Why `member.acting` is missing (decision 27). */
      readonly stale: StaleTokenReason | undefined;
    };

export interface BearerTokens {
  readonly platformToken: string | undefined;
  readonly accessToken: string | undefined;
}

/** Finds out whose tokens these are. */
export type Recognise = (tokens: BearerTokens) => Promise<Recognition>;

/** Finds out which operator's token it is; undefined for one that is not in force. */
export type RecogniseOperator = (token: string) => Promise<Operator | undefined>;

/** Finds out whose chat token it is; undefined for one that is not in force. */
export type RecogniseChat = (token: string) => Promise<ChatUser | undefined>;
