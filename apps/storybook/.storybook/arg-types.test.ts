import { expect, test } from 'vitest';
import { describedArgTypes } from './arg-types.ts';

type Context = Parameters<typeof describedArgTypes>[0];

const enhance = (title: string, argTypes: Context['argTypes'], more: Partial<Context> = {}) =>
  // The rest of the context is not read.
  describedArgTypes({ title, argTypes, ...more } as Context);

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

test('a union is shown as its values, a list as a list', () => {
  const union = { table: { type: { summary: 'union' } } };
  const raw = "\n  | 'loading'\n  | 'failed'\n  | undefined";
  const component = Object.assign(() => null, {
    __docgenInfo: { props: { state: { tsType: { name: 'union', raw } } } },
  });
  const { state, tone, rows } = enhance(
    '组件/Tag 标签',
    {
      state: { name: 'state', ...union },
      tone: { name: 'tone', ...union },
      rows: { name: 'rows', table: { type: { summary: 'unknown' } } },
    },
    { component, initialArgs: { rows: [] } },
  );
  expect(state?.table?.type?.summary).toBe("'loading' | 'failed'");
  expect(tone?.table?.type?.summary).toMatch(/^'neutral' \| 'brand' \| .*'outline'$/);
  expect(rows?.table?.type?.summary).toBe('列表');
});

test('every property says where it starts', () => {
  const { pending, wide, label, help, variant } = enhance('组件/Button 按钮', {
    pending: { name: 'pending', table: { defaultValue: { summary: 'true' } } },
    wide: { name: 'wide', type: { name: 'boolean' } },
    label: { name: 'label', type: { name: 'string', required: true } },
    help: { name: 'help', type: { name: 'other', value: 'ReactNode' } },
    variant: { name: 'variant', type: { name: 'other', value: 'unknown' } },
  });
  const starts = [pending, wide, label, help, variant].map((argType) => argType?.table?.defaultValue?.summary);
  expect(starts).toEqual(['true', 'false', '必须给出', '不给', 'solid']);
});
