import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../../testing/test-platform.ts';
import { rememberPlace } from '../known-places.ts';
import type { ClientPlace } from '../network-of.ts';
import { giveCaptcha } from './give-captcha.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

type Step = readonly [number, number, number];

/** @param shownMs since when the picture counts as shown */
async function open(shownMs = 10_000): Promise<{ captchaId: string; x: number; image: Record<string, string> }> {
  const { data } = await platform.get(PATHS.generate);
  const [row] = await platform.db.admin<{ target_x: number }>(
    `update captcha set created_at = now() - make_interval(secs => $2) where id = $1 returning target_x`,
    [data.captchaId, shownMs / 1000],
  );
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
    const { lifeSeconds, ...shown } = image;
    expect(Object.keys(shown).sort()).toEqual(['bgImage', 'captchaId', 'expireAt', 'pieceImage', 'pieceY']);
    expect(lifeSeconds).toBe(120);
    expect(image.expireAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([-6, -5, 5, 6])('takes a piece that is %i px beside its place: up to 5', async (offset) => {
    const { captchaId, x } = await open();
    expect((await solve(captchaId, x + offset)).code).toBe(Math.abs(offset) <= 5 ? 200 : 425);
  });

  it('is void after a miss', async () => {
    const { captchaId, x } = await open();
    expect(await solve(captchaId, x - 40)).toMatchObject({ code: 425, msg: '验证失败，请重试' });
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
    const third = await open();
    expect(await solve(third.captchaId, third.x)).toMatchObject({ code: 200 });
  });

  it('takes no movement that began before the picture was there, whatever moments are claimed', async () => {
    const inFiveSeconds = (x: number): Step[] => [[x - 20, 2, 5000], ...dragTo(x).slice(1)];
    const [now, before] = [await open(0), await open()];
    expect(await solve(now.captchaId, now.x, inFiveSeconds(now.x))).toMatchObject({ code: 425 });
    expect(await solve(before.captchaId, before.x, inFiveSeconds(before.x))).toMatchObject({ code: 200 });
  });

  it('tells strangers to wait when too many pictures are being drawn, and draws on for known places', async () => {
    const { userId } = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
    const [home, elsewhere] = [
      { clientAddress: '203.0.113.22', device: 'of-a-member' },
      { clientAddress: '203.0.113.21' },
    ];
    const { database } = platform.db;
    await database.withCredentials((transaction) => rememberPlace(transaction, userId, home));
    const puzzle = { bgImage: '', pieceImage: '', pieceY: 12, targetX: 60 };
    const owners: string[] = [];
    const drawForKnown = async (owner: string) => {
      owners.push(owner);
      return puzzle;
    };
    const puzzles = { draw: async () => undefined, drawForKnown, close: async () => undefined };
    const ask = (place: ClientPlace) => giveCaptcha({ database, puzzles }, place);
    expect(await ask(elsewhere)).toMatchObject({ code: 429, msg: '操作过于频繁，请1秒后再试', retryAfter: 1 });
    expect(await ask(home)).toMatchObject({ pieceY: 12 });
    expect(await ask({ ...elsewhere, device: home.device })).toMatchObject({ pieceY: 12 });
    expect(await ask({ ...elsewhere, device: 'of-nobody' })).toMatchObject({ code: 429 });
    // Whose device it is has one share, however many networks it comes from.
    expect(owners).toEqual([userId, userId]);
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

  it('takes steps from keys and buttons, not from a pointer, and a recording of them once', async () => {
    const even = (x: number, ms: number) => {
      const fine = 10 + (x % 10);
      return [
        ...Array.from({ length: fine }, (): Step => [1, 0, ms]),
        ...Array.from({ length: (x - fine) / 10 }, (): Step => [10, 0, ms]),
      ];
    };
    const [first, second, third] = [await open(), await open(), await open()];
    expect((await solve(first.captchaId, first.x, even(first.x, 41), 'pointer')).code).toBe(425);
    expect((await solve(second.captchaId, second.x, even(second.x, 41), 'keyboard')).code).toBe(200);
    await platform.db.admin(`update captcha set target_x = $2 where id = $1`, [third.captchaId, second.x]);
    expect((await solve(third.captchaId, second.x, even(second.x, 41), 'buttons')).code).toBe(425);
  });

  it.each(['keyboard', 'buttons'])('lets a network solve twenty by %s at once, whoever it asks for', async (by) => {
    const from = by === 'keyboard' ? '203.0.113.7' : '203.0.113.8';
    const codes = new Map<number, number>();
    for (let turn = 0; turn < 22; turn += 1) {
      const { captchaId, x } = await open();
      const track: Step[] = [[250, 0, 300 + turn], ...Array.from({ length: 9 }, (): Step => [1, 0, 50])];
      const { code } = await platform.post(PATHS.validate, { captchaId, x, track, scene: 'login', by }, { from });
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ 425: 20, 429: 2 });
    const { captchaId, x } = await open();
    const body = { captchaId, x, track: dragTo(x), scene: 'login', phone: '13600000001' };
    expect((await platform.post(PATHS.validate, body, { from })).code).toBe(200);
  });
});
