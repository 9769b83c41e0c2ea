import { BusinessError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import { type SentForm, useSentForm } from './use-sent-form.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function show(onOutdated?: () => void) {
  const notify = vi.fn();
  let form: SentForm | undefined;
  const Page = () => {
    form = useSentForm(onOutdated);
    return <p>{form.errors.name}</p>;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const client = { notify } as Partial<PortalClient> as PortalClient;
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <Page />
      </PortalClientProvider>,
    ),
  );
  const refuse = (code: number) =>
    act(async () =>
      form?.submit({}, 'name', () => Promise.reject(new BusinessError('salon.signUp', code, '名额已满', null))),
    );
  return { notify, place, refuse };
}

it('leaves a form whose record has changed, and tells why', async () => {
  const onOutdated = vi.fn();
  const { notify, place, refuse } = await show(onOutdated);
  await refuse(422);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({ tone: 'warning', text: '名额已满' });
  expect(place.textContent).toBe('');
});

it('says any other refusal at its main field, and every one where it is not to be left', async () => {
  const onOutdated = vi.fn();
  const other = await show(onOutdated);
  await other.refuse(425);
  expect(onOutdated).not.toHaveBeenCalled();
  expect(other.place.textContent).toBe('名额已满');
  const staying = await show();
  await staying.refuse(422);
  expect(staying.place.textContent).toBe('名额已满');
});
