import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import type { Values } from './form-state.ts';
import { useDraft } from './use-draft.ts';

const quietMs = 800;

/** A form with a draft; `type` says what stands in it. */
async function show() {
  const save = vi.fn(async () => null);
  const discard = vi.fn(async () => null);
  const session = { user: {}, userInfo: { id: '1' } };
  const api = { callsOf: () => ({ draft: { save, discard } }) };
  // A draft asks the client for nothing else.
  const client = { session, memberSession: async () => ({ api }) } as unknown as PortalClient;
  let draft: ReturnType<typeof useDraft> | undefined;
  const Form = ({ content }: { readonly content: Values | null }) => {
    draft = useDraft({ form: 'address', recordId: '7' }, 3, content);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const type = (content: Values | null) =>
    act(async () =>
      root.render(
        <PortalClientProvider value={client}>
          <Form content={content} />
        </PortalClientProvider>,
      ),
    );
  onTestFinished(() => act(() => root.unmount()));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const current = () => {
    if (!draft) throw new Error('nothing is shown');
    return draft;
  };
  return { save, discard, type, wait, current, leave: () => act(async () => root.render(null)) };
}

const bodyOf = (receiver: string) => [{ body: { form: 'address', recordId: '7', version: 3, content: { receiver } } }];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps what stands there after a moment of quiet, once', async () => {
  const { save, type, wait, current } = await show();
  await type({ receiver: '张' });
  await wait(quietMs - 1);
  await type({ receiver: '张三' });
  await wait(quietMs - 1);
  expect([save.mock.calls, current().isKept]).toEqual([[], false]);
  await wait(1);
  expect([save.mock.calls, current().isKept]).toEqual([[bodyOf('张三')], true]);
  await wait(10 * quietMs);
  expect(save).toHaveBeenCalledTimes(1);
});

it('keeps it at once when the page is hidden or left', async () => {
  const { save, type, wait, leave } = await show();
  await type({ receiver: '张' });
  window.dispatchEvent(new Event('pagehide'));
  await wait(0);
  expect(save.mock.calls).toEqual([bodyOf('张')]);
  await type({ receiver: '张三' });
  await leave();
  await wait(0);
  expect(save.mock.calls).toEqual([bodyOf('张'), bodyOf('张三')]);
});

it('keeps it on this device while the platform cannot be reached, and there no longer than that', async () => {
  const { save, type, wait, current } = await show();
  save.mockRejectedValueOnce(new Error('down'));
  await type({ receiver: '张' });
  await wait(quietMs);
  expect(current().kept?.isHere).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['draft-address-7']);
  await type({ receiver: '张三' });
  await wait(quietMs);
  expect(current().kept?.isHere).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('keeps nothing that is forgotten before its time', async () => {
  const { save, discard, type, wait, current } = await show();
  await type({ receiver: '张' });
  await act(() => current().forget());
  await type(null);
  await wait(quietMs);
  expect(discard).toHaveBeenCalledWith({ body: { form: 'address', recordId: '7' } });
  expect(save).not.toHaveBeenCalled();
});
