import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import { Puzzle } from './puzzle.tsx';

const validate = 'member.validateCaptcha';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A puzzle whose piece has been moved by button and handed in, and why that was refused. */
async function handIn(refusal: Error) {
  const { pictures, ...shown } = await show(vi.fn(() => Promise.reject(refusal)));
  await shown.press('右移');
  await shown.press('确认');
  const { place, validateCaptcha, press } = shown;
  return {
    validateCaptcha,
    pictures,
    said: place.querySelector('[role=status]')?.textContent,
    at: place.querySelector('[role=slider]')?.getAttribute('aria-valuenow'),
    press,
  };
}

/** @param refuse what keeps another picture from coming, after the first */
async function show(validateCaptcha: ReturnType<typeof vi.fn>, refuse?: Error) {
  let pictures = 0;
  const captcha = async () => {
    if (refuse !== undefined && pictures > 0) throw refuse;
    pictures += 1;
    const images = { bgImage: `data:,${pictures}`, pieceImage: 'data:,', pieceY: 20 };
    return { captchaId: `${pictures}`, ...images, expireAt: '', lifeSeconds: 120 };
  };
  const api = { callsOf: () => ({ puzzle: { captcha, validateCaptcha } }) };
  // A puzzle asks the client for nothing else.
  const client = { memberSession: async () => ({ api }) } as unknown as PortalClient;
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const ignore = () => undefined;
  const puzzle = <Puzzle scene="need" phone="13800000001" onToken={ignore} otherWay="联系客服" onOtherWay={ignore} />;
  await act(async () => root.render(<PortalClientProvider value={client}>{puzzle}</PortalClientProvider>));
  const press = (name: string) =>
    act(async () => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click());
  return { place, validateCaptcha, pictures: () => pictures, press };
}

it('offers the other way to who cannot do it, and no more once it is done', async () => {
  const { place, press } = await show(vi.fn(async () => ({ captchaToken: 'token' })));
  expect(place.textContent).toContain('联系客服');
  await press('右移');
  await press('确认');
  await vi.waitFor(() => expect(place.textContent).not.toContain('联系客服'));
  expect(place.textContent).toContain('验证成功');
});

it.each([
  ['a miss', '验证失败，请重试'],
  ['a picture whose time is up', '验证码已过期，请刷新'],
])('says of %s what it was, and shows another picture', async (_name, text) => {
  const { said, at, pictures } = await handIn(new BusinessError(validate, 425, text, null));
  expect([said, at, pictures()]).toEqual([text, '0', 2]);
});

it.each([
  ['asked too often', '操作过于频繁，请6秒后再试', new BusinessError(validate, 429, '操作过于频繁，请6秒后再试', null)],
  ['no network', '网络连接失败，请检查网络设置', new NetworkError(validate)],
])('says why it was not judged: %s; picture and place stay to be tried again', async (_name, text, refusal) => {
  const { said, at, pictures, press, validateCaptcha } = await handIn(refusal);
  expect([said, at, pictures()]).toEqual([text, '10', 1]);
  await press('确认');
  expect(validateCaptcha).toHaveBeenCalledTimes(2);
});

describe('the time of a picture (WCAG 2.2.1)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const lookAt = ({ place }: { readonly place: HTMLElement }) => ({
    said: place.querySelector('[role=status]')?.textContent,
    picture: place.querySelector('img')?.src,
  });

  it('is told before its end, by what the platform says of it; then another picture comes by itself', async () => {
    const shown = await show(vi.fn());
    await wait(99_000);
    expect(lookAt(shown)).toEqual({ said: '', picture: 'data:,1' });
    await wait(1000);
    const soon = '图片将在20秒内过期，到时自动更换，也可现在点“换一张”';
    expect(lookAt(shown)).toEqual({ said: soon, picture: 'data:,1' });
    await wait(20_000);
    expect(lookAt(shown)).toEqual({ said: '图片已过期，已自动换一张，请重新拼图', picture: 'data:,2' });
  });

  it('is of no matter once the puzzle is solved', async () => {
    const shown = await show(vi.fn(async () => ({ captchaToken: 'token' })));
    await shown.press('右移');
    await shown.press('确认');
    await wait(600_000);
    expect(lookAt(shown)).toEqual({ said: '验证成功', picture: 'data:,1' });
  });

  it('leaves the puzzle, with what can be pressed, when no other picture comes', async () => {
    const shown = await show(vi.fn(), new NetworkError('member.captcha'));
    await wait(120_000);
    expect(lookAt(shown)).toEqual({ said: '网络连接失败，请检查网络设置', picture: 'data:,1' });
    expect(shown.place.querySelector('[role=slider]')).not.toBeNull();
  });
});
