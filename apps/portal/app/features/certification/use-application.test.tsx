import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { personalCertificationDraft, personalCertificationRecord } from '@jianzhu/domain/certifications';
import { addedAttachment } from '@jianzhu/upload';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as paths from '../../paths.ts';
import { type PortalClient, PortalClientProvider } from '../../portal-client.ts';
import { type ApplicationForm, useApplication } from './use-application.ts';
import type { CertificateFile } from './use-certificate-file.tsx';

const REASON = { field: 'realName', reason: '与证件不符' };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function show(files: Record<string, CertificateFile> = {}) {
  let version = 1;
  const save = vi.fn(async (_body: object) => {
    version += 1;
    return { id: '7', version };
  });
  const submit = vi.fn(async (_body: object, _key: string): Promise<unknown> => null);
  let form: ApplicationForm | undefined;
  const Page = () => {
    form = useApplication({
      ...{ record: personalCertificationRecord, draft: personalCertificationDraft, files, mainField: 'realName' },
      application: { id: '7', version: 1, fieldReasons: [REASON, { field: 'frontImage', reason: '人像面不清晰' }] },
      start: () => ({ realName: '王建国', idCard: '', idCardSealed: '', idCardBegin: '2015-01-01', phone: '' }),
      ...{ save, submit },
    });
    return null;
  };
  const loader = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Page />, loader },
      { path: paths.myCertification, element: null },
    ],
    { initialEntries: ['/form'] },
  );
  const notify = vi.fn();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <PortalClientProvider value={{ notify } as Partial<PortalClient> as PortalClient}>
        <RouterProvider router={router} />
      </PortalClientProvider>,
    ),
  );
  const now = (): ApplicationForm => {
    if (form === undefined) throw new Error('nothing is shown');
    return form;
  };
  await vi.waitFor(() => expect(form).toBeDefined());
  return { now, save, submit, notify, router, loader };
}

it('is changed until it is saved, each time with the version that the save before it has made', async () => {
  const { now, save } = await show();
  expect(now().isChanged).toBe(false);
  expect(now().form.errors).toEqual({ realName: '与证件不符', frontImage: '人像面不清晰' });
  await act(async () => now().form.set({ realName: '王建军' }));
  expect(now().isChanged).toBe(true);
  expect(now().form.errors).toEqual({ frontImage: '人像面不清晰' });
  await act(async () => now().keep({}));
  expect(now().isChanged).toBe(false);
  await act(async () => now().form.set({ idCardSealed: 'read' }));
  expect(now().isChanged).toBe(true);
  await act(async () => now().keep({}));
  expect(save.mock.calls.map(([body]) => body)).toMatchObject([
    { id: '7', version: 1, realName: '王建军' },
    { id: '7', version: 2 },
  ]);
});

it('shows what others have saved meanwhile, and saves what both have made', async () => {
  const { now, save } = await show();
  const current = { id: '7', version: 5, realName: '王建设', idCardBegin: '2020-01-01', phone: '13800000001' };
  save.mockRejectedValueOnce(
    new BusinessError('certification.savePersonal', 409, '已被修改', {
      current,
      changedBy: '李经办',
      changedAt: '2026-11-26',
    }),
  );
  await act(async () => now().form.set({ realName: '王建军' }));
  await act(async () => now().keep({}));
  expect(now().conflict.theirs).toMatchObject({
    ...{ changedBy: '李经办', differences: [{ name: 'realName', mine: '王建军', theirs: '王建设' }] },
  });
  await act(async () => now().conflict.resolve(new Set()));
  expect(save.mock.lastCall?.[0]).toMatchObject({
    ...{ id: '7', version: 5, realName: '王建军', idCardBegin: '2020-01-01', phone: '13800000001' },
  });
  expect([now().conflict.theirs, now().isChanged]).toEqual([null, false]);
});

it('takes up the files of others with their version before it shows what they have changed', async () => {
  const { now, save, loader } = await show();
  const current = { id: '7', version: 5, realName: '王建设', idCardBegin: '2015-01-01', phone: '' };
  save.mockRejectedValueOnce(
    new BusinessError('certification.savePersonal', 409, '已被修改', { current, changedBy: '', changedAt: '' }),
  );
  await act(async () => now().form.set({ realName: '王建军' }));
  const before = loader.mock.calls.length;
  await act(async () => now().keep({}));
  expect(now().conflict.theirs).not.toBeNull();
  expect(loader.mock.calls.length).toBe(before + 1);
});

it('keeps what can be read while a field of another step is half filled in, and has it written as the platform does', async () => {
  const { now, save } = await show();
  await act(async () => now().form.set({ phone: '138', idCard: '22020219900820002x' }));
  await act(async () => now().keep({}));
  expect(save.mock.lastCall?.[0]).toMatchObject({ phone: '', idCard: '22020219900820002X' });
  expect(now().form.values).toMatchObject({ phone: '138', idCard: '22020219900820002X' });
  expect(now().isChanged).toBe(true);
});

it('is saved by itself half a minute after something was changed, and says when', async () => {
  const { now, save, notify } = await show();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => now().form.set({ realName: '王建军' }));
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  await act(async () => now().form.set({ realName: '王建民' }));
  expect(save).not.toHaveBeenCalled();
  save.mockRejectedValueOnce(new NetworkError('certification.savePersonal'));
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(save).toHaveBeenCalledTimes(1);
  expect(now().note).toBe('自动保存失败，稍后自动重试');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(save.mock.lastCall?.[0]).toMatchObject({ realName: '王建民' });
  expect(now().note).toMatch(/^已保存 \d{2}:\d{2}$/);
  expect([now().isChanged, notify.mock.calls]).toEqual([false, []]);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(save).toHaveBeenCalledTimes(2);
});

it('is handed in with one key until there is an answer, and saved no more for it', async () => {
  const { now, save, submit, router } = await show();
  submit.mockRejectedValueOnce(new NetworkError('certification.submitPersonal'));
  await act(async () => now().handIn({}, '123456'));
  submit.mockRejectedValueOnce(new BusinessError('certification.submitPersonal', 425, '验证码错误', null));
  await act(async () => now().handIn({}, '123456'));
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => now().handIn({}, '123457'));
  const keys = submit.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(router.state.location.pathname).toBe(paths.myCertification);
});

it('says nothing more of a picture that is another one by now, however often it is saved', async () => {
  let id = '1';
  const frontImage: CertificateFile = {
    value: () => [addedAttachment({ resourceId: id, address: { bucket: '', key: '' } }, { name: 'a.png', size: 3 })],
    ...{ resourceId: () => id, fileName: () => 'a.png', isUnsaved: false, draw: () => null },
  };
  const { now } = await show({ frontImage });
  expect(now().form.errors.frontImage).toBe('人像面不清晰');
  id = '2';
  await act(async () => now().form.set({ idCardBegin: '2016-01-01' }));
  expect(now().form.errors.frontImage).toBeUndefined();
  await act(async () => now().keep({}));
  expect(now().form.errors.frontImage).toBeUndefined();
  // What is found wrong with this one goes away with it as well.
  await act(async () => now().keep({ frontImage: '请上传身份证人像面' }));
  expect(now().form.errors.frontImage).toBe('请上传身份证人像面');
  id = '3';
  await act(async () => now().form.set({ idCardBegin: '2017-01-01' }));
  expect(now().form.errors.frontImage).toBeUndefined();
});
