import { BusinessError } from '@jianzhu/api-client';
import { field } from '@jianzhu/domain/forms';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PortalStage, stagedClient } from '../testing/portal-stage.tsx';
import { ActDialog } from './act-dialog.tsx';

const record = v.object({
  department: field('str', { label: '部门', max: 30 }),
  position: field('str', { label: '职务', max: 30 }),
});

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function show(version?: number) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(async () => root.unmount()));
  const send = vi.fn(async (_values: object, _key: string, _version: number) => '已保存');
  const onClose = vi.fn();
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient()}>
        <ActDialog
          title="编辑成员"
          confirmText="保存"
          record={record}
          start={{ department: '工程部', position: '员工' }}
          {...(version !== undefined && { version })}
          send={send}
          onClose={onClose}
        />
      </PortalStage>,
    ),
  );
  const type = (name: string, text: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>(`#${name}`);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (name: RegExp) =>
    act(async () => [...document.querySelectorAll('button')].find((button) => name.test(button.textContent))?.click());
  const choose = (index: number) =>
    act(async () => document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')[index]?.click());
  const late = (position: string) =>
    new BusinessError('businessMember.update', 409, '已被修改', {
      ...{ current: { id: '7', version: 5, department: '采购部', position }, changedBy: '李经办', changedAt: '' },
    });
  return { send, onClose, type, press, choose, late };
}

it('keeps what was typed when others have saved meanwhile, and sends what both have made', async () => {
  const { send, onClose, type, press, choose, late } = await show(3);
  await type('position', '主管');
  send.mockRejectedValueOnce(late('经理'));
  await press(/^保存$/);
  await vi.waitFor(() => expect(document.body.textContent).toContain('李经办'));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>('#position')?.value).toBe('主管');
  await choose(1);
  await press(/^合并并保存/);
  expect(send.mock.calls.map(([values, , version]) => [values, version])).toEqual([
    [{ department: '工程部', position: '主管' }, 3],
    [{ department: '采购部', position: '主管' }, 5],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is closed where it edits no record: what it was about is another by now', async () => {
  const { send, onClose, press, late } = await show();
  send.mockRejectedValueOnce(late('经理'));
  await press(/^保存$/);
  expect(onClose).toHaveBeenCalledTimes(1);
});
