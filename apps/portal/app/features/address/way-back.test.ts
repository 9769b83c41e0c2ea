import { describe, expect, it } from 'vitest';
import { wayBack, withChosen, withWayBack } from './way-back.ts';

const back = (value: string) => wayBack(new URLSearchParams({ back: value }), '/otherwise');

describe('the way back from the address pages', () => {
  it.each([
    ['/user/building-materials/addInquirySheet?id=7', '/user/building-materials/addInquirySheet?id=7'],
    ['https://evil.example/', '/otherwise'],
    ['//evil.example/', '/otherwise'],
    ['/\\evil.example', '/otherwise'],
    ['javascript:alert(1)', '/otherwise'],
    ['', '/otherwise'],
  ])('from %j leads to %j', (given, to) => expect(back(given)).toBe(to));

  it('takes the chosen address along, in place of an earlier one', () => {
    expect(withChosen('/a?id=7&addressId=1', '2')).toBe('/a?id=7&addressId=2');
    expect(withChosen('/a', '2')).toBe('/a?addressId=2');
  });

  it('leads on and back again', () => {
    const href = withWayBack('/map', '/form?id=7&back=%2Fcard');
    expect(wayBack(new URL(href, 'http://x').searchParams, '')).toBe('/form?id=7&back=%2Fcard');
  });
});
