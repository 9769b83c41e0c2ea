/**
 * Constants and limits of specification section 9, each with its unit in its name.
 *
 * Limits that belong to one package alone (upload bands, chat timing) are options of that package; the numbers below
 * are what the portal gives them.
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
export const SEND_CODE_COUNTDOWN_MS = 60_000;
export const ERROR_BREADCRUMB_MAX = 5;

// Shell
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5000;
export const LOADING_BAR_HEIGHT_PX = 2;
export const UNREAD_BADGE_MAX = 99;
export const DRAWER_PAGE_SIZE = 5;
export const DRAWER_PAGE = 1;
export const DRAWER_DEFAULT_TAB = 3;
export const HOT_TEXT_INTERVAL_MS = 3000;
export const COMPANY_SELECTOR_BASE_PX = 45;
export const COMPANY_SELECTOR_CHARACTER_PX = 16;
export const COMPANY_SELECTOR_MAX_PX = 380;
export const PARTY_MODULE_CODE = '202408150001';
/** Hotline hours, Asia/Shanghai. */
export const HOTLINE_HOURS = '9:30-18:30';

// Layout
export const CONTENT_WIDTH_PX = 1366;
export const HEADER_HEIGHT_PX = 100;
export const MENU_BAR_HEIGHT_PX = 64;
export const MESSAGE_PANEL_WIDTH_PX = 550;
export const MESSAGE_PANEL_MIN_HEIGHT_PX = 500;
export const MESSAGE_PANEL_TOP_PX = 100;
/** Width of the banner's search box: `narrow` on screens under `fromScreenPx`. */
export const BANNER_SEARCH_WIDTH = { narrowPx: 1024, widePx: 1280, fromScreenPx: 2000 } as const;
/** Minimum width of a page by width of the screen, widest first; below 1024 px pages flow (decision 17). */
export const PAGE_MIN_WIDTHS = [
  { fromScreenPx: 1920, minWidthPx: 1600 },
  { fromScreenPx: 1440, minWidthPx: 1400 },
  { fromScreenPx: 1024, minWidthPx: 1200 },
] as const;
export const CAPTCHA_AREA_PX = { width: 300, height: 140 } as const;
export const CAPTCHA_PIECE_PX = { width: 50, height: 50 } as const;
export const CAPTCHA_SLIDER_HEIGHT_PX = 30;
export const FOOTER_QR_CODE_PX = { width: 130, height: 130 } as const;
/** A tooltip shows only when the text overflows by more than this. */
export const TOOLTIP_OVERFLOW_PX = 2;
export const TOOLTIP_LINE_CLAMP = 1;

// Files and media
/** Thresholds in units of the file-size base, which is 1000 on macOS and 1024 elsewhere. */
export const FILE_SIZE_BASE = { macos: 1000, other: 1024 } as const;
export const SINGLE_PUT_MAX_MB = 10;
export const MULTIPART_MAX_MB = 100;
export const CHUNKED_HASH_FROM_GB = 1;
export const FILE_SIZE_LIMIT_GB = 4;
export const PARALLEL_PART_COUNT = 4;
/** Size of a part on every platform (decision 10). */
export const PART_SIZE_BYTES = 1_048_576;
export const VIDEO_PLAYBACK_RATES = [0.5, 1, 1.5, 2] as const;
export const VIDEO_ASPECT_RATIO = { width: 16, height: 9 } as const;
export const IMAGE_PREVIEW_EXTENSIONS = ['png', 'tif', 'jpg', 'jpeg', 'gif', 'bmp', 'svg'] as const;

// Chat
/** Heartbeat after the last activity on the line. */
export const CHAT_HEARTBEAT_MS = 3000;
export const CHAT_RECONNECT_MS = 5000;
export const CHAT_CLIENT_TYPE = 'pc';
export const CHAT_UPLOAD_TYPE = 'vim';

// Theme
export const THEME_COLORS = { primary: '#0079fe', success: '#22ac38', warning: '#f5b039' } as const;
