import { BusinessError, NetworkError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../testing/portal-stage.tsx';
// Loaded with the first press, by when it is there.
import './agreement-dialog.tsx';
import { AgreementLink } from './agreement-link.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const text = { version: 2, effectiveDate: '2026-03-01', content: '<h2>一、认证资料</h2><script>alert(1)</script>' };

async function open(legalText: () => Promise<unknown>) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient({ article: { legalText } })}>
        <AgreementLink code="certification_agreement" />
      </PortalStage>,
    ),
  );
  const press = (name: string) =>
    act(async () => {
      const all = [...document.querySelectorAll('button')];
      all.find(({ textContent }) => textContent === name)?.click();
    });
  await press('查看《实名认证服务协议》');
  const said = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
  await act(async () => undefined);
  return { press, said };
}

it('shows an agreement as it is in force, and nothing in it that runs', async () => {
  const legalText = vi.fn(async () => text);
  const { said } = await open(legalText);
  expect(legalText).toHaveBeenCalledWith({ query: { code: 'certification_agreement' } });
  expect(said()).toContain('第2版，2026-03-01起生效');
  expect(said()).toContain('一、认证资料');
  expect(said()).not.toContain('alert');
});

it('can be asked for once more without an answer, and says that there is none yet', async () => {
  const legalText = vi.fn(async (): Promise<unknown> => text);
  legalText.mockRejectedValueOnce(new NetworkError('article.legalText'));
  const { said, press } = await open(legalText);
  expect(said()).toContain('协议未能加载');
  legalText.mockRejectedValueOnce(new BusinessError('article.legalText', 404, '不存在', null));
  await press('重试');
  expect(said()).toContain('该协议尚未发布');
});
