import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
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

function addresses({ portalPort, platformPort, platformOrigin, variables }: StartSettings): Row[] {
  const at = (port: number, path = ''): string => `http://localhost:${port}${path}`;
  const login = variables.LOGIN_ORIGIN || at(platformPort + 1);
  return [
    ['Portal', at(portalPort)],
    ['Portal, Changchun', `http://changchun.localhost:${portalPort}`],
    ['Login site', `${login}/login`],
    ...(variables.DEMO === '1' ? [['Sent texts', `${login}/sent`]] : []),
    ['Sibling sites', `${variables.SIBLING_ORIGIN || at(platformPort + 3)}/materials`],
    ['Platform', platformOrigin],
  ];
}

const accountRow = ({ phone, name, business, role }: DemoAccount): Row => [phone, name, business, role];

function timesLine(times: BootTimes): string {
  const total = Math.max(0, ...times.map(([, seconds]) => seconds));
  const parts = times.map(([part, seconds]) => `${part} after ${seconds.toFixed(1)} s`);
  return `Ready in ${total.toFixed(1)} s (${parts.join(', ')}). Ctrl-C stops everything.`;
}

/** What is printed once everything runs: addresses, demo accounts, times. */
export function welcomeLines(settings: StartSettings, times: BootTimes): string[] {
  const accounts = ['', `Demo accounts, password ${demoPassword}`, ...alignRows(demoAccounts.map(accountRow))];
  return [
    '',
    ...alignRows(addresses(settings)),
    ...(settings.variables.DEMO === '1' ? accounts : []),
    '',
    timesLine(times),
  ];
}
