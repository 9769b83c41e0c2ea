import { portal } from './addresses.ts';

const host = 'evil.test';
const own = new URL(portal).host;

/** What may stand before a foreign host so that a careless reader takes the whole for a path or for its own site. */
const before = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '\u00a0//',
  '\ufeff//',
  '/%09/',
  '/%0a/',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '%5c%5c',
  '%252f%252f',
  '/.//',
  '/..//',
  '/./\\',
  '/%2e%2f/',
  '/;//',
  '//;@',
  '//:@',
  '//user:secret@',
  `//${own}@`,
  `//${own}%40`,
  `//${own}\\@`,
  `https://${own}@`,
  `https://${own}%2540`,
  `https://${own}.`,
  'https://',
  'http://',
  'hTTps://',
  'https:',
  'https:/',
  'https:\\\\',
  'https:///',
  'ftp://',
  'ws://',
  'blob:https://',
  'view-source:https://',
  'intent://',
  'jar:https://',
  '?//',
  '#//',
] as const;

const hosts = [host, `${host}:443`, 'evil。test'] as const;

/** Addresses that run something instead of leading somewhere. */
const running = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://evil.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
] as const;

/** Addresses of elsewhere in every disguise that open redirects are found by. */
export const foreignAddresses: readonly string[] = [
  ...before.flatMap((prefix) => hosts.map((name) => `${prefix}${name}/taken`)),
  ...running,
];
