/** The browser that pages are opened in; the test run and CI name theirs. */
export const chromiumPath: string = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
