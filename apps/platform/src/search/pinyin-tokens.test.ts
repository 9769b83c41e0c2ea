import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPinyin, pinyinTokens, typedPinyin } from './pinyin-tokens.ts';

const foundIn = (title: string, typed: string) => {
  const range = findPinyin(title, typed);
  return range && title.slice(range.start, range.start + range.len);
};

describe('pinyin of a title', () => {
  it.each([
    ['螺纹钢 HRB400E', 'luowengang'],
    ['螺纹钢 HRB400E', 'lwg'],
    ['螺纹钢 HRB400E', 'wg'],
    ['C30商砼价格', 'stjg'],
    ['长春信息价', 'changchun'],
    ['消防工程', 'xiaofang'],
    ['瓷砖铺贴', 'cizhuan'],
    ['造价咨询', 'zaojiazixun'],
    ['铝合金门窗', 'lvhejin'],
    ['铝合金门窗', 'luhejin'],
    ['BIM设计2级', 'sj2j'],
  ])('%s is found by %s', (title, typed) => {
    expect(pinyinTokens(title).some((token) => token.startsWith(typed))).toBe(true);
    expect(findPinyin(title, typed)).toBeDefined();
  });

  it.each([
    ['抗震螺纹钢', 'luow', '螺纹'],
    ['抗震螺纹钢', 'lw', '螺纹'],
    ['Ｃ３０商砼价格', 'shangtong', '商砼'],
    ['螺纹钢', 'gangluo', undefined],
    ['螺纹、钢', 'luowengang', undefined],
    ['HRB400E', 'hrb', undefined],
  ])('in %s %s is %s', (title, typed, found) => expect(foundIn(title, typed)).toBe(found));

  it('finds by its tokens whatever it reads as', () => {
    const title = fc.string({
      unit: fc.constantFrom('螺', '纹', '钢', '长', '重', 'a', '1', ' ', '，'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(title, fc.stringMatching(/^[a-z]{2,6}$/), (text, typed) => {
        if (findPinyin(text, typed) === undefined) return;
        expect(pinyinTokens(text).some((token) => token.startsWith(typed))).toBe(true);
      }),
    );
  });

  it('holds only letters and digits, so that a query cannot be broken out of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const token of pinyinTokens(text)) expect(token).toMatch(/^[a-z0-9]+$/);
        expect(typedPinyin([text]) ?? 'a').toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});

describe('what was typed', () => {
  it.each([
    [['luo', 'wen'], 'luowen'],
    [["xi'an"], 'xian'],
    [['c30'], 'c30'],
    [['400'], undefined],
    [['l'], undefined],
    [['螺wen'], undefined],
  ])('%j is %s', (parts, typed) => expect(typedPinyin(parts)).toBe(typed));
});
