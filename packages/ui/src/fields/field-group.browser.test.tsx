import { expect, test } from 'vitest';
import '../tokens/global.css.ts';
import { DateRangeField, DateTimeField } from '../date-field/date-field.tsx';
import { mount, one } from '../testing/mount.tsx';
import { Transfer } from '../transfer/transfer.tsx';
import { Checkbox, RadioGroup } from './choices.tsx';
import { FieldGroup } from './field.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;
const day = '2026-11-21';

const groups = {
  radios: <RadioGroup label="类型" options={[{ value: 'a', label: '企业' }]} value="a" onChange={ignore} />,
  'a range of days': <DateRangeField label="发布时间" value={{ from: day, to: null }} onChange={ignore} />,
  'a moment': <DateTimeField label="报价截止" value={{ date: day, time: '17:00' }} onChange={ignore} required />,
  'two lists': <Transfer label="成员" items={[]} value={[]} onChange={ignore} help="最多20个" />,
  checkboxes: (
    <FieldGroup label="范围" error="请选择">
      <Checkbox label="全部" checked onChange={ignore} />
    </FieldGroup>
  ),
};

test.each(Object.entries(groups))('the words of a group stand 6 px above its controls: %s', (_, group) => {
  const { container } = mount(group);
  const legend = one(one(container, 'fieldset'), 'legend');
  const controls = legend.nextElementSibling;
  expect((controls?.getBoundingClientRect().top ?? 0) - legend.getBoundingClientRect().bottom).toBeCloseTo(6, 1);
});

test.each(['label', 'legend'])('words that are hidden from sight take no room: %s', (words) => {
  const { container } = mount(
    words === 'label' ? (
      <TextField label="工程名称" labelHidden value="" onChange={ignore} />
    ) : (
      <RadioGroup label="类型" labelHidden options={[{ value: 'a', label: '企业' }]} value="a" onChange={ignore} />
    ),
  );
  const field = one(container, words === 'label' ? 'div:has(> label)' : 'fieldset');
  const controls = one(field, words).nextElementSibling;
  expect(controls?.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().top, 1);
});
