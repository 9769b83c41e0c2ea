import type { Endpoint } from '@jianzhu/api-client';
import { addressKey } from './address-key.ts';
import { HTTP_MESSAGES } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { SharedBuckets } from './shared-buckets.ts';
import { type BucketRule, TokenBuckets } from './token-bucket.ts';

const perMinute = (count: number, burst: number): BucketRule => ({ burst, perSecond: count / 60 });

/** How often calls may be made. */
export interface RequestLimits {
  /** Of all calls of one address. */
  readonly address: BucketRule;
  /** Of all calls that a trusted proxy makes for itself: the portal's own, for the pages that all visitors share. */
  readonly own: BucketRule;
  /** Of all calls of one login. */
  readonly login: BucketRule;
  /**
   * Of all calls of one person that the audit trail keeps, in all processes but for a tenth in each: far above what
   * people do, because nobody may take an event away again for half a year.
   */
  readonly acts: BucketRule;
  /** Of single calls, by address, in one process. */
  readonly calls: Readonly<Record<string, BucketRule>>;
  /**
   * Of single calls, by address, in all processes together: those by which passwords, codes, captchas, phone numbers
   * and certificates could be tried. They are rare, so that asking the database costs little.
   */
  readonly credentials: Readonly<Record<string, BucketRule>>;
  /** Of calls that one login may have running at once, of all that are named together: those that cost a lot. */
  readonly heavy: { readonly calls: readonly string[]; readonly atOnce: number };
  /** Of single calls, of everybody together, in all processes. */
  readonly everybody: Readonly<Record<string, BucketRule>>;
}

const CREDENTIALS = perMinute(30, 60);

/**
 * Of solutions of a puzzle by keys and buttons, which show no hand, of one network in all processes: beside what the call
 * allows. A person who needs them solves a puzzle a login.
 */
export const CAPTCHAS_BY_STEPS = perMinute(10, 20);

/** Those that tell whether a phone is registered. */
const PHONE_REGISTERED = perMinute(10, 20);
const PHONE_REGISTERED_OF_ALL = perMinute(300, 300);

export const REQUEST_LIMITS: RequestLimits = {
  address: { burst: 300, perSecond: 100 },
  own: { burst: 3000, perSecond: 1000 },
  login: { burst: 200, perSecond: 50 },
  acts: { burst: 10_000, perSecond: 20_000 / 86_400 },
  calls: {
    'search.search': perMinute(20, 20),
    // A maps service counts what it is asked.
    'address.searchPlaces': perMinute(120, 60),
    'address.placeAt': perMinute(120, 60),
    // So does one that reads pictures.
    'certification.recognise': perMinute(20, 20),
    'search.suggest': perMinute(120, 60),
    // A page sends a record for each step of its visitor; an office behind one address has many.
    'analytics.inject': perMinute(600, 300),
  },
  credentials: {
    'member.loginByPassword': CREDENTIALS,
    'member.loginByCode': CREDENTIALS,
    'member.loginSecondFactor': CREDENTIALS,
    'member.register': CREDENTIALS,
    'member.verifyPhone': CREDENTIALS,
    'member.forgetPassword': CREDENTIALS,
    'member.authorize': CREDENTIALS,
    'member.inspectToken': perMinute(60, 60),
    'member.oauthToken': perMinute(60, 60),
    'member.captcha': perMinute(60, 60),
    'member.validateCaptcha': perMinute(60, 60),
    'member.sendCode': perMinute(20, 20),
    'member.phoneRegistered': PHONE_REGISTERED,
    'phoneWidget.checkRegistration': PHONE_REGISTERED,
    'phoneWidget.sendCode': perMinute(20, 20),
    'homeApplication.sendPhoneCode': perMinute(20, 20),
    'homeApplication.financeCaptcha': perMinute(60, 60),
    'homeApplication.applyForFinance': perMinute(10, 20),
    'homeApplication.applyForProject': perMinute(10, 20),
    'law.book': perMinute(10, 20),
    'law.cancelBooking': perMinute(10, 20),
    'openApi.apply': perMinute(10, 20),
    // Numbers of certificates follow each other.
    'qualification.verify': perMinute(30, 30),
    'need.submitAsVisitor': perMinute(10, 20),
    'need.proveVisitor': perMinute(10, 20),
    'need.chooseAsVisitor': perMinute(10, 20),
    'need.finishAsVisitor': perMinute(10, 20),
    'need.reopenAsVisitor': perMinute(10, 20),
    'need.closeAsVisitor': perMinute(10, 20),
    'salon.signUp': perMinute(10, 20),
    'salon.cancel': perMinute(10, 20),
    'security.sendVerificationCode': perMinute(20, 20),
  },
  heavy: {
    calls: [
      ...['inquiry.compare', 'inquiry.exportComparison', 'inquiry.comparisonFile'],
      // One waits for the other of its company, each with a connection.
      ...['invitation.add', 'invitation.resend'],
    ],
    atOnce: 2,
  },
  everybody: {
    'member.phoneRegistered': PHONE_REGISTERED_OF_ALL,
    'phoneWidget.checkRegistration': PHONE_REGISTERED_OF_ALL,
  },
};

