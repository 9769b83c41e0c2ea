import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPlatformProcess } from '../../apps/platform/src/testing/platform-process.ts';
import { runOperator } from './run-operator.ts';

const TOOL = path.resolve(import.meta.dirname, '../operator.ts');

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

type Run = (variables: Readonly<Record<string, string>>, words: readonly string[], input?: string) => Promise<Outcome>;

/** One command of the tool, without the second that a process of its own takes to start. */
const runTool: Run = async (environment, words, input = '') => {
  let [out, error] = ['', ''];
  const code = await runOperator(words, {
    environment,
    print: (line) => {
      out += `${line}\n`;
    },
    complain: (line) => {
      error += `${line}\n`;
    },
    readInput: () => input,
  });
  return { code, out, error };
};

/** The tool as an operator runs it, in a process of its own. */
const runProcess: Run = (variables, words, input = '') => {
  const child = spawn(
    process.execPath,
    ['--conditions=@jianzhu/source', '--disable-warning=ExperimentalWarning', TOOL, ...words],
    { env: { ...variables } },
  );
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    error += chunk.toString();
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, error }));
  });
};

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jianzhu-operator-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('says in one line what it does not understand, and calls nobody', async () => {
  const home = { XDG_CONFIG_HOME: makeFolder(), OPERATOR_TOKEN: 'x'.repeat(43) };
  const refused: readonly (readonly [string, string])[] = [
    ['reveiw list', 'unknown command: reveiw list; `pnpm operator help` shows them all'],
    ['constructor', 'unknown command: constructor; `pnpm operator help` shows them all'],
    [
      'review approve certification 17',
      '--version is missing: pnpm operator review approve <kind> <bizId> --version <number>',
    ],
    [
      'review approve certification --version 1',
      'an argument is missing: pnpm operator review approve <kind> <bizId> --version <number>',
    ],
    ['revoke 1 2', 'unknown argument 2: pnpm operator revoke <id>'],
    ['account disable 1', '--reason is missing: pnpm operator account disable <id> --reason <text>'],
    ['account disable help', '--reason is missing: pnpm operator account disable <id> --reason <text>'],
    ['account disable 1 --reason', '--reason needs a value: pnpm operator account disable <id> --reason <text>'],
    ['review list --state pending', 'unknown option --state: pnpm operator review list'],
    ['dictionary set a --new', '--tree is missing: pnpm operator dictionary set <code> --tree <json> [--new]'],
    ['review list --foo', 'unknown option --foo: pnpm operator review list'],
    ['review list --page abc', '--page: abc is no number'],
    ['review reject certification 17 --version 1 --reason a --fields licence', '--fields: licence is not name=reason'],
    ['review list --status waiting', '--status: waiting is none of draft, pending, approved, rejected'],
    ['dictionary set a --tree /nowhere.json', '--tree: /nowhere.json cannot be read'],
  ];
  for (const [line, message] of refused) {
    const { code, out, error } = await runTool(home, line.split(' '));
    expect([code, out, error.split('\n').length], line).toEqual([2, '', 2]);
    expect(error).toContain(message);
  }
  const unreached = await runTool({ ...home, PLATFORM_ORIGIN: 'http://127.0.0.1:9' }, ['me', '--json']);
  expect(unreached).toEqual({
    code: 1,
    out: '{"error":{"message":"the platform does not answer at http://127.0.0.1:9"}}\n',
    error: 'the platform does not answer at http://127.0.0.1:9\n',
  });
  const help = await runProcess(home, []);
  // A process has the same ways out as the commands above.
  expect(await runProcess(home, ['revoke', '1', '2'])).toEqual(await runTool(home, ['revoke', '1', '2']));
  const aboutSaving = await runTool(home, ['article', 'save', '--help']);
  expect(aboutSaving.out).toContain('  columnCode (needed), or --column\n');
  expect(aboutSaving.out).toContain('  summary\n');
  const aboutLessons = await runTool(home, ['lesson', 'save', '--help']);
  expect(aboutLessons.out).toContain('  teacherName (needed)\n');
  expect(aboutLessons.out).toContain('  cover\n');
  expect([
    help.code,
    help.out.includes(
      'pnpm operator review reject <kind> <bizId> --version <number> --reason <text> [--fields <name=reason;…>]',
    ),
  ]).toEqual([0, true]);
}, 120_000);

