import { regionSchema } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../demo/districts.ts';
import { divisionsBelow, REGION_TREE, regionOf } from './region-tree.ts';

const districts = REGION_TREE.flatMap(({ children: cities = [] }) =>
  cities.flatMap(({ children = [] }) => children.map(({ code }) => code)),
);

describe('the divisions of the country', () => {
  it('are all there, each once, in three levels', () => {
    expect(REGION_TREE).toHaveLength(34);
    expect(districts.length).toBeGreaterThan(3000);
    expect(new Set(districts).size).toBe(districts.length);
  });

  it('make regions that the form takes', () => {
    const wrong = districts.filter((code) => !v.is(regionSchema, regionOf(code)));
    expect(wrong).toEqual([]);
  });

  it('agree with the districts of the home page', () => {
    const ours = CITIES.flatMap(({ counties }) => counties.map((county) => county.split(' ')));
    const differing = ours.filter(([code = '', name]) => regionOf(code)?.districtName !== name);
    expect(differing).toEqual([]);
    expect(
      CITIES.filter(
        ({ code, name }) => !divisionsBelow('220000').some((city) => city.code === code && city.name.startsWith(name)),
      ),
    ).toEqual([]);
  });

  it('are asked for level by level', () => {
    expect(divisionsBelow(undefined)).toHaveLength(34);
    expect(divisionsBelow('220000').map(({ name }) => name)).toContain('延边朝鲜族自治州');
    expect(divisionsBelow('220500').map(({ name }) => name)).toContain('梅河口市');
    expect([divisionsBelow('220104'), divisionsBelow('990000')]).toEqual([[], []]);
    expect(regionOf('220199')).toBeUndefined();
  });
});
