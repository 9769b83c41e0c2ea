import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { type FoundNeed, FoundNeeds } from './found-needs.tsx';
// Loaded before it is waited for: a test is given a second, a cold import may take longer.
import './reopen-dialog.tsx';

const finishAsVisitor = vi.fn(async () => null);
const reopenAsVisitor = vi.fn(async () => null);
vi.mock('./need-calls.ts', () => ({ needCalls: async () => ({ finishAsVisitor, reopenAsVisitor }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const offer = {
  id: '8',
  version: 1,
  updateTime: '',
  status: 1,
  price: 100,
  days: 60,
  plan: '方案',
  createTime: '2026-11-20 09:00:00',
};
const matched: FoundNeed = {
  ...{ id: '7', code: 'XQ2026112000001', title: '造价咨询', status: 2, replyCount: 1, key: 'k' },
  ...{ createTime: '2026-11-20 09:00:00', replies: [{ ...offer, company: { id: '9', name: '造价事务所' } }] },
};

async function show(need: FoundNeed) {
  const onChange = vi.fn();
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
        <FoundNeeds needs={[need]} onChange={onChange} />
      </PortalStage>,
    ),
  );
  const buttons = (within: ParentNode) => [...within.querySelectorAll('button')];
  const press = async (name: string, within: () => ParentNode | null = () => document) => {
    const find = () => buttons(within() ?? document.createElement('div')).find((one) => one.textContent === name);
    await vi.waitFor(() => expect(find()).toBeDefined());
    await act(async () => find()?.click());
  };
  const names = () => buttons(place).map((one) => one.textContent);
  return { onChange, press, names, dialog: () => document.querySelector('[role="dialog"], [role="alertdialog"]') };
}

it('finishes a matched need by its key, once that is confirmed', async () => {
  const { onChange, press, names, dialog } = await show(matched);
  expect(names()).toEqual(['确认完成', '重新对接', '关闭需求']);
  await press('确认完成');
  expect(finishAsVisitor).not.toHaveBeenCalled();
  await press('确认完成', dialog);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...matched, status: 3 }));
  expect(finishAsVisitor.mock.lastCall).toMatchObject([{ body: { id: '7', key: 'k' } }, {}]);
});

it('opens a matched need anew with a reason, and passes its offers', async () => {
  const { onChange, press, dialog } = await show(matched);
  await press('重新对接');
  await vi.waitFor(() => expect(dialog()?.querySelector('textarea')).toBeInstanceOf(HTMLTextAreaElement));
  await act(async () => {
    const field = dialog()?.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '不能按期进场');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('重新对接', dialog);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(reopenAsVisitor.mock.lastCall).toMatchObject([{ body: { id: '7', key: 'k', reason: '不能按期进场' } }, {}]);
  expect(onChange.mock.lastCall).toMatchObject([{ status: 1, replies: [{ status: 2 }] }]);
});

it('offers neither before a choice', async () => {
  const { names } = await show({ ...matched, status: 1, replies: [] });
  expect(names()).toEqual(['关闭需求']);
});
