import { NetworkError } from '@jianzhu/api-client';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { failureToast } from '../api/failure-toast.ts';
import { PortalClientProvider } from '../portal-client.ts';
import { stagedClient } from '../testing/portal-stage.tsx';
import ToastRegion from './toast-region.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

it('says no more that the network is away once something has been done', async () => {
  const client = stagedClient();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <PortalClientProvider value={client}>
      <ToastRegion />
    </PortalClientProvider>,
  );
  const failure = failureToast(new NetworkError('salon.signUp'));
  if (failure === null) throw new Error('a network that is away is told');
  client.notify(failure);
  await vi.waitFor(() => expect(place.textContent).toContain(failure.text));
  client.notify({ tone: 'success', text: '报名成功' });
  await vi.waitFor(() => expect(place.textContent).toContain('报名成功'));
  await vi.waitFor(() => expect(place.textContent).not.toContain(failure.text));
});
