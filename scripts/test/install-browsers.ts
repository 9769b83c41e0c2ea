// Before the step `browsers`: Firefox and WebKit are there, on a CI machine after installing them; else says what to install.
import { environment } from '../env.ts';
import { thisMachine } from './chromium.ts';
import { findDebianBrowsers } from './debian-browsers.ts';

const missing = findDebianBrowsers(thisMachine(environment));
if (missing !== null) {
  console.error(missing);
  process.exitCode = 1;
}
