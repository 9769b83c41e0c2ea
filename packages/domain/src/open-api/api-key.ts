import { dictionary } from '../dictionary/dictionary.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';

/** What a key of the open interface is: in force, ended by its company, run out, or left by whoever made it. */
export const API_KEY_STATUSES = dictionary([
  [1, '启用', 'success'],
  [2, '已吊销', 'neutral'],
  [3, '已过期', 'warning'],
  [4, '创建人已离开', 'danger'],
]);

export const API_KEY_STATUS = { active: 1, revoked: 2, expired: 3, left: 4 } as const;

/** Keys in force that a company keeps at most. */
export const MOST_API_KEYS = 10;

/** Calls that a key may be allowed at most, a minute and a day (Asia/Shanghai). */
export const MOST_CALLS = { minute: 600, day: 50_000 } as const;

/** Days after which a key ends at the latest. */
export const LONGEST_KEY_DAYS = 366;

/** Days for which requests by keys can be looked up. */
export const REQUEST_LOG_DAYS = 30;

/** What can be done to a key, and by whom. */
export const API_KEY_ACTS = {
  limit: 'apikey_edit',
  revoke: 'apikey_edit',
} as const satisfies Readonly<Record<string, PermissionKey>>;

/** Why a request with a key was not let in: `data.reason` of its answer. */
export const KEY_REFUSALS = {
  KEY_UNKNOWN: '密钥不存在或格式不正确',
  KEY_REVOKED: '密钥已吊销',
  KEY_EXPIRED: '密钥已过期',
  KEY_MAKER_LEFT: '密钥的创建人已离开企业或被停用，密钥失效',
  KEY_SCOPE: '密钥的范围不包含此接口',
  KEY_MINUTE: '超过密钥每分钟的调用次数，请稍后再试',
  KEY_DAY: '超过密钥每日的调用次数，请明日再试',
} as const;

export type KeyRefusal = keyof typeof KEY_REFUSALS;
