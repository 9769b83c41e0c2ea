import { expect, test } from 'vitest';
import { color, customPropertyName, layout, tokens, tokensToCss, typeScale } from './values.ts';

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('brand, green and warning are the specification’s colours (R-CONST-057, R-CONST-058, R-CONST-059)', () => {
  expect([color.brand.base, color.success.base, color.warning.base]).toEqual(['#0079fe', '#22ac38', '#f5b039']);
  expect(color.focus).toBe('#0079fe');
  expect(color.brand.solid).toBe('#006ce4');
});

test.each([
  ['label on a solid button', color.onSolid, color.brand.solid],
  ['label on a hovered button', color.onSolid, color.brand.solidHover],
  ['label on a destroying button', color.onSolid, color.danger.solid],
  ['brand text on its tag', color.brand.text, color.brand.tag],
  ['success text on its tag', color.success.text, color.success.tag],
  ['warning text on its tag', color.warning.text, color.warning.tag],
  ['danger text on its tag', color.danger.text, color.danger.tag],
  ['muted text on the page', color.muted, color.page],
  ['muted text on a neutral tag', color.muted, color.tagGround],
  ['placeholder on the sheet', color.hint, color.sheet],
  ['label on the banner', color.banner.label, color.banner.ground],
  ['muted text of the footer', color.footer.muted, color.footer.ground],
])('%s has a contrast of at least 4.5', (_what, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('the focus ring stands out from sheet and page by at least 3', () => {
  expect(contrast(color.focus, color.sheet)).toBeGreaterThanOrEqual(3);
  expect(contrast(color.focus, color.page)).toBeGreaterThanOrEqual(3);
});

test('layout constants are those of section 9', () => {
  expect(layout).toMatchObject({ content: 1366, headerHeight: 100, drawerWidth: 550, drawerTop: 100 });
  expect(layout).toMatchObject({ drawerMinHeight: 500, qrCodeSize: 130, overflowTolerance: 2 });
});

test('custom properties are named by path in kebab case', () => {
  expect(customPropertyName(['color', 'brand', 'solidHover'])).toBe('color-brand-solid-hover');
});

test('tokensToCss prints every token once, balanced, with the phone values last', () => {
  const css = tokensToCss();
  expect(css).toContain('--color-brand-base: #0079fe;');
  expect(css).toContain(`--type-body: ${typeScale.body[0]}px/${typeScale.body[1]}px;`);
  expect(css.match(/--layout-header-height: /g)).toHaveLength(2);
  expect(css.indexOf(tokens.layout.headerHeight)).toBeLessThan(css.indexOf('max-width: 767px'));
  expect(css.split('{')).toHaveLength(css.split('}').length);
  expect(css).not.toContain('undefined');
});
