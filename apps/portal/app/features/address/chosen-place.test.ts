import { describe, expect, it } from 'vitest';
import type { Place } from './address-calls.ts';
import { detailOf, fieldsOf, isElsewhere } from './chosen-place.ts';

const region = {
  provinceCode: '220000',
  provinceName: '吉林省',
  cityCode: '220100',
  cityName: '长春市',
  districtCode: '220104',
  districtName: '朝阳区',
};
const place: Place = {
  name: '南湖公园',
  address: '吉林省长春市朝阳区工农大路2715号',
  longitude: 125.3,
  latitude: 43.85,
  region,
};

describe('a place of the map', () => {
  it('gives its street and its name to the form', () => expect(detailOf(place)).toBe('工农大路2715号南湖公园'));

  it('names a place once', () => {
    expect(detailOf({ ...place, address: '吉林省长春市朝阳区南湖公园东门' })).toBe('南湖公园东门');
  });

  it('is elsewhere when the form says another district', () => {
    expect(isElsewhere(region, place)).toBe(false);
    expect(isElsewhere({ ...region, districtCode: '220102' }, place)).toBe(true);
    expect(isElsewhere(null, place)).toBe(false);
  });

  it('fills in the pin, the detail and, unless it is kept, the region', () => {
    const pin = { longitude: 125.301, latitude: 43.851 };
    expect(fieldsOf(place, pin, false)).toEqual({ ...pin, detail: '工农大路2715号南湖公园', region });
    expect(fieldsOf(place, pin, true)).not.toHaveProperty('region');
  });
});
