import { addedAttachment, MODIFY_STATUS } from '@jianzhu/upload';
import { expect, it } from 'vitest';
import { oneOf } from './one-of.ts';

const mine = (id: string) =>
  addedAttachment({ resourceId: id, address: { bucket: '', key: '' } }, { name: `${id}.png`, size: 3 });
const saved = (id: string) => ({ ...mine(id), modifyStatus: MODIFY_STATUS.unchanged });
const kept = (...entries: Parameters<typeof oneOf>[0]) =>
  oneOf(entries).map(({ id, modifyStatus }) => [id, modifyStatus]);
const { unchanged, added, deleted } = MODIFY_STATUS;

it('is what was added here, in place of what another tab has saved meanwhile', () => {
  expect(kept(saved('1'), mine('2'))).toEqual([
    ['1', deleted],
    ['2', added],
  ]);
  expect(kept({ ...saved('1'), modifyStatus: deleted }, mine('2'), mine('3'))).toEqual([
    ['1', deleted],
    ['3', added],
  ]);
});

it('is what the other tab has saved where nothing was added here', () => {
  expect(kept(saved('1'))).toEqual([['1', unchanged]]);
  expect(kept()).toEqual([]);
});
