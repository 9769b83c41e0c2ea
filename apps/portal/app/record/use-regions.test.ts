import { describe, expect, it } from 'vitest';
import { codesOf, placeOf } from './use-regions.ts';

const regions = [
  {
    code: '220000',
    name: '吉林省',
    children: [{ code: '220100', name: '长春市', children: [{ code: '220104', name: '朝阳区' }] }],
  },
  { code: '440000', name: '广东省', children: [{ code: '441900', name: '东莞市' }] },
];

describe('a place among the divisions', () => {
  it('is found by its codes and gives them back', () => {
    const codes = ['220000', '220100', '220104'];
    const place = placeOf(regions, codes);
    expect(place).toMatchObject({ cityName: '长春市', districtName: '朝阳区' });
    expect(codesOf(place)).toEqual(codes);
  });

  it('of a city without districts stands for its own', () => {
    const place = placeOf(regions, ['440000', '441900']);
    expect(place).toMatchObject({ cityCode: '441900', districtCode: '441900', districtName: '' });
    expect(codesOf(place)).toEqual(['440000', '441900']);
  });

  it('is none where the codes lead nowhere', () => expect(placeOf(regions, ['990000'])).toBeNull());
});
