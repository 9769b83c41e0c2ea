import { expect, test } from 'vitest';
import { matchingOptions, optionMeant } from './choice-search.ts';

const options = [
  { value: '0101', label: '螺纹钢', detail: '钢材', typed: 'luowengang lwg' },
  { value: '0106', label: 'H型钢', detail: '钢材', typed: 'hxinggang hxg' },
  { value: '0803', label: 'PVC-U排水管', detail: '管材管件', typed: 'pvc-upaishuiguan pvc-upsg' },
  { value: '1501', label: '钢管', detail: '周转及安全用品', typed: 'gangguan gg' },
];
const found = (text: string) => matchingOptions(options, text).map(({ value }) => value);

test.each([
  ['', ['0101', '0106', '0803', '1501']],
  ['钢', ['1501', '0101', '0106']],
  ['lwg', ['0101']],
  ['Luo wen', ['0101']],
  ['ｐｖｃ', ['0803']],
  ['钢材', ['0101', '0106']],
  ['管材管件PVC', ['0803']],
  ['0106', ['0106']],
  ['木', []],
])('“%s” finds %j, the best first', (text, values) => expect(found(text)).toEqual(values));

test.each([
  ['螺纹钢', '0101'],
  ['GG', '1501'],
  ['0803', '0803'],
  ['钢', undefined],
  ['', undefined],
])('“%s” alone means %s', (text, value) => expect(optionMeant(options, text)?.value).toBe(value));
