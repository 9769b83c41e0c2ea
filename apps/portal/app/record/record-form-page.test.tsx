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

it('asks before it is left with what was typed beside a draft that nobody has answered, as nothing keeps it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
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
