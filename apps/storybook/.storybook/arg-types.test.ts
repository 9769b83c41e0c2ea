import { expect, test } from 'vitest';
import { describedArgTypes } from './arg-types.ts';

type Context = Parameters<typeof describedArgTypes>[0];

const enhance = (title: string, argTypes: Context['argTypes']) =>
  // The rest of the context is not read.
  describedArgTypes({ title, argTypes } as Context);

test('choices are radios, those that stand in a style sheet too', () => {
  const { tone } = enhance('组件/Tag 标签', { tone: { name: 'tone', type: { name: 'other', value: 'unknown' } } });
  expect(tone).toMatchObject({ control: { type: 'radio' }, description: expect.stringContaining('颜色') });
  expect(tone?.options).toContain('danger');
  const names = Array.from({ length: 41 }, (_, index) => `icon-${index}`);
  const { name } = enhance('组件/Icon 图标', { name: { name: 'name', type: { name: 'enum', value: names } } });
  expect(name?.control).toBeUndefined();
});

test('what may be absent has the control of what it is', () => {
  const type = { name: 'union', value: [{ name: 'boolean' }, { name: 'other', value: 'undefined' }] } as const;
  const { wide } = enhance('组件/Button 按钮', { wide: { name: 'wide', type: { ...type, value: [...type.value] } } });
  expect(wide?.type).toMatchObject({ name: 'boolean' });
});

test('a class is not for designers to give', () => {
  expect(enhance('组件/Tabs 标签页', { className: { name: 'className' } })).toEqual({});
});
