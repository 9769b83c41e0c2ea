import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import { Puzzle } from './puzzle.tsx';

const validate = 'member.validateCaptcha';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A puzzle whose piece has been moved by button and handed in, and why that was refused. */
async function handIn(refusal: Error) {
  let pictures = 0;
  const captcha = async () => {
    pictures += 1;
    return { captchaId: `${pictures}`, bgImage: `data:,${pictures}`, pieceImage: 'data:,', pieceY: 20 };
  };
  const validateCaptcha = vi.fn(() => Promise.reject(refusal));
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
  await press('右移');
  await press('确认');
  return {
    validateCaptcha,
    pictures: () => pictures,
    said: place.querySelector('[role=status]')?.textContent,
    at: place.querySelector('[role=slider]')?.getAttribute('aria-valuenow'),
    press,
  };
}

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
