import { SHELF_PICTURE_PATH, serviceRecord } from '@jianzhu/domain/shelves';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyValues, errorsOf, readKept, type Values } from '../record/form-state.ts';
import { LinesField, RowsField } from './rows-field.tsx';

const COLUMNS = [
  { name: 'title', label: '步骤名称', kind: 'line' },
  { name: 'text', label: '步骤说明', kind: 'line' },
] as const;

/** Draws the steps and the results of a service; gives what stands in the form. */
async function show(begun: Values = {}, isRefused = false) {
  let now: Values = { ...emptyValues(serviceRecord), ...begun };
  function Form() {
    const [values, setValues] = useState(now);
    now = values;
    const form = {
      ...{ record: serviceRecord, values, errors: isRefused ? errorsOf(serviceRecord, values) : {} },
      set: (changed: Values) => setValues((before) => ({ ...before, ...changed })),
    };
    return (
      <>
        <RowsField {...{ form, name: 'process', label: '服务流程', what: '步骤', max: 2 }} columns={COLUMNS} required />
        <LinesField form={form} name="deliverables" label="交付成果" max={10} />
      </>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Form />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const button = (text: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => one.textContent === text || one.getAttribute('aria-label') === text,
    );
  const press = (text: string) => act(async () => button(text)?.click());
  return { place, button, press, values: () => now };
}

describe('rows of a form', () => {
  it('are added up to their number, and removed one by one', async () => {
    const { press, button, values } = await show();
    await press('添加步骤');
    await press('添加步骤');
    expect(values().process).toEqual([{}, {}]);
    expect(button('添加步骤')).toBeUndefined();
    await press('删除第1条步骤');
    expect(values().process).toEqual([{}]);
  });

  it('say beside each what is wrong with it once the form was refused', async () => {
    const { place } = await show({ process: [{ title: '受理', text: '' }] }, true);
    const text = place.querySelector<HTMLInputElement>('#process-0-text');
    expect(text?.getAttribute('aria-invalid')).toBe('true');
    expect(place.querySelector('#process-0-title')?.getAttribute('aria-invalid')).toBe('false');
    expect(place.textContent).toContain('请输入步骤说明');
  });

  it('show lines as one text', async () => {
    const { place } = await show({ deliverables: ['清单', '说明'] });
    expect(place.querySelector('textarea')?.value).toBe('清单\n说明');
  });
});

it('a draft takes half-written rows up as they were left', () => {
  const kept = { process: [{ title: '受理' }], images: [`${SHELF_PICTURE_PATH}/1.png`], regions: 'no list' };
  expect(readKept(serviceRecord, kept)).toEqual({ process: kept.process, images: kept.images });
});
