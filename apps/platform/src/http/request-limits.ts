import { isIPv6 } from 'node:net';
import type { Endpoint } from '@jianzhu/api-client';
import { Refusal } from './refusal.ts';
import { type BucketRule, TokenBuckets } from './token-bucket.ts';

const perMinute = (count: number, burst: number): BucketRule => ({ burst, perSecond: count / 60 });

/** Limits of one process. */
export interface RequestLimits {
  /** Of all calls of one address. */
  readonly address: BucketRule;
  /** Of all calls of one login. */
  readonly login: BucketRule;
  /** Of single calls, by address: those by which passwords, codes, captchas and phone numbers could be tried. */
  readonly calls: Readonly<Record<string, BucketRule>>;
}

/** The largest bodies of single calls, in bytes, where they are smaller than everybody's. */
export const BODY_LIMITS: Readonly<Record<string, number>> = { 'analytics.inject': 16 * 1024 };

const CREDENTIALS = perMinute(30, 60);

export const REQUEST_LIMITS: RequestLimits = {
  address: { burst: 300, perSecond: 100 },
  login: { burst: 200, perSecond: 50 },
  calls: {
    'member.loginByPassword': CREDENTIALS,
    'member.loginByCode': CREDENTIALS,
    'member.register': CREDENTIALS,
    'member.verifyPhone': CREDENTIALS,
    'member.forgetPassword': CREDENTIALS,
    'member.authorize': CREDENTIALS,
    'member.inspectToken': perMinute(60, 60),
    'member.oauthToken': perMinute(60, 60),
    'member.captcha': perMinute(60, 60),
    'member.validateCaptcha': perMinute(60, 60),
    'member.sendCode': perMinute(20, 20),
    'member.phoneRegistered': perMinute(20, 30),
    'phoneWidget.checkRegistration': perMinute(20, 30),
    'phoneWidget.sendCode': perMinute(20, 20),
    'homeApplication.sendPhoneCode': perMinute(20, 20),
    'homeApplication.financeCaptcha': perMinute(60, 60),
    'homeApplication.applyForFinance': perMinute(10, 20),
    'homeApplication.applyForProject': perMinute(10, 20),
    'salon.signUp': perMinute(10, 20),
    'security.sendVerificationCode': perMinute(20, 20),
    'search.search': perMinute(20, 20),
    'search.suggest': perMinute(120, 60),
    // A page sends a record for each step of its visitor; an office behind one address has many.
    'analytics.inject': perMinute(600, 300),
  },
};

export interface LimitedRequest {
  readonly clientAddress: string;
  /** The client is on this machine: the portal for itself, a health check, a bench. Single calls stay limited. */
  readonly isLocal: boolean;
  /** Of the login that was recognised. */
  readonly loginId?: string;
}

/** Decides whether a call may go on; a refusal is body code 429 with Retry-After. */
export interface RequestLimiter {
  byAddress(endpoint: Endpoint, request: LimitedRequest): Refusal | undefined;
  byLogin(request: LimitedRequest): Refusal | undefined;
}

/** @param nowMs a clock that does not go back, for tests */
export function createRequestLimiter(
  limits: RequestLimits,
  nowMs: () => number = () => performance.now(),
): RequestLimiter {
  const addresses = new TokenBuckets(limits.address);
  const logins = new TokenBuckets(limits.login);
  const calls = new Map(Object.entries(limits.calls).map(([id, rule]) => [id, new TokenBuckets(rule)]));
  return {
    byAddress(endpoint, { clientAddress, isLocal }) {
      const key = addressKey(clientAddress);
      const wait = isLocal ? 0 : addresses.take(key, nowMs());
      return refuseAfter(wait || (calls.get(endpoint.id)?.take(key, nowMs()) ?? 0));
    },
    byLogin: ({ loginId }) => refuseAfter(loginId === undefined ? 0 : logins.take(loginId, nowMs())),
  };
}

function refuseAfter(seconds: number): Refusal | undefined {
  return seconds === 0 ? undefined : new Refusal('tooFrequent', { retryAfter: seconds });
}

const IPV6_NETWORK_GROUPS = 4;

/** An IPv6 subscriber has a whole /64: its addresses count as one. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.slice(0, IPV6_NETWORK_GROUPS).join(':');
}
