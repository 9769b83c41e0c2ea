import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import { CompanyContact } from './company-contact.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

type Known = { readonly contactName: string; readonly phone: string; readonly left: number } | null;

async function show(known: Known, corporate: number): Promise<string> {
  const client = stagedClient({}, { certStatus: { personal: 2, corporate } });
  const company = { id: '7', contactName: '尹**', phoneMasked: '138****0007', address: '长春' };
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <PortalStage client={client}>
        <CompanyContact company={company} known={known} />
      </PortalStage>,
    ),
  );
  return place.textContent;
}

it('shows a number that was asked for this month, and asks for it no more', async () => {
  const text = await show({ contactName: '尹学成', phone: '13800000007', left: 4 }, 2);
  expect(text).toContain('13800000007');
  expect(text).toContain('本月还可查看4家企业');
  expect(text).not.toContain('138****0007');
});

it('tells of the certification only whose company has none', async () => {
  expect(await show(null, 2)).not.toContain('认证');
  expect(await show(null, 0)).toContain('企业认证后可查看完整号码');
});
