import { field } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { keepable } from './keepable.ts';

it('keeps what is right, counts what is wrong, and takes nothing for wrong that was not filled in', () => {
  const record = v.object({
    name: field('str', { label: '名称', max: 4 }),
    price: field('price', { label: '单价' }),
    phone: field('phone', { label: '电话' }),
  });
  expect(keepable(record, { name: '螺纹钢', price: '3.001', phone: '' })).toEqual({
    fields: { name: '螺纹钢', price: null, phone: '' },
    lost: 1,
  });
});
