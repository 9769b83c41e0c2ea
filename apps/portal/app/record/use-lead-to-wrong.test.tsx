import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { useLeadToWrong } from './use-lead-to-wrong.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function Form({ wrong }: { readonly wrong: readonly string[] }) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const leadToWrong = useLeadToWrong();
  return (
    <main>
      {['phone', 'code', 'password'].map((name) => (
        <input key={name} id={name} aria-invalid={errors.includes(name)} />
      ))}
      <fieldset data-invalid={errors.includes('roles') ? '' : undefined}>
        <input id="buyer" disabled />
        <input id="seller" aria-invalid={errors.includes('seller')} />
        <input id="lessor" aria-invalid={errors.includes('lessor')} />
      </fieldset>
      <input id="last" aria-invalid={errors.includes('last')} />
      <button
        type="button"
        onClick={() => {
          setErrors(wrong);
          leadToWrong();
        }}
      />
    </main>
  );
}

function show() {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  return {
    send: (wrong: readonly string[]) => {
      act(() => root.render(<Form wrong={wrong} />));
      const button = page.querySelector('button');
      act(() => button?.focus());
      act(() => button?.click());
      return document.activeElement;
    },
  };
}

it('leads to the first wrong field of the page with every refusal, and nowhere when none is wrong', () => {
  const { send } = show();
  expect(send(['password', 'code'])?.id).toBe('code');
  expect(send(['password', 'code'])?.id).toBe('code');
  expect(send([])?.tagName).toBe('BUTTON');
});

it('leads into a group that is wrong: to the wrong control of it, else to its first one', () => {
  const { send } = show();
  expect(send(['last', 'roles'])?.id).toBe('seller');
  expect(send(['last', 'roles', 'lessor'])?.id).toBe('lessor');
  expect(send(['last'])?.id).toBe('last');
});
