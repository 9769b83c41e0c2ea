import { NetworkError } from '@jianzhu/api-client';
import { corporateCertificationDraft } from '@jianzhu/domain/certifications';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, type StagedCalls, stagedClient } from '../../testing/portal-stage.tsx';
import type { CompanyFound } from './certification-calls.ts';
import { CompanyWizard } from './company-wizard.tsx';

type Application = NonNullable<CompanyFound['application']>;

const file = { id: '9', fileName: '执照.png', fileExt: 'png', fileSize: 3, modifyStatus: 0 };
const begun = {
  ...v.parse(corporateCertificationDraft, {
    ...{ businessName: '长春测试建设有限公司', creditCode: '91220102MADEM0A15Y', licenseImage: [file] },
    ...{ licenseBegin: '2010-01-01', licenseEnd: '2012-01-01' },
  }),
  ...{ id: '7', version: 1, updateTime: '', allowedActions: [], code: 'AQ1', status: 0, reason: '', fieldReasons: [] },
  ...{ submitTime: '', decideTime: '', legalIdCardMasked: '', agentIdCardMasked: '' },
} satisfies Application;
const page = '/user/standard-certification/corporateCertificationSub';
const above = { 'routes/layouts/simple': { path: page, name: '企业认证', access: 'open' } };

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function show(application: Application, calls: StagedCalls[string]) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const found = { application, inForce: null, last: null, history: [] };
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient({ certification: calls })} above={above} entry={page}>
        <CompanyWizard found={found} isPersonalBusiness={false} officeViewer={null} />
      </PortalStage>,
    ),
  );
  const press = (name: string) => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (button === undefined) throw new Error(`no button ${name}`);
    return act(async () => button.click());
  };
  return { place, press };
}

it('leaves no step with a licence that has ended, whatever the other steps lack', async () => {
  const saveCorporate = vi.fn(async () => ({ id: '7', version: 2 }));
  const checkCreditCode = vi.fn(async () => ({ occupied: false }));
  const { place, press } = await show(begun, { saveCorporate, checkCreditCode });
  await press('下一步');
  expect(place.textContent).toContain('营业执照已过期');
  expect(place.textContent).toContain('请选择企业类型');
  expect([saveCorporate, checkCreditCode].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('offers to read a picture once more whose reading got no answer', async () => {
  const said = { ...{ beginDate: '2015-03-01', endDate: '', isLongTerm: 1 }, businessName: '长春识别建设有限公司' };
  const empty = { creditCode: '', legalName: '', registeredCapital: '', establishDate: '', address: '' };
  const recognise = vi.fn(async () => ({ isRead: true, ...empty, businessScope: '', ...said }) as unknown);
  recognise.mockRejectedValueOnce(new NetworkError('certification.recognise'));
  const { place, press } = await show(begun, { recognise });
  await press('识别证件');
  const textIn = (name: string) => place.querySelector<HTMLInputElement>(`#${name}`)?.value;
  expect(textIn('businessName')).toBe('长春测试建设有限公司');
  await press('重试');
  expect(recognise).toHaveBeenCalledTimes(2);
  // It says that it holds without end: what was said of its last day is gone.
  expect([textIn('businessName'), textIn('licenseEnd')]).toEqual(['长春识别建设有限公司', '']);
});

it('says whose company a claim is about as soon as it is opened', async () => {
  const checkCreditCode = vi.fn(async () => ({ occupied: true, businessId: '5', businessName: '吉林旧主建设' }));
  const { place } = await show({ ...begun, isClaim: 1 }, { checkCreditCode });
  expect(checkCreditCode).toHaveBeenCalledTimes(1);
  expect(place.textContent).toContain('“吉林旧主建设”已被认证，可申请加入');
  expect(place.textContent).toContain('认领该企业');
});

it('shows what is under review to be read alone, with the reason and the way to take it back', async () => {
  const withdrawCorporate = vi.fn(async () => null);
  const { place, press } = await show({ ...begun, status: 1 }, { withdrawCorporate });
  expect(place.querySelectorAll('input, textarea')).toHaveLength(0);
  expect(place.textContent).toContain('资料审核中，如需修改请先撤回审核');
  expect(place.textContent).toContain('执照.png');
  await press('撤回审核');
  expect(withdrawCorporate).toHaveBeenCalledWith({ body: { id: '7', version: 1 } });
});