export interface LimitedRequest {
  readonly clientAddress: string;
  /**
   * A trusted proxy asks for itself, as the portal does for pages that all visitors share: it names no visitor. Visitors
   * cannot pass for it, because proxies name them whatever they send.
   */
  readonly isOwn: boolean;
  /** Of the login that was recognised. */
  readonly loginId?: string;
}

/** Decides whether a call may go on; a refusal is body code 429 with Retry-After. */
export interface RequestLimiter {
  byAddress(endpoint: Endpoint, request: LimitedRequest): Promise<Refusal | undefined>;
  byLogin(request: LimitedRequest): Refusal | undefined;
  /** Counts a call as running until the function that it gives is called. */
  begin(endpoint: Endpoint, loginId: string): Refusal | (() => void);
}

/**
 * @param shared counts for all processes; each still counts for itself first, so that a flood costs no database
 * @param nowMs a clock that does not go back, for tests
 */
export function createRequestLimiter(
  limits: RequestLimits,
  shared: SharedBuckets,
  nowMs: () => number = () => performance.now(),
): RequestLimiter {
  const addresses = new TokenBuckets(limits.address);
  const owns = new TokenBuckets(limits.own);
  const logins = new TokenBuckets(limits.login);
  const rules = { ...limits.calls, ...limits.credentials };
  const calls = new Map(Object.entries(rules).map(([id, rule]) => [id, new TokenBuckets(rule)]));

  const running = new Map<string, number>();
  function end(loginId: string): void {
    const left = (running.get(loginId) ?? 1) - 1;
    if (left > 0) running.set(loginId, left);
    else running.delete(loginId);
  }

  async function waitForAll(call: string, key: string): Promise<number> {
    const ofAddress = limits.credentials[call];
    const ofEverybody = limits.everybody[call];
    const wait = ofAddress === undefined ? 0 : await shared.take(`${call} ${key}`, ofAddress);
    if (wait > 0 || ofEverybody === undefined) return wait;
    return shared.take(call, ofEverybody);
  }

  return {
    async byAddress({ id }, { clientAddress, isOwn }) {
      const key = addressKey(clientAddress);
      const wait = (isOwn ? owns : addresses).take(key, nowMs()) || (calls.get(id)?.take(key, nowMs()) ?? 0);
      return refuseAfter(wait || (await waitForAll(id, key)));
    },
    byLogin: ({ loginId }) => refuseAfter(loginId === undefined ? 0 : logins.take(loginId, nowMs())),
    begin({ id }, loginId) {
      if (!limits.heavy.calls.includes(id)) return () => {};
      const count = running.get(loginId) ?? 0;
      if (count >= limits.heavy.atOnce) {
        return new Refusal('tooFrequent', { msg: HTTP_MESSAGES.heavyRunning, retryAfter: 1 });
      }
      running.set(loginId, count + 1);
      return () => end(loginId);
    },
  };
}

function refuseAfter(seconds: number): Refusal | undefined {
  return seconds === 0 ? undefined : new Refusal('tooFrequent', { retryAfter: seconds });
}
