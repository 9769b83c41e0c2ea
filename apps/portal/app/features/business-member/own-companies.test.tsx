import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import type { OwnRequest } from './member-calls.ts';
import { OwnCompanies } from './own-companies.tsx';

const page = '/user/default/companies';
const above = { 'routes/layouts/simple': { path: page, name: '我的企业', access: 'open' } };
const waiting: OwnRequest = {
  ...{ id: '3', version: 2, updateTime: '', allowedActions: ['withdraw'], businessName: '吉林砚北建设', status: 0 },
  ...{ reason: '接手投标资料', createTime: '2026-11-26 10:00:00', refuseReason: '' },
};
const refused = { ...waiting, id: '4', allowedActions: [], status: 2, refuseReason: '并非我司员工' };

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function show(requests: readonly OwnRequest[] | null, withdraw = vi.fn(async () => null)) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient({ joinRequest: { withdraw } })} above={above} entry={page}>
        <OwnCompanies companies={[]} requests={requests} />
      </PortalStage>,
    ),
  );
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
    );
  return { place, withdraw, press };
}

it('says what became of a request to join, and takes back what waits once that is meant', async () => {
  const { place, withdraw, press } = await show([waiting, refused]);
  expect(place.textContent).toContain('我的加入申请');
  expect(place.textContent).toContain('拒绝原因：并非我司员工');
  await press('撤回申请');
  expect(document.body.textContent).toContain('撤回后“吉林砚北建设”将不再审核您的申请');
  expect(withdraw).not.toHaveBeenCalled();
  await press('撤回申请');
  expect(withdraw).toHaveBeenCalledWith({ body: { id: '3', version: 2 } });
});

it('has nothing to say of requests where none was made, and offers to load what could not be', async () => {
  expect((await show([])).place.textContent).not.toContain('我的加入申请');
  expect((await show(null)).place.textContent).toContain('我的加入申请');
});
