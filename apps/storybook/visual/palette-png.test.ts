import fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { hasPalette, withPalette } from './palette-png.ts';

function picture(width: number, colors: readonly number[]): Buffer {
  const png = new PNG({ width, height: colors.length / width });
  for (const [at, color] of colors.entries()) png.data.writeUInt32BE(((color << 8) | 0xff) >>> 0, at * 4);
  return PNG.sync.write(png);
}

test('a picture of few colours stays exactly the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 200 }), (colors) => {
      const before = picture(colors.length, colors);
      const after = withPalette(before);
      expect(hasPalette(after)).toBe(true);
      expect(PNG.sync.read(after).data).toEqual(PNG.sync.read(before).data);
    }),
  );
});

test('a picture of many colours is off by little, its ground by nothing', () => {
  const gradient = Array.from({ length: 64 * 64 }, (_, at) =>
    at % 2 ? 0xf5f7fa : ((at % 64) << 18) | ((at >> 6) << 10),
  );
  const before = picture(64, gradient);
  const { data } = PNG.sync.read(withPalette(before));
  expect(hasPalette(before)).toBe(false);
  for (const [at, color] of gradient.entries()) {
    const red = data.readUInt8(at * 4);
    expect(Math.abs(red - (color >> 16))).toBeLessThan(at % 2 ? 1 : 64);
  }
});
