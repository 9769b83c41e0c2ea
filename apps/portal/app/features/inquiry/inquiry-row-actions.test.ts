import { INQUIRY_STATUS, inquiryMachine } from '@jianzhu/domain/inquiries';
import { expect, test, vi } from 'vitest';
import { rowActions } from './inquiry-row-actions.ts';

const everything = [...new Set(inquiryMachine.transitions.map(({ action }) => action)), 'copy', 'compare', 'export'];

const may = { mayEdit: true, mayPublish: true, mayTender: true };

test.each([
  [INQUIRY_STATUS.draft, ['编辑', '发布', '删除', '复制']],
  [INQUIRY_STATUS.awarding, ['比价定标', '二次报价', '查看', '关闭', '转为邀请招标', '复制']],
  [INQUIRY_STATUS.failed, ['查看', '重新询价', '转为邀请招标']],
])('in status %i a row offers %j', (status, labels) => {
  const row = { id: '7', status, allowedActions: everything };
  expect(rowActions(row, { ...may, start: vi.fn() }).map(({ label }) => label)).toEqual(labels);
});

test('what the platform does not allow is not offered, and asking again is a copy', () => {
  const start = vi.fn();
  const shown = rowActions({ id: '7', status: INQUIRY_STATUS.quoting, allowedActions: ['close'] }, { ...may, start });
  expect(shown.map(({ label }) => label)).toEqual(['查看', '关闭', '转为邀请招标']);
  const [, again] = rowActions(
    { id: '7', status: INQUIRY_STATUS.closed, allowedActions: ['copy'] },
    { ...may, mayEdit: false, mayTender: false, start },
  );
  if (again && again.href === undefined) again.onSelect();
  expect(start).toHaveBeenCalledWith('copy');
});

test('a draft is not published while the company may publish no more', () => {
  const row = { id: '7', status: INQUIRY_STATUS.draft, allowedActions: everything };
  const shown = rowActions(row, { ...may, mayPublish: false, start: vi.fn() });
  expect(shown.map(({ label }) => label)).toEqual(['编辑', '删除', '复制']);
});
