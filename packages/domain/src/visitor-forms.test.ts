import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accessRecord, bookingRecord, seatRecord } from './visitor-forms.ts';

const messages = (record: v.GenericSchema, value: unknown) =>
  v.safeParse(record, value).issues?.map(({ message }) => message) ?? [];

test('a visitor says who takes a seat; the company may be left out', () => {
  expect(messages(seatRecord, { name: '孟' })).toEqual(['姓名不能少于2个字']);
  expect(v.parse(seatRecord, { name: ' 孟知远 ' })).toEqual({ name: '孟知远', company: '' });
  expect(messages(seatRecord, { name: '孟知远', company: '企'.repeat(61) })).toEqual(['企业不能超过60个字']);
});

test('a consultation has a matter', () => {
  expect(messages(bookingRecord, { name: '孟知远', matter: '工程款' })).toEqual(['咨询事项不能少于10个字']);
});

test('who asks for access says what for', () => {
  expect(messages(accessRecord, {})).toEqual(['请输入企业', '请输入联系人', '请输入接入用途']);
});
