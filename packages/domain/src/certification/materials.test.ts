import { describe, expect, it } from 'vitest';
import { CERTIFICATION_MATERIALS, MATERIAL_KINDS, materialBusinessType } from './materials.ts';

/** Caps of the upload widget in megabytes (specification section 5). */
const CAPS = [1, 10, 500];

describe('the files of a certification', () => {
  it('are of four kinds, listed apart from each other (MC9)', () => {
    expect(MATERIAL_KINDS).toEqual(['document', 'certificate', 'licence', 'video']);
    expect(new Set(MATERIAL_KINDS.map(materialBusinessType)).size).toBe(4);
    expect(materialBusinessType('licence')).toMatch(/^[A-Za-z0-9_]{1,60}$/);
  });

  it.each(MATERIAL_KINDS)('have a cap and a count that the widget knows: %s (MC9)', (kind) => {
    const { capMegabytes, maxCount, extensions } = CERTIFICATION_MATERIALS[kind];
    expect(CAPS).toContain(capMegabytes);
    expect(maxCount).toBeGreaterThan(0);
    expect((extensions ?? []).every((extension) => /^[a-z0-9]+$/.test(extension))).toBe(true);
  });
});
