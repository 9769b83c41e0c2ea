import { expect, test } from 'vitest';
import { shorterWords } from './shorter-words.ts';

test.each([
  ['气凝胶防火毡 3mm', ['气凝胶防火毡', '3mm', '气凝胶', '防火毡']],
  ['HRB400E螺纹', ['HRB400E', '螺纹']],
  ['保温岩棉板', ['保温', '岩棉板', '保温岩', '棉板']],
  ['水泥', []],
  ['水泥 水泥', ['水泥']],
  ['钢', []],
  ['', []],
])('of %s are left %j', (keyword, words) => {
  expect(shorterWords(keyword, new Set(['保温', '岩棉板']))).toEqual(words);
});
