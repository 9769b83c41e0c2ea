import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLogin } from '../../apps/platform/src/demo/members.ts';
import { SIBLING_SITE } from './product-servers.ts';
import type { BootTimes } from './serve.ts';
import type { StartSettings } from './settings.ts';

type Row = readonly string[];

const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/;

/** Columns that a text takes in a terminal, where a Chinese character takes two. */
function columns(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

/** Rows with aligned columns, one line each. */
export function alignRows(rows: readonly Row[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => columns(row[index] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - columns(cell)))
      .join('   ')
      .trimEnd(),
  );
}

function addresses(settings: StartSettings, times: BootTimes): Row[] {
  const { portalPort, platformPort, platformOrigin, demo, sentPassword } = settings;
  const at = (port: number, path = ''): string => `http://localhost:${port}${path}`;
  const login = settings.loginOrigin ?? at(platformPort + 1);
  return [
    ['Portal', at(portalPort)],
    ['Portal, Changchun', `http://changchun.localhost:${portalPort}`],
    ['Login site', `${login}/login`],
    ...(demo ? [['Sent texts', `${login}/sent`]] : []),
    ...(sentPassword === undefined ? [] : [['Sent texts, password', sentPassword]]),
    ...(demo ? [['Sibling sites', `${settings.siblingOrigin ?? at(platformPort + 3)}/materials`]] : []),
    ...(times.some(([part]) => part === SIBLING_SITE) ? [['Sibling site, example', at(settings.siblingSitePort)]] : []),
    ['Platform', platformOrigin],
  ];
}

const loginRow = ({ phone, name, roles, businesses }: DemoLogin): Row => [
  phone,
  name,
  roles.join(', '),
  businesses.join('、') || '（个人）',
];

function timesLine(times: BootTimes): string {
  const total = Math.max(0, ...times.map(([, seconds]) => seconds));
  const parts = times.map(([part, seconds]) => `${part} after ${seconds.toFixed(1)} s`);
  return `Ready in ${total.toFixed(1)} s (${parts.join(', ')}). Ctrl-C stops everything.`;
}

/** What is printed once everything runs: addresses, demo accounts, times. */
export function welcomeLines(settings: StartSettings, times: BootTimes): string[] {
  const accounts = ['', `Demo accounts, password ${DEMO_PASSWORD}`, ...alignRows(DEMO_LOGINS.map(loginRow))];
  return ['', ...alignRows(addresses(settings, times)), ...(settings.demo ? accounts : []), '', timesLine(times)];
}
