import { describe, expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';
import { withSynonyms } from './synonyms.ts';

const textsOf = (part: string) => withSynonyms(part).map(({ text }) => text);

describe('other names of what is searched for', () => {
  it.each([
    ['砼', ['砼', '混凝土']],
    ['c30商砼', ['c30商砼', 'c30商品混凝土', 'c30预拌混凝土']],
    ['瓷砖', ['瓷砖', '地砖']],
    ['xpsy', ['xpsy']],
    ['梅河口', ['梅河口']],
  ])('of %s are %j', (part, texts) => expect(textsOf(part)).toEqual(texts));

  it('weigh less than what was entered', () => {
    const [entered, ...others] = withSynonyms('螺纹');
    expect(entered?.weight).toBe(1);
    expect(others.length).toBeGreaterThan(1);
    for (const { weight } of others) expect(weight).toBeLessThan(1);
  });
});

describe('words of a search without blanks', () => {
  const known = new Set(['螺纹', '螺纹钢', '价格', '外墙']);
  it.each([
    ['螺纹钢价格', ['螺纹钢', '价格'], true],
    ['外墙p.o42.5', ['外墙', 'p.o42.5'], true],
    ['螺纹钢气凝胶毡', ['螺纹钢', '气凝胶毡'], false],
    ['气凝胶毡', ['气凝胶毡'], false],
  ])('of %s are %j', (part, words, areKnown) => expect(cutWords([part], known)).toEqual({ words, areKnown }));
});
