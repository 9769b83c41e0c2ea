import { join } from 'node:path';
import { chromiumLaunch } from '../../../test-machine.config.ts';

const app = join(import.meta.dirname, '..');
const { VISUAL_STORYBOOK, VISUAL_EXPECTED, VISUAL_REPORT, VISUAL_ACCEPTED } = process.env;

/** How the browser of the pictures is started: text is drawn alike on machines that have the same fonts. */
export const browserLaunch = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
};

/** The window of the pictures. */
export const studioOptions = {
  viewport: { width: 1366, height: 768 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
} as const;

/** Where the results of a run go. */
export const resultsFolder = join(app, '../../test-results');
/** Folders of accepted pictures, one for each major version of Chromium. */
export const baselinesFolder = join(app, 'baselines');
/** Where Storybook is built. */
export const builtStorybook = join(app, 'storybook-static');

/** What one run of the pictures compares; `run.ts` sets it through the environment. */
export const visualSettings = {
  /** A built Storybook. */
  storybook: VISUAL_STORYBOOK ?? builtStorybook,
  /** Folder of the pictures that it should look like. */
  expected: VISUAL_EXPECTED ?? join(resultsFolder, 'visual-expected'),
  /** JSON report. */
  report: VISUAL_REPORT ?? join(resultsFolder, 'visual.json'),
  /** Pictures that may look otherwise: their change was accepted with another Chromium. */
  accepted: new Set(VISUAL_ACCEPTED?.split('\n').filter(Boolean)),
};
