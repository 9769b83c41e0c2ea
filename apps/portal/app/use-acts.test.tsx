import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Acts, useActs } from './use-acts.ts';

function show(): () => Acts {
  let acts: Acts | undefined;
  const Page = () => {
    acts = useActs();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Page />));
  onTestFinished(() => act(() => root.unmount()));
  return () => {
    if (!acts) throw new Error('nothing is shown');
    return acts;
  };
}

/** An act that ends when it is told to. */
function held() {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => act(async () => end()) };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('acts', () => {
  it('ignore a second start while the first runs, and start again afterwards (6)', async () => {
    const acts = show();
    const { work, end } = held();
    act(() => void acts().start('save', work));
    act(() => void acts().start('save', work));
    expect(work).toHaveBeenCalledTimes(1);
    expect(acts().isRunning('save')).toBe(true);
    await end();
    expect(acts().isRunning('save')).toBe(false);
    act(() => void acts().start('save', work));
    expect(work).toHaveBeenCalledTimes(2);
    await end();
  });

  it('of other names run beside it', async () => {
    const acts = show();
    const [one, other] = [held(), held()];
    act(() => void acts().start('1', one.work));
    act(() => void acts().start('2', other.work));
    expect(other.work).toHaveBeenCalledTimes(1);
    await one.end();
    expect([acts().isRunning('1'), acts().isRunning('2')]).toEqual([false, true]);
    await other.end();
  });

  it('begin inside the event, because a window that opens later is blocked', async () => {
    const acts = show();
    const open = vi.fn(async () => undefined);
    await act(async () => {
      void acts().start('open', open);
      expect(open).toHaveBeenCalled();
    });
  });

  it('that fail leave a log and may be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const acts = show();
    const broken = new Error('broken');
    await act(() => acts().start('save', () => Promise.reject(broken)));
    expect(log).toHaveBeenCalledWith(broken);
    expect(acts().isRunning('save')).toBe(false);
  });
});
