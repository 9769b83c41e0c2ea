import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from './markup.ts';

describe('markup', () => {
  it('escapes whatever is put into it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { markup } = html`<b title="${text}">${text}</b>`;
        const inner = markup.slice('<b title="'.length, -'</b>'.length);
        expect(inner.replace('">', '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('keeps markup inside markup, joins lists and leaves out what is undefined', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${undefined}${3}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul>3');
  });
});
