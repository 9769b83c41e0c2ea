import type { Envelope } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';

/** The body of a call that was done. */
export function success(data: unknown): Envelope {
  return { code: BUSINESS_CODES.ok.code, msg: BUSINESS_CODES.ok.msg, success: true, data: data ?? null };
}

/** The body of everything else: refusals, and HTTP statuses other than 200. */
export function failure(code: number, msg: string, data: unknown = null): Envelope {
  return { code, msg, success: false, data };
}
