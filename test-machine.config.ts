// What the tests of every package ask of the machine that they run on. The example of a sibling site has its own.

/**
 * A busy machine takes longer than the defaults allow, and a limit that is not reached costs nothing. CI, whose machine
 * is shared, tries a test once more; which ones needed it is told at the end of the step.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 10_000 } },
};

/** How Chromium is started: without what needs a desktop or the network. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
