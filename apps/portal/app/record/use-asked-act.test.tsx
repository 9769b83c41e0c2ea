import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordAct } from './use-act.ts';
import { type AskedAct, useAskedAct } from './use-asked-act.ts';

/** Shows an act whose answer comes when the test says so. */
async function show() {
  const send = vi.fn(async (_key: string) => '已关闭');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const acting: RecordAct = {
    run: async (_name, work) => {
      await work('key');
      await answered;
    },
    isBusy: () => false,
    lost: null,
  };
  let shown: AskedAct | undefined;
  const Page = () => {
    shown = useAskedAct(acting, 'close', send);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  onTestFinished(() => act(() => root.unmount()));
  const asked = () => {
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  return { asked, send, answer: () => act(async () => answer()) };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('does nothing before the question has its answer, and nothing when that is no', async () => {
  const { asked, send } = await show();
  expect(asked().dialog.open).toBe(false);
  act(() => asked().ask());
  expect(asked().dialog.open).toBe(true);
  act(() => asked().dialog.onCancel());
  expect(asked().dialog.open).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it('keeps the question open until the act is answered', async () => {
  const { asked, send, answer } = await show();
  act(() => asked().ask());
  await act(async () => asked().dialog.onConfirm());
  expect(send).toHaveBeenCalledWith('key');
  expect(asked().dialog.open).toBe(true);
  await answer();
  expect(asked().dialog.open).toBe(false);
});
