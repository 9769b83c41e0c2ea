import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import { ProfileFormPage } from './profile-form.tsx';

const cut = vi.hoisted(() => ({ openPicture: vi.fn(), cutAvatar: vi.fn() }));
vi.mock('../../attachment/opened-picture.ts', () => ({ openPicture: cut.openPicture }));
vi.mock('./cut-avatar.ts', () => ({ cutAvatar: cut.cutAvatar }));
const uploads = vi.hoisted(() => ({ uploadAvatar: vi.fn(), AvatarRefused: class extends Error {} }));
vi.mock('./upload-avatar.ts', () => uploads);
vi.mock('./use-avatar-address.ts', () => ({ useAvatarAddress: (avatar: string) => avatar && `/shown/${avatar}.png` }));

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
const above = { 'routes/layouts/simple': { path: '/user/default/edit', name: '编辑资料', access: 'open' } };

async function show(avatar = '') {
  const update = vi.fn(async () => null);
  const client = stagedClient({ profile: { update } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const loaded = { kind: 'ready', record: { record: { ...record, avatar }, draft: null } } as const;
  await act(async () =>
    root.render(
      <PortalStage client={client} above={above}>
        <ProfileFormPage loaded={loaded} />
      </PortalStage>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => textContent === name);
  return {
    place,
    update,
    named,
    press: (name: string) => act(async () => named(name)?.click()),
    choose: async (file: File) => {
      const input = place.querySelector<HTMLInputElement>('input[type="file"]');
      if (input) Object.defineProperty(input, 'files', { value: [file], configurable: true });
      await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
      await vi.waitFor(() => act(async () => undefined));
    },
  };
}

const png = () => new File(['x'], 'me.png', { type: 'image/png' });

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  cut.openPicture.mockResolvedValue({ src: '/me.png', width: 400, height: 300, release: vi.fn() });
  cut.cutAvatar.mockResolvedValue(png());
  uploads.uploadAvatar.mockResolvedValue('77');
});

describe('the avatar of the profile', () => {
  it('is given up while it is uploaded, and what comes of it then changes nothing', async () => {
    const { place, choose, press, named, update } = await show();
    let finish: (id: string) => void = () => undefined;
    uploads.uploadAvatar.mockReturnValue(
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
    );
    await choose(png());
    await vi.waitFor(() => expect(named('使用此头像')).toBeDefined());
    await press('使用此头像');
    const signal: AbortSignal = uploads.uploadAvatar.mock.lastCall?.[2];
    expect(signal.aborted).toBe(false);
    await press('取消');
    expect(signal.aborted).toBe(true);
    expect(named('使用此头像')).toBeUndefined();
    await act(async () => finish('77'));
    expect(place.querySelector('img[src*="77"]')).toBeNull();
    expect(update).not.toHaveBeenCalled();
  });

  it('is cut, uploaded and then saved with the form', async () => {
    const { place, choose, press, named, update } = await show();
    await choose(png());
    await vi.waitFor(() => expect(named('使用此头像')).toBeDefined());
    await press('使用此头像');
    expect(cut.cutAvatar).toHaveBeenCalledWith(expect.anything(), { x: 50, y: 0, side: 300 });
    expect(named('使用此头像')).toBeUndefined();
    expect(place.querySelector('#avatar img')?.getAttribute('src')).toBe('/shown/77.png');
    expect(update).not.toHaveBeenCalled();
    await press('保存');
    expect(update).toHaveBeenCalledWith({ body: expect.objectContaining({ avatar: '77', version: 3 }) });
  });

  it('says beside the field what cannot be taken, and opens nothing', async () => {
    const { place, choose } = await show();
    await choose(new File(['x'], 'a.gif', { type: 'image/gif' }));
    expect(place.querySelector('#avatar-error')?.textContent).toContain('请选择jpg或png格式的图片');
    cut.openPicture.mockRejectedValueOnce(new Error('broken'));
    await choose(png());
    expect(place.querySelector('#avatar-error')?.textContent).toContain('图片无法打开，请换一张');
  });

  it('keeps the dialog open with the reason when the picture was not uploaded', async () => {
    const { place, choose, press, named } = await show();
    uploads.uploadAvatar.mockRejectedValueOnce(new uploads.AvatarRefused('存储空间已满'));
    await choose(png());
    await vi.waitFor(() => expect(named('使用此头像')).toBeDefined());
    await press('使用此头像');
    expect(document.body.textContent).toContain('存储空间已满');
    expect(place.querySelector('#avatar img')).toBeNull();
  });

  it('is shown, not told by its id, where another window has saved another one', async () => {
    const { place, press, update } = await show('77');
    const current = { ...record, avatar: '/api/rs-member-service/avatar/5.png', version: 4 };
    update.mockRejectedValueOnce(
      new BusinessError('update', BUSINESS_CODES.versionConflict.code, '已被修改', { current }),
    );
    await press('移除头像');
    await press('保存');
    const named = (side: RegExp) =>
      [...document.querySelectorAll('label')].find((label) =>
        side.test(label.querySelector('input')?.getAttribute('aria-label') ?? ''),
      );
    expect(
      named(/值：图片$/)
        ?.querySelector('img')
        ?.getAttribute('src'),
    ).toBe(`/shown/${current.avatar}.png`);
    expect(named(/^我的值：未填写$/)?.textContent).toBe('未填写');
    expect(place.querySelector('#avatar img')).toBeNull();
  });

  it('is taken away', async () => {
    const { press, named, update } = await show('/api/rs-member-service/avatar/5.png');
    await press('移除头像');
    expect(document.activeElement).toBe(named('选择图片'));
    await press('保存');
    expect(update).toHaveBeenCalledWith({ body: expect.objectContaining({ avatar: '' }) });
  });
});
