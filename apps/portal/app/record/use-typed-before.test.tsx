import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { useTypedBefore } from './use-typed-before.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

let known: Readonly<Record<string, unknown>> = {};

function Reader() {
  useTypedBefore();
  return null;
}

function Form({ isRead }: { readonly isRead: boolean }) {
  const [values, setValues] = useState({ title: '', text: '原文', isPublic: true, count: 0 });
  const set = (changed: Partial<typeof values>) => setValues((current) => ({ ...current, ...changed }));
  known = values;
  return (
    <main>
      <form>
        <input id="title" value={values.title} onChange={({ target }) => set({ title: target.value })} />
        <textarea id="text" value={values.text} onChange={({ target }) => set({ text: target.value })} />
        <input
          id="isPublic"
          type="checkbox"
          checked={values.isPublic}
          onChange={({ target }) => set({ isPublic: target.checked })}
        />
        {isRead && <Reader />}
        <button type="button" onClick={() => set({ count: values.count + 1 })} />
      </form>
    </main>
  );
}

/** A form that a server has drawn, that somebody fills in, and that comes alive then. */
async function fillThenHydrate({ isRead, cursor = 0 }: { readonly isRead: boolean; readonly cursor?: number }) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Form isRead={isRead} />);
  document.body.append(page);
  const field = (id: string) => {
    const found = page.querySelector(`#${id}`);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(`no ${id}`);
    return found;
  };
  field('title').value = '厂房结算审核';
  field('title').focus();
  field('title').setSelectionRange(cursor, cursor);
  page.querySelector<HTMLInputElement>('#isPublic')?.click();
  const root = await act(async () => hydrateRoot(page, <Form isRead={isRead} />));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  return { field, change: () => act(async () => page.querySelector('button')?.click()) };
}

it('takes what was typed before the form was alive, and leaves the other fields', async () => {
  const { field, change } = await fillThenHydrate({ isRead: true });
  await change();
  expect(known).toEqual({ title: '厂房结算审核', text: '原文', isPublic: false, count: 1 });
  expect(field('title').value).toBe('厂房结算审核');
});

it('leaves the cursor of the field that is typed in where it is', async () => {
  const { field } = await fillThenHydrate({ isRead: true, cursor: 2 });
  expect(known).toMatchObject({ title: '厂房结算审核' });
  expect([field('title').selectionStart, field('title').selectionEnd]).toEqual([2, 2]);
});

it('would lose it otherwise', async () => {
  const { field, change } = await fillThenHydrate({ isRead: false });
  await change();
  expect(known).toMatchObject({ title: '' });
  expect(field('title').value).toBe('');
});
