import { BusinessError, HttpStatusError, NetworkError } from '@jianzhu/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import { newKey, type RecordAct, useAct } from './use-act.ts';

async function show() {
  const notify = vi.fn();
  const loader = vi.fn(async () => null);
  let shown: RecordAct | undefined;
  const Page = () => {
    shown = useAct();
    return (
      <main>
        <h1>收货地址</h1>
      </main>
    );
  };
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader }], { hydrationData: { loaderData: {} } });
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  // Acts ask the client for nothing but its toasts.
  const client = { notify } as Partial<PortalClient> as PortalClient;
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <RouterProvider router={router} />
      </PortalClientProvider>,
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  const acts = () => {
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  loader.mockClear();
  return { acts, notify, loader, reload: () => act(() => router.revalidate()) };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('an act on a record', () => {
  it('tells what it answers and loads the page anew', async () => {
    const { acts, notify, loader } = await show();
    await act(() => acts().run('save', async () => '保存成功'));
    expect(notify).toHaveBeenCalledWith({ tone: 'success', text: '保存成功' });
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is when it has led to another one', async () => {
    const { acts, loader } = await show();
    await act(() =>
      acts().run('save', async () => {
        window.history.pushState(null, '', '/elsewhere');
        return undefined;
      }),
    );
    expect(loader).not.toHaveBeenCalled();
  });

  it('gives the focus to the heading also when what had it goes with the news of the act', async () => {
    const { acts, reload } = await show();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    await act(() => acts().run('read', async () => undefined));
    button.remove();
    await reload();
    expect(document.activeElement?.textContent).toBe('收货地址');
  });

  it('leaves the focus where the member has put it since', async () => {
    const { acts, reload } = await show();
    await act(() => acts().run('read', async () => undefined));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    (document.activeElement as HTMLElement).blur(); // the heading, which has taken it
    await reload();
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus to the heading when what had it is gone, and leaves it where it is otherwise', async () => {
    const { acts } = await show();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    await act(() => acts().run('delete', async () => undefined));
    expect(document.activeElement).toBe(button);
    await act(() =>
      acts().run('delete', async () => {
        button.remove();
        return undefined;
      }),
    );
    expect(document.activeElement).toBe(document.querySelector('main h1'));
  });

  it.each([
    [503, true],
    [413, false],
  ])('that is answered %s may have been done: %s', async (status, isOpen) => {
    const { acts } = await show();
    const failed = () => Promise.reject(new HttpStatusError('address.save', status));
    await act(() => acts().run('save', failed));
    expect(acts().lost !== null).toBe(isOpen);
  });

  it('keeps its key while no answer has come, and offers to send it again', async () => {
    const { acts, loader } = await show();
    const keys: string[] = [];
    const send = async (key: string) => {
      keys.push(key);
      if (keys.length === 1) throw new NetworkError('address.save');
      return undefined;
    };
    await act(() => acts().run('save', send));
    expect(acts().lost?.text).toContain('重试不会重复提交');
    expect(loader).not.toHaveBeenCalled();
    await act(async () => acts().lost?.retry());
    expect(acts().lost).toBeNull();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await act(() => acts().run('save', send));
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that is refused shows why, takes a new key and shows what is there now', async () => {
    const { acts, notify, loader } = await show();
    const keys: string[] = [];
    const refused = async (key: string) => {
      keys.push(key);
      throw new BusinessError('address.delete', 409, '数据已被他人修改，请刷新后重试', null);
    };
    await act(() => acts().run('delete', refused));
    await act(() => acts().run('delete', refused));
    expect(notify).toHaveBeenCalledWith({ tone: 'warning', text: '数据已被他人修改，请刷新后重试' });
    expect(loader).toHaveBeenCalledTimes(2);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

it('a key is a UUID of version 4', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
