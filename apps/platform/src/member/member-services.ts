import type { SharedBuckets } from '../http/shared-buckets.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { CaptchaServices } from './captcha/give-captcha.ts';
import type { Passwords } from './passwords.ts';
import type { SendCodeServices } from './send-code.ts';
import type { SessionStore } from './session-store.ts';
import type { ExchangeServices } from './token-exchange.ts';

/** What the calls of the member context work with. */
export interface MemberServices extends ExchangeServices, SendCodeServices, CaptchaServices {
  /** Opens the identity numbers that proofs of identity are compared with. */
  readonly keeper: KeyKeeper;
  readonly passwords: Passwords;
  readonly buckets: SharedBuckets;
  readonly sessions: SessionStore;
}
