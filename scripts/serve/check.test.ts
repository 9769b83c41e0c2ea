import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

const start = join(workspaceRoot, 'scripts/start.ts');
/** Below the ports that systems give to outgoing connections. */
const first = randomInt(24_000, 31_000);
const dataDir = join(tmpdir(), `jianzhu-check-${process.pid}`);
const ports = { PORT: String(first), PLATFORM_PORT: String(first + 1) };

function run(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@jianzhu/source', start, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...ports, ...variables },
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n'), text: stdout, stderr };
}

/** A service on public addresses. */
const service = {
  DEMO: '0',
  PUBLIC_PROTOCOL: 'https',
  PORTAL_ORIGINS: 'https://www.jianzhu.example',
  LOGIN_ORIGIN: 'https://login.jianzhu.example',
  STORAGE_ORIGIN: 'https://files.jianzhu.example',
  SIBLING_ORIGIN: 'https://sites.jianzhu.example',
  SMS_URL: 'https://sms.jianzhu.example/send',
  SMS_AUTHORIZATION: 'Bearer s3cret-of-the-gateway',
  DATABASE_URL: 'postgresql://owner:s3cret-of-the-database@db.internal/jianzhu',
  TRUSTED_PROXIES: '10.0.0.0/8',
} as const;

describe('pnpm start --check', () => {
  it('says what a start with nothing set would do, and does nothing of it', () => {
    const { status, lines, text } = run(['--check']);
    expect(status, text).toBe(0);
    for (const line of [
      /^Kind +a demonstration \(DEMO is not set\)$/,
      new RegExp(`^Portals +http://localhost:${first}, http://changchun.localhost:${first}$`),
      new RegExp(`^Port ${first} +the portal, on 127.0.0.1 and ::1$`),
      new RegExp(`^Port ${first + 4} +the sibling sites, on 127.0.0.1 and ::1$`),
      /^Text messages +shown on the page of sent texts$/,
      /^Database +embedded, in .*postgres$/,
      /^Secret: database +random, made at the first start, in .*superuser-password$/,
      /^It would start\.$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(line));
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says it of a service, without a single secret', () => {
    const { status, lines, text } = run(['--check', '--drop-demo'], service);
    expect(status, text).toBe(0);
    for (const line of [
      /^Kind +a service \(DEMO=0\)$/,
      /^Demo data +removed before the service starts$/,
      /^Portals +https:\/\/www\.jianzhu\.example$/,
      /^Text messages +sent through https:\/\/sms\.jianzhu\.example$/,
      /^Database +PostgreSQL at db\.internal:5432\/jianzhu \(DATABASE_URL\)$/,
      /^Secret: text gateway +SMS_AUTHORIZATION$/,
      /^Trusted proxies +10\.0\.0\.0\/8$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(line));
    }
    expect(text).not.toMatch(/s3cret|Demo@2024|sibling sites, on|sibling site, on/);
  });

  it('takes no texts over a plain connection to another machine', () => {
    const { status, lines } = run(['--check'], { ...service, SMS_URL: 'http://sms.jianzhu.example/send' });
    expect(status).toBe(1);
    expect(lines).toContain('Missing: SMS_URL=: must be https: codes and phone numbers go there');
    expect(run(['--check'], { ...service, SMS_URL: 'http://localhost:9000/send' }).status).toBe(0);
  });

  it('lists everything that is missing, one a line', () => {
    const { status, lines } = run(['--check'], {
      ...service,
      SMS_URL: '',
      PUBLIC_PROTOCOL: '',
      STORAGE_ORIGIN: 'http://files.jianzhu.example',
      DATABASE_URL: 'postgresql://postgres:postgres@db.internal/jianzhu',
    });
    expect(status).toBe(1);
    expect(lines.filter((line) => line.startsWith('Missing: '))).toEqual([
      'Missing: SMS_URL=: must be set with DEMO=0: the address of the gateway that takes text messages',
      'Missing: PUBLIC_PROTOCOL=http: must be https for a service with public addresses',
      'Missing: STORAGE_ORIGIN=http://files.jianzhu.example: must be https for a service',
      'Missing: DATABASE_URL=: its password is one that everybody knows; a service has its own',
    ]);
    expect(lines).toContain('It would not start.');
  });

  it('names what cannot be understood, all of it', () => {
    const { status, lines } = run(['--check'], { PORT: 'three', LOG_LEVEL: 'loud', PAGE_CACHE: 'maybe' });
    expect(status).toBe(1);
    expect(lines.filter((line) => line.startsWith('Missing: ')).map((line) => line.split(': ')[1])).toEqual([
      'PORT=three',
      'LOG_LEVEL=loud',
    ]);
  });

  it.each(['127.0.0.1', '::1'])('sees a port that is taken on %s', async (address) => {
    const holder = createServer().listen(first + 2, address);
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const { status, lines } = run(['--check']);
    expect(status).toBe(1);
    expect(lines).toContain(`Missing: Port ${first + 2} (the login site) is taken: free it or set PLATFORM_PORT.`);
  });
});

describe('pnpm start', () => {
  it.each([['--chek'], ['--check', 'now'], ['--force'], ['start']])('refuses %j %s with its usage', (...args) => {
    const { status, stderr } = run(args);
    expect(status).toBe(1);
    expect(stderr).toContain(`${args.join(' ')}: no start knows that\n`);
    expect(stderr).toContain('pnpm start --check');
  });

  it('drops no data of a demonstration', () => {
    expect(run(['--drop-demo'])).toMatchObject({ status: 1, stderr: '--drop-demo: only with DEMO=0\n' });
  });

  it('refuses public addresses without DEMO in one line, before it builds', () => {
    const { status, stderr, text } = run([], {
      PORTAL_ORIGINS: 'https://www.jianzhu.example',
      PUBLIC_PROTOCOL: 'https',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DEMO=: must be said with the public PORTAL_ORIGINS=[^\n]*\n$/);
    expect(text).toBe('');
  });
});
