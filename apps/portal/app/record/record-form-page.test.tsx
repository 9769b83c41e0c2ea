import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ProfileFormPage } from '../features/profile/profile-form.tsx';
import { PortalStage, stagedClient } from '../testing/portal-stage.tsx';

const record = {
  id: '1',
  version: 3,
  phoneMasked: '138****0001',
  avatar: '',
  nickname: '王建国',
  gender: null,
  birthday: '',
  email: '',
  region: null,
  intro: '',
};
const draft = { content: { nickname: '王工' }, version: 3, updateTime: '2026-11-23 10:00:00' };
const above = { 'routes/layouts/simple': { path: '/user/default/edit', name: '编辑资料', access: 'open' } };

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function show(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const loaded = { kind: 'ready', record: { record, draft } } as const;
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient({ profile: {} })} above={above}>
        <ProfileFormPage loaded={loaded} />
      </PortalStage>,
    ),
  );
  return place;
}

it('leads on from an answered draft to the heading, as the buttons of the answer are gone', async () => {
  const place = await show();
  const take = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '继续编辑');
  take?.focus();
  await act(async () => take?.click());
  expect(place.querySelector<HTMLInputElement>('#nickname')?.value).toBe('王工');
  expect(document.activeElement).toBe(place.querySelector('h1'));
});

it('asks before it is left with what was typed beside a draft that nobody has answered, as nothing keeps it', async () => {
  const place = await show();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(place.textContent).toContain('继续编辑');
  expect(isAsked()).toBe(false);

  const input = place.querySelector<HTMLInputElement>('#nickname');
  if (input === null) throw new Error('no nickname');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '王经理');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(isAsked()).toBe(true);
});
