import type { ColumnType, Generated } from 'kysely';

/** A moment that is null until something happens. */
type Occurrence = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Ids are decimal strings beyond the range of a JSON number (decision 33). */
type Id = Generated<string>;

interface AccountTable {
  id: Id;
  phone: string;
  real_name: Generated<string>;
  nick_name: Generated<string>;
  avatar: Generated<string>;
  gender: Generated<number>;
  birthday: string | null;
  email: Generated<string>;
  province_code: Generated<string>;
  city_code: Generated<string>;
  district_code: Generated<string>;
  intro: Generated<string>;
  cert_status: Generated<number>;
  /** Visible to `withCredentials` only. */
  password_hash: string | null;
  /** By an operator; visible to `withCredentials` only, like its reason. */
  disabled_at: Occurrence;
  disabled_reason: Generated<string>;
  /** Which company a login begins with; null for the one of the last. */
  default_business_id: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

interface BusinessTable {
  id: Id;
  name: string;
  nice_name: Generated<string>;
  tenant_id: string;
  account_header: Generated<string>;
  city_code: Generated<string>;
  /** 0 is the personal business made at registration. */
  kind: Generated<number>;
  cert_status: Generated<number>;
  vip_level: Generated<number>;
  vip_until: Date | null;
  /** Codes of the dictionary companyRole. */
  company_roles: Generated<number[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

interface MembershipTable {
  user_id: string;
  business_id: string;
  role_keys: Generated<string[]>;
  /** 1 the whole business, 2 own records. */
  data_scope: Generated<number>;
  is_owner: Generated<boolean>;
  department: Generated<string>;
  position: Generated<string>;
  /** 1 active, 2 disabled, 3 removed. */
  status: Generated<number>;
  joined_at: Generated<Date>;
  last_login_at: Occurrence;
  updated_at: Generated<Date>;
  /** Null for the platform. */
  update_user_id: Generated<string | null>;
  version: Generated<number>;
}

interface TokenColumns {
  id: Id;
  user_id: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  idle_expires_at: Date;
  expires_at: Date;
  revoked_at: Occurrence;
  revoke_reason: string | null;
}

interface LoginTable extends TokenColumns {
  client_ip: string | null;
  user_agent: Generated<string>;
}

interface SessionTable extends TokenColumns {
  login_id: string;
  business_id: string;
  /** See `sealToken`. */
  sealed_platform_token: Buffer | null;
}

export type TicketPurpose = 'choose' | 'return' | 'verify' | 'second-factor' | `identity-${'pay' | 'phone' | 'second'}`;

interface LoginTicketTable {
  purpose: TicketPurpose;
  ticket_hash: Buffer;
  user_id: string;
  business_id: string | null;
  return_address: string;
  /** Of the proofs of identity that a member makes. */
  login_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Occurrence;
}

interface SmsCodeTable {
  id: Id;
  phone: string;
  scene: string;
  without_puzzle: Generated<boolean>;
  code_hash: Buffer;
  client_ip: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  wrong_tries: Generated<number>;
  used_at: Occurrence;
  /** Where it was asked for, see `placeKeys`. */
  place: Generated<string>;
  place_known: Generated<boolean>;
  /** Those of the wrong tries that came from elsewhere. */
  foreign_tries: Generated<number>;
}

interface CaptchaTable {
  id: Generated<string>;
  scene: Generated<string>;
  phone: Generated<string>;
  /** Where the piece fits, in px from the left of the image. */
  target_x: number;
  piece_y: number;
  misses: Generated<number>;
  /** Of the movement that solved it, where it tells recordings apart. */
  rhythm_hash: ColumnType<Buffer | null, undefined, Buffer | null>;
  created_at: Generated<Date>;
  expires_at: Date;
  solved_at: Occurrence;
  token_hash: Buffer | null;
  token_expires_at: Occurrence;
  used_at: Occurrence;
}

interface LoginAttemptTable {
  id: Id;
  phone: string;
  client_ip: string | null;
  place: Generated<string>;
  lane: Generated<'open' | 'captcha' | 'known'>;
  succeeded: boolean;
  attempted_at: Generated<Date>;
}

interface KnownPlaceTable {
  user_id: string;
  place: string;
  last_login_at: Generated<Date>;
}

interface SentMessageTable {
  id: Id;
  channel: 'sms' | 'email';
  receiver: string;
  content: string;
  sent_at: Generated<Date>;
  /** Of the job that handed it over. */
  job_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface PayPasswordTable {
  user_id: string;
  pin_hash: string;
  wrong_tries: Generated<number>;
  locked_until: Occurrence;
  updated_at: Generated<Date>;
}

interface SecondFactorTable {
  user_id: string;
  /** See `sealSecret`. */
  sealed_secret: Buffer;
  login_id: string | null;
  started_at: Generated<Date>;
  confirmed_at: Occurrence;
  last_step: Generated<string>;
  wrong_tries: Generated<number>;
  locked_until: Occurrence;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Occurrence;
}

interface SecondFactorRuleTable {
  business_id: string;
  is_required: boolean;
  updated_at: Generated<Date>;
}

interface PlatformSecretTable {
  name: string;
  value: string;
  created_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    account: AccountTable;
    business: BusinessTable;
    membership: MembershipTable;
    login: LoginTable;
    session: SessionTable;
    login_ticket: LoginTicketTable;
    sms_code: SmsCodeTable;
    captcha: CaptchaTable;
    login_attempt: LoginAttemptTable;
    known_place: KnownPlaceTable;
    sent_message: SentMessageTable;
    pay_password: PayPasswordTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    second_factor_rule: SecondFactorRuleTable;
    platform_secret: PlatformSecretTable;
  }
}