it('makes the first operator and does what operators do, at a running platform', async () => {
  const dataDir = makeFolder();
  const { origin } = await startPlatformProcess(dataDir);
  const variables = { PLATFORM_ORIGIN: origin, DATA_DIR: dataDir, XDG_CONFIG_HOME: makeFolder() };
  const kept = path.join(variables.XDG_CONFIG_HOME, 'jianzhu', 'operator.json');
  const run = async (line: string, ...more: readonly string[]) => {
    const { code, out, error } = await runTool(variables, [...line.split(' '), ...more, '--json']);
    return { code, error, answer: JSON.parse(out) };
  };
  const done = async (line: string, ...more: readonly string[]) => {
    const { code, error, answer } = await run(line, ...more);
    expect([code, error], line).toEqual([0, '']);
    return answer;
  };

  expect(await run('me').catch(() => undefined)).toMatchObject({ code: 2, error: expect.stringContaining('no token') });
  const secret = path.join(dataDir, 'first-operator-secret');
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  expect(await done('first --name', '张三')).toMatchObject({ name: '张三', keptIn: kept });
  expect([existsSync(secret), statSync(kept).mode & 0o777]).toEqual([false, 0o600]);
  expect((await run('first --name', '李四')).error).toContain('no secret in');

  const me = await done('me');
  expect(me).toMatchObject({ name: '张三' });
  const added = await done('add --name', '李四');
  const other = { ...variables, XDG_CONFIG_HOME: makeFolder() };
  expect(await runProcess(other, ['login'], `${added.token}\n`)).toMatchObject({ code: 0, error: '' });
  expect((await runTool(other, ['me'])).out).toContain('name: 李四');
  // Who added 李四 has seen the first token, and gets no further with it.
  expect(await runTool({ ...variables, OPERATOR_TOKEN: added.token }, ['me'])).toMatchObject({ code: 1 });
  await done(`revoke ${added.id}`);
  expect(await runTool(other, ['me'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('the token is not, or no longer, in force'),
  });
  const before = readFileSync(kept, 'utf8');
  await done('token');
  expect(readFileSync(kept, 'utf8')).not.toBe(before);
  expect(await done('me')).toMatchObject({ name: '张三' });
  // A new token that cannot be kept takes nobody's place.
  const unwritable = { ...variables, XDG_CONFIG_HOME: kept };
  const token = JSON.parse(readFileSync(kept, 'utf8'))[origin];
  expect(await runTool(unwritable, ['login'], `${token}\n`)).toMatchObject({
    code: 2,
    error: expect.stringContaining('the new token cannot be kept, the one before it stays in force'),
  });
  expect(await done('me')).toMatchObject({ name: '张三' });

  expect((await runTool(variables, ['legal', 'list'])).out).toContain('title: 隐私政策');
  const page = path.join(dataDir, 'page.html');
  writeFileSync(page, '<p>平台用户协议</p>');
  expect(
    await done('legal publish user_agreement --effective 2027-01-01 --title', '用户协议', '--content', page),
  ).toEqual({ code: 'user_agreement', version: expect.any(Number) });
  expect(await run('article save')).toMatchObject({
    code: 1,
    error: expect.stringMatching(
      /^400 .*\n {2}--column: is missing\n {2}--title: .+\n {2}--content: .+\nSee: pnpm operator article save --help\n$/s,
    ),
  });
  const tree = path.join(dataDir, 'tree.json');
  writeFileSync(tree, JSON.stringify([{ dictKey: 'a', dictValue: '甲' }, { dictKey: 'b' }]));
  expect((await run('dictionary set city_links --tree', tree)).error).toContain('  tree.dictValue of entry 2: ');
  expect((await run('clock advance --seconds 99999999')).error).toContain('一次最多向前调整31天');
  const saved = await done('article save --column notice --title', '停机维护公告', '--content', page);
  expect(await done(`article publish ${saved.id}`)).toMatchObject({ isPublished: true });
  const shown = await fetch(`${origin}/api/rs-cms-service/ecomm/front/article/detail?id=${saved.id}`);
  expect(await shown.json()).toMatchObject({ code: 200, data: { title: '停机维护公告' } });
  const helpFile = path.join(dataDir, 'help.json');
  writeFileSync(helpFile, JSON.stringify({ columnId: '2300', title: '如何登录', content: '<p>文</p>', sort: 1 }));
  const written = await done('help-article save --file', helpFile);
  expect(await done(`help-article publish ${written.id}`)).toMatchObject({ isPublished: true });
  expect(await done(`help-article show ${written.id}`)).toMatchObject({ kind: 'help', fields: { title: '如何登录' } });
  expect((await done('help-article list --keyword', '如何登录')).records).toMatchObject([{ id: written.id }]);
  expect((await done('review list --kind certification --status pending')).records).toEqual([]);
  expect(await run(`review reject certification 17 --version 1 --reason`, '缺')).toEqual({
    code: 1,
    error: '400 驳回原因不能少于2个字\n',
    answer: { error: { code: 400, message: '400 驳回原因不能少于2个字' } },
  });
  // The reason of a field reaches the platform, which judges it as well.
  expect(
    (await run('review reject certification 17 --version 1 --reason', '缺少公章', '--fields', 'licence=缺')).code,
  ).toBe(1);
  const person = await done('account show 13800000001');
  expect(await done(`account disable ${person.id} --reason`, '冒用他人证件')).toEqual({ endedLogins: 0 });
  expect((await runTool(variables, ['article', 'list'])).out).toMatch(/^- id: \d+\n {2}columnCode: /);
  const picture = path.join(dataDir, '现场.png');
  const content = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(20)]);
  writeFileSync(picture, content);
  const uploaded = await done('upload', picture);
  const published = await fetch(origin + uploaded.address);
  expect(Buffer.from(await published.arrayBuffer()).equals(content)).toBe(true);
  expect((await run('upload', path.join(dataDir, 'none.png')).catch((error) => error)).code).toBe(2);
  expect((await run('upload', page)).error).toContain('仅支持图片');
  const banners = await done('banner list --place 100');
  expect(
    await done(
      `banner order 100 ${banners
        .map(({ id }: { id: string }) => id)
        .reverse()
        .join(' ')}`,
    ),
  ).toBeNull();
}, 180_000);
