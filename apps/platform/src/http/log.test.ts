import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const TOKEN = randomBytes(32).toString('base64url');
const PHONE = '13800000001';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it.each([
    ['a header', { headers: { authorization: 'Basic abc', 'Blade-Auth': `bearer ${TOKEN}` } }],
    ['a body', { body: { password: TOKEN, smsCode: TOKEN, phone: PHONE } }],
    ['a text', { path: `/login-back?token=${TOKEN}&x=1` }],
    ['a list', { rows: [{ deep: { cookie: TOKEN } }] }],
    ['an error', { err: new Error(`Key (phone)=(${PHONE}) already exists; ${TOKEN}`) }],
    ['the cause of an error', { err: new Error('outer', { cause: new Error(TOKEN) }) }],
    ['a database error', { err: Object.assign(new Error('unique'), { detail: TOKEN, parameters: [PHONE] }) }],
  ])('never holds the secrets of %s', (_name, facts) => {
    const output = logged((log) => log.warn(facts, 'something happened'));
    expect(output).toContain('something happened');
    expect(output).not.toContain(TOKEN);
    expect(output).not.toContain(PHONE);
  });

  it('never holds a secret that stands in the message itself', () => {
    const output = logged((log) => log.info(`${PHONE} came with bearer ${TOKEN}`));
    expect(output).not.toContain(TOKEN);
    expect(output).not.toContain(PHONE);
  });

  it('never holds an opaque token, wherever in the facts it stands', () => {
    fc.assert(
      fc.property(fc.object({ values: [fc.constant(TOKEN), fc.integer()], maxDepth: 4 }), (facts) => {
        expect(logged((log) => log.info(facts, 'facts'))).not.toContain(TOKEN);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps what is needed to find a fault', () => {
    const [line] = logged((log) =>
      log.error({ err: new TypeError('broken'), code: 500, path: '/a?size=5' }, 'x'),
    ).split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      msg: 'x',
      code: 500,
      path: '/a?size=5',
      err: { type: 'TypeError', message: 'broken', stack: expect.stringContaining('log.test.ts') },
    });
  });
});
