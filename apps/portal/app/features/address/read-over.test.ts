import { expect, it } from 'vitest';
import { readOver } from './read-over.ts';

const first = { receiver: '张三丰', phone: '13912345678', detail: '前进大街2699号' };
const next = { receiver: '李四', landline: '0431-85168888', detail: '解放大路100号' };

it('takes the telephone of the person before away with the name', () => {
  expect(readOver(first, next, first)).toMatchObject({ ...next, phone: '' });
});

it('leaves what was typed by hand', () => {
  expect(readOver(first, next, { ...first, phone: '13700001111', siteName: '三期' })).not.toHaveProperty('phone');
  expect(readOver({}, next, first)).not.toHaveProperty('phone');
});

it('leaves all as it is when nothing could be read', () => {
  expect(readOver(first, {}, first)).toEqual({});
});

it('takes the pin away when the address is another one, and no earlier', () => {
  const pinned = { ...first, longitude: 125.3, latitude: 43.9 };
  expect(readOver({}, next, pinned)).toMatchObject({ longitude: null, latitude: null });
  expect(readOver({}, { receiver: '李四' }, pinned)).not.toHaveProperty('longitude');
  expect(readOver({}, { detail: first.detail }, pinned)).not.toHaveProperty('longitude');
});
