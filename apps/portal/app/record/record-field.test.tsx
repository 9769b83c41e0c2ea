import { qualificationRecord } from '@jianzhu/domain/qualifications';
import { roleLimitRecord } from '@jianzhu/domain/roles';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { errorsOf, type RecordSchema, type Values } from './form-state.ts';
import { RecordField } from './record-field.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A field of a record that is typed into and left. */
async function type(record: RecordSchema, name: string, text: string, start: unknown = null, help = '') {
  let values: Values = {};
  let empty: (() => void) | undefined;
  const Form = () => {
    const [now, setNow] = useState<Values>({ [name]: start });
    values = now;
    empty = () => setNow({ [name]: null });
    const set = (changed: Values) => setNow((before) => ({ ...before, ...changed }));
    return <RecordField form={{ record, values: now, errors: {}, set }} name={name} help={help} />;
  };
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Form />));
  const input = place.querySelector('input');
  if (input === null) throw new Error('no field');
  await act(async () => input.focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.blur());
  return { place, input, value: () => values[name], errors: () => errorsOf(record, values), empty: () => empty?.() };
}

it('keeps an amount that cannot be read as it was typed, and refuses it: as nothing it would be any amount', async () => {
  const { place, input, value, errors, empty } = await type(roleLimitRecord, 'approvalLimit', 'abc', 500_000);
  expect([input.value, value()]).toEqual(['abc', 'abc']);
  expect(errors().approvalLimit).toBe('审批额度请输入数字');
  expect(place.textContent).toContain('请输入正确的金额');
  await act(async () => empty());
  expect([input.value, errors().approvalLimit]).toEqual(['', undefined]);
});

it('takes an amount that can be read in fen, and nothing as nothing', async () => {
  const typed = await type(roleLimitRecord, 'approvalLimit', '5,000.5');
  expect([typed.input.value, typed.value()]).toEqual(['5000.50', 500_050]);
  expect((await type(roleLimitRecord, 'approvalLimit', ' ', 5)).value()).toBeNull();
});

it('keeps a text that is no day, which its field refuses', async () => {
  const { input, value, errors } = await type(qualificationRecord, 'expireDate', '明年');
  expect([input.value, value()]).toEqual(['明年', '明年']);
  expect(errors().expireDate).toBe('请选择有效期至');
  expect((await type(qualificationRecord, 'expireDate', '2027/1/5')).value()).toBe('2027-01-05');
});

it('says below a box to tick what it means', async () => {
  const { place, input } = await type(qualificationRecord, 'isShow', '', 0, '其他企业可见');
  const help = place.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`);
  expect(help?.textContent).toBe('其他企业可见');
});
