import type { IncomingHttpHeaders } from 'node:http';
import { type CallAuth, generalHeaderNames } from '@jianzhu/api-client';
import type { StaleTokenReason } from '@jianzhu/domain';
import type { BearerTokens, Caller, Recognise } from './caller.ts';
import { HTTP_MESSAGES } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Whether the caller of a call may pass: as whom, or why not. */
export type Admission =
  | { readonly kind: 'admitted'; readonly caller: Caller }
  /** HTTP 401: there is no login, or it has ended. */
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const headerKey = (name: string) => name.toLowerCase();
const platformTokenHeader = headerKey(generalHeaderNames.platformToken);
const accessTokenHeader = headerKey(generalHeaderNames.businessToken);
const companyHeader = headerKey(generalHeaderNames.company);

/** The tokens of the headers of decision 31; a value of another form counts as none. Cookies are never looked at. */
function bearerTokens(headers: IncomingHttpHeaders): BearerTokens {
  return { platformToken: bearer(headers[platformTokenHeader]), accessToken: bearer(headers[accessTokenHeader]) };
}

function bearer(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? /^bearer ([\w-]{20,200})$/i.exec(value)?.[1] : undefined;
}

/** Lets a request through to a call that wants `auth`, following decision 27 for old access tokens. */
export async function admit(auth: CallAuth, headers: IncomingHttpHeaders, recognise: Recognise): Promise<Admission> {
  if (auth === 'none') return { kind: 'admitted', caller: { kind: 'none' } };
  const recognition = await recognise(bearerTokens(headers));
  if (recognition.kind !== 'member') return { kind: 'unauthenticated' };
  const { member, stale } = recognition;
  if (auth === 'member') return { kind: 'admitted', caller: member };
  const { acting } = member;
  const company = headers[companyHeader];
  const isOtherCompany = company !== undefined && company !== '' && company !== acting?.businessId;
  if (acting === undefined || isOtherCompany) {
    return { kind: 'refused', refusal: refuseStaleToken(stale ?? 'BUSINESS_CHANGED') };
  }
  return { kind: 'admitted', caller: { ...member, kind: 'business', acting } };
}

const STALE_MESSAGES: Readonly<Record<StaleTokenReason, string>> = {
  BUSINESS_CHANGED: HTTP_MESSAGES.staleToken,
  MEMBER_DISABLED: HTTP_MESSAGES.memberDisabled,
};

/** Body code 403 with the reason by which a client knows to reload its session (decision 27). */
function refuseStaleToken(reason: StaleTokenReason): Refusal {
  return new Refusal('noPermission', { msg: STALE_MESSAGES[reason], data: { reason } });
}
