import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** Debian's packages that it needs. */
export const SWIFT_PACKAGES = 'swift-proxy swift-account swift-container swift-object';

/** Keys of the one account. */
export const SWIFT_KEYS = { accessKey: 'test:tester', accessSecret: 'testing', accessToken: '' } as const;

/** The region that its signatures must name. */
export const SWIFT_REGION = 'us-east-1';

/** An OpenStack Swift that speaks S3: a storage that nobody here wrote, and that checks signatures. */
export interface Swift {
  readonly endpoint: string;
  close(): Promise<void>;
}

const BACKENDS = ['account', 'container', 'object'] as const;

/** Starts all four servers of a Swift on this machine, with one copy of everything in a folder that goes at the end. */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(path.join(tmpdir(), 'swift-'));
  const ports = await freePorts(BACKENDS.length + 1);
  const proxyPort = ports[BACKENDS.length] ?? 0;
  await mkdir(path.join(folder, 'devices/d1'), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('swift.conf', CLUSTER);
  for (const [index, kind] of BACKENDS.entries()) {
    const port = ports[index] ?? 0;
    await write(`${kind}.conf`, backendSettings(folder, kind, port));
    const ring = (...args: string[]) => execFileSync('swift-ring-builder', [`${folder}/${kind}.builder`, ...args]);
    ring('create', '2', '1', '1');
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring('rebalance');
  }
  await write('proxy.conf', proxySettings(folder, proxyPort));
  const servers = [...BACKENDS, 'proxy'].map((kind) =>
    spawn(`swift-${kind}-server`, [path.join(folder, `${kind}.conf`)], { stdio: 'ignore' }),
  );
  for (const port of ports) await listening(port);
  return {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    async close() {
      await Promise.all(servers.map(stop));
      await rm(folder, { recursive: true });
    },
  };
}

const CLUSTER = `[swift-hash]
swift_hash_path_prefix = before
swift_hash_path_suffix = after
[storage-policy:0]
name = only
default = yes
`;

const serverSettings = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
workers = 0
user = ${userInfo().username}
`;

const backendSettings = (folder: string, kind: string, port: number): string => `${serverSettings(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const PROXY_FILTERS = {
  catch_errors: '',
  gatekeeper: '',
  // Nobody listens there: nothing is remembered between requests.
  cache: 'memcache_servers = 127.0.0.1:1',
  listing_formats: '',
  bulk: '',
  s3api: `location = ${SWIFT_REGION}`,
  tempauth: 'user_test_tester = testing .admin',
  slo: '',
  dlo: '',
};

const proxySettings = (folder: string, port: number): string => `${serverSettings(folder, port)}
[pipeline:main]
pipeline = ${Object.keys(PROXY_FILTERS).join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${Object.entries(PROXY_FILTERS)
  .map(([name, settings]) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${settings}\n`)
  .join('')}`;

/** Ports that are free now, all held at once so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = held.map((server) => (server.address() as { readonly port: number }).port);
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listening(port: number): Promise<void> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Swift does not answer on port ${port}.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
