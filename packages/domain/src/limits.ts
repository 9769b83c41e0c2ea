/**
 * Constants and limits of specification section 9 that more than one layer reads, each with its unit in its name. What
 * one package alone holds (sizes and times of `ui`, bands of `upload`, timing of `chat`) stands there, with its test.
 */

// Session and requests
export const COOKIE_MAX_AGE_S = 604_800;
export const REQUEST_TIMEOUT_MS = 30_000;
export const REQUEST_RETRY_COUNT = 3;
export const REQUEST_RETRY_DELAY_MS = 1000;
/** Refetch of the user information after a layout has mounted; only with a token. */
export const USER_INFO_REFRESH_DELAY_MS = 500;
export const COMPANY_SWITCH_RELOAD_DELAY_MS = 100;
/** From the cleared session to /default/home, by kind of logout. */
export const LOGOUT_REDIRECT_DELAY_MS = { confirmed: 500, forced: 1200 } as const;
export const CHUNK_RELOAD_INTERVAL_MS = 60_000;
/** Between two codes to one phone. */
export const SEND_CODE_COUNTDOWN_MS = 60_000;
export const ERROR_BREADCRUMB_MAX = 5;

// Shell
export const UNREAD_BADGE_MAX = 99;
export const DRAWER_PAGE_SIZE = 5;
export const DRAWER_PAGE = 1;
export const DRAWER_DEFAULT_TAB = 3;
export const PARTY_MODULE_CODE = '202408150001';
/** Hotline hours, Asia/Shanghai. */
export const HOTLINE_HOURS = '9:30-18:30';

// Captcha
export const CAPTCHA_AREA_PX = { width: 300, height: 140 } as const;
export const CAPTCHA_PIECE_PX = { width: 50, height: 50 } as const;

// Chat
/** From this many MB on a file is refused: the cap of an inquiry's attachments, for chats carry the same papers. */
export const CHAT_FILE_MAX_MB = 50;
