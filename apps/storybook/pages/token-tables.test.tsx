import { fontFamily, typeScale } from '@jianzhu/ui/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypeTable } from './token-tables.tsx';

test('every step of type is written in itself, in the fonts of the product', () => {
  const samples = renderToStaticMarkup(<TypeTable />).match(/<td style="[^"]*"/g) ?? [];
  const fonts = Object.values(typeScale).map(([size, line]) => `font:400 ${size}px/${line}px ${fontFamily}`);
  expect(samples.map((sample) => sample.replaceAll('&quot;', '"'))).toEqual(fonts.map((font) => `<td style="${font}"`));
});
