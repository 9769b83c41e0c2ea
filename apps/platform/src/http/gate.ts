import type { IncomingHttpHeaders } from 'node:http';
import type { CallTraits } from '@jianzhu/api-client';
import type { StaleTokenReason } from '@jianzhu/domain';
import { chatToken, companyOf, generalTokens, operatorToken, uploadTokens } from './bearer-headers.ts';
import type { Caller, Recognise, RecogniseChat, RecogniseOperator } from './caller.ts';
import { HTTP_MESSAGES } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Whether the caller of a call may pass: as whom, or why not. */
export type Admission =
  | { readonly kind: 'admitted'; readonly caller: Caller }
  /** HTTP 401: there is no login, or it has ended. */
  | { readonly kind: 'unauthenticated'; readonly reason?: undefined }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Who knows whose tokens are in force. */
export interface Recognisers {
  readonly recognise: Recognise;
  readonly recogniseChat: RecogniseChat;
  readonly recogniseOperator: RecogniseOperator;
}

/** Lets a request through to a call, following decision 27 for old access tokens. */
export async function admit(
  { auth, headers: headerSet }: Pick<CallTraits, 'auth' | 'headers'>,
  headers: IncomingHttpHeaders,
  { recognise, recogniseChat, recogniseOperator }: Recognisers,
): Promise<Admission> {
  if (auth === 'none') return { kind: 'admitted', caller: { kind: 'none' } };
  if (auth === 'chat') return admitBearer(chatToken(headers), recogniseChat);
  if (auth === 'operator') return admitBearer(operatorToken(headers), recogniseOperator);
  const recognition = await recognise(headerSet === 'upload' ? uploadTokens(headers) : generalTokens(headers));
  if (recognition.kind !== 'member') return { kind: 'unauthenticated' };
  const { member, stale } = recognition;
  if (auth === 'member') return { kind: 'admitted', caller: member };
  const { acting } = member;
  const company = companyOf(headers);
  const isOtherCompany = company !== undefined && company !== acting?.businessId;
  if (acting === undefined || isOtherCompany) {
    return { kind: 'refused', refusal: refuseStaleToken(stale ?? 'BUSINESS_CHANGED') };
  }
  return { kind: 'admitted', caller: { ...member, kind: 'business', acting } };
}

async function admitBearer(token: string | undefined, find: RecogniseChat | RecogniseOperator): Promise<Admission> {
  const caller = token === undefined ? undefined : await find(token);
  return caller === undefined ? { kind: 'unauthenticated' } : { kind: 'admitted', caller };
}

const STALE_MESSAGES: Readonly<Record<StaleTokenReason, string>> = {
  BUSINESS_CHANGED: HTTP_MESSAGES.staleToken,
  MEMBER_DISABLED: HTTP_MESSAGES.memberDisabled,
};

/** Body code 403 with the reason by which a client knows to reload its session (decision 27). */
export function refuseStaleToken(reason: StaleTokenReason): Refusal {
  return new Refusal('noPermission', { msg: STALE_MESSAGES[reason], data: { reason } });
}
