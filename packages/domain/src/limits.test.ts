import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('LM1 R-CONST-027: the constants that several layers read are those of specification section 9', () => {
  expect(limits).toMatchObject({
    COOKIE_MAX_AGE_S: 7 * 24 * 3600,
    REQUEST_TIMEOUT_MS: 30000,
    REQUEST_RETRY_COUNT: 3,
    REQUEST_RETRY_DELAY_MS: 1000,
    USER_INFO_REFRESH_DELAY_MS: 500,
    COMPANY_SWITCH_RELOAD_DELAY_MS: 100,
    LOGOUT_REDIRECT_DELAY_MS: { confirmed: 500, forced: 1200 },
    CHUNK_RELOAD_INTERVAL_MS: 60000,
    SEND_CODE_COUNTDOWN_MS: 60000,
    ERROR_BREADCRUMB_MAX: 5,
    UNREAD_BADGE_MAX: 99,
    DRAWER_PAGE_SIZE: 5,
    DRAWER_PAGE: 1,
    DRAWER_DEFAULT_TAB: 3,
    PARTY_MODULE_CODE: '202408150001',
    HOTLINE_HOURS: '9:30-18:30',
    CAPTCHA_AREA_PX: { width: 300, height: 140 },
    CAPTCHA_PIECE_PX: { width: 50, height: 50 },
    CHAT_FILE_MAX_MB: 50,
  });
});
