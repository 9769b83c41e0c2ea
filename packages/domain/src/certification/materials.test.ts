import { describe, expect, it } from 'vitest';
import { CERTIFICATION_MATERIALS, MATERIAL_KINDS, materialBusinessType } from './materials.ts';

describe('the files of a certification', () => {
  it('are of four kinds, listed apart from each other (MC9)', () => {
    expect(MATERIAL_KINDS).toEqual(['document', 'certificate', 'licence', 'video']);
    expect(new Set(MATERIAL_KINDS.map(materialBusinessType)).size).toBe(4);
    expect(materialBusinessType('licence')).toMatch(/^[A-Za-z0-9_]{1,60}$/);
  });

  it.each([
    ['document', 500, 99, null],
    ['certificate', 10, 6, ['jpg', 'jpeg', 'png']],
    ['licence', 10, 1, ['jpg', 'jpeg', 'png', 'pdf']],
    ['video', 500, 1, ['mp4']],
  ] as const)('have the cap of a variant of the widget, a count and extensions: %s (MC9)', (kind, ...rules) => {
    const { capMegabytes, maxCount, extensions } = CERTIFICATION_MATERIALS[kind];
    expect([capMegabytes, maxCount, extensions]).toEqual(rules);
  });
});
