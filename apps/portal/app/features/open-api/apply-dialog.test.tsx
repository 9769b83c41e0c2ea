import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage } from '../../testing/portal-stage.tsx';
import ApplyDialog from './apply-dialog.tsx';

const apply = vi.fn();
vi.mock('./open-api-calls.ts', () => ({ openApiCalls: async () => ({ apply }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('says of a field what the domain asks of it, and sends nothing before', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage>
        <ApplyDialog onClose={vi.fn()} />
      </PortalStage>,
    ),
  );
  const said = (id: string) => {
    const field = document.getElementById(id);
    const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((of) => document.getElementById(of)?.textContent ?? '').join(' ');
  };
  expect(document.getElementById('purpose')?.tagName).toBe('TEXTAREA');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(said('purpose')).toContain('请输入接入用途');
  expect(apply).not.toHaveBeenCalled();
});
