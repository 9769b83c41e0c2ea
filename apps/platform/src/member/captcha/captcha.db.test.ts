import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, PATHS, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

type Step = readonly [number, number, number];

async function open(): Promise<{ captchaId: string; x: number; image: Record<string, string> }> {
  const { data } = await platform.get(PATHS.generate);
  const [row] = await platform.db.admin<{ target_x: number }>('select target_x from captcha where id = $1', [
    data.captchaId,
  ]);
  return { captchaId: data.captchaId, x: row?.target_x ?? 0, image: data };
}

const dragTo = (x: number): Step[] => [
  [x - 20, 2, 300],
  [10, 0, 90],
  [6, -1, 70],
  [3, 0, 60],
  [1, 0, 110],
];

const solve = (captchaId: string, x: number, track = dragTo(x), by = 'pointer') =>
  platform.post(PATHS.validate, { captchaId, x, track, scene: 'login', phone: '13600000001', by });

describe('the slider captcha (domain 18.4)', () => {
  it('draws PNG pictures and does not give its answer away', async () => {
    const { image } = await open();
    expect(image.bgImage).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(Object.keys(image).sort()).toEqual(['bgImage', 'captchaId', 'expireAt', 'pieceImage', 'pieceY']);
    expect(image.expireAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([-6, -5, 5, 6])('takes a piece that is %i px beside its place: up to 5', async (offset) => {
    const { captchaId, x } = await open();
    expect((await solve(captchaId, x + offset)).code).toBe(Math.abs(offset) <= 5 ? 200 : 425);
  });

  it('is void after three misses', async () => {
    const { captchaId, x } = await open();
    const messages = [];
    for (let turn = 0; turn < 3; turn += 1) messages.push((await solve(captchaId, x - 40)).msg);
    expect(messages).toEqual(['验证失败，请重试', '验证失败，请重试', '验证码已过期，请刷新']);
    expect(await solve(captchaId, x)).toMatchObject({ code: 425, msg: '验证码已过期，请刷新' });
  });

  it('takes a recorded movement once, wherever it is scaled to', async () => {
    const recorded = (x: number): Step[] => {
      const steps = [0.3, 0.2, 0.15, 0.1, 0.08, 0.06, 0.04, 0.03, 0.02, 0.01, 0.005, 0.005];
      return steps.map((share, at) => [x * share, at % 2, 90 + 7 * at]);
    };
    const [first, second] = [await open(), await open()];
    expect(await solve(first.captchaId, first.x, recorded(first.x))).toMatchObject({ code: 200 });
    expect(await solve(second.captchaId, second.x, recorded(second.x))).toMatchObject({ code: 425 });
    expect(await solve(second.captchaId, second.x)).toMatchObject({ code: 200 });
  });

  it('gives one token for one solution', async () => {
    const { captchaId, x } = await open();
    const answers = await Promise.all([solve(captchaId, x), solve(captchaId, x)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 425]);
  });

  it('is void after two minutes', async () => {
    const { captchaId, x } = await open();
    await platform.db.admin(`update captcha set expires_at = now() where id = $1`, [captchaId]);
    expect(await solve(captchaId, x)).toMatchObject({ code: 425, msg: '验证码已过期，请刷新' });
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'not-a-uuid-but-opaque'])('does not know %s', async (captchaId) => {
    expect(await solve(captchaId, 100)).toMatchObject({ code: 425, msg: '验证码已过期，请刷新' });
  });

  it('takes even steps from keys and buttons, not from a pointer', async () => {
    const byKey = await open();
    const steps = Array.from({ length: byKey.x }, (): Step => [1, 0, 30]);
    const fewer = (x: number) => Array.from({ length: x / 2 }, (): Step => [2, 0, 30]);
    expect((await solve(byKey.captchaId, byKey.x, steps.slice(0, 200), 'pointer')).code).toBe(425);
    const even = byKey.x - (byKey.x % 2);
    expect((await solve(byKey.captchaId, even, fewer(even), 'keyboard')).code).toBe(200);
  });
});
