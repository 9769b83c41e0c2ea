import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFound, inWords, readFileContent, writeFileContent } from './file-content.ts';

const file = { resourceId: '7', businessId: '1001', name: '图"<1>".png', size: 12, width: 3, height: 4 };

describe('the content of a message with a file', () => {
  it('reads what was written, whatever the name', () => {
    expect(readFileContent(writeFileContent(file))).toMatchObject(file);
  });

  it('is nothing for any other text (R-CHAT-053)', () => {
    fc.assert(fc.property(fc.string(), (text) => readFileContent(text) === null));
    for (const text of ['{', '{}', '{"url":"/x"}', JSON.stringify({ ...file, url: '/x', resourceId: '../x' })]) {
      expect(readFileContent(text)).toBeNull();
    }
  });
});

describe('a message in words', () => {
  it.each([
    ['text', '你好', '你好'],
    ['text', writeFileContent(file), writeFileContent(file)],
    ['image', writeFileContent(file), '[图片]'],
    ['image', 'https://files.example.cn/1.png', '[图片]'],
    ['file', writeFileContent({ ...file, name: '合同.pdf' }), '[文件] 合同.pdf'],
    // The list of chats says no type.
    [undefined, writeFileContent(file), '[图片]'],
    [undefined, writeFileContent({ ...file, name: '合同.pdf' }), '[文件] 合同.pdf'],
    [undefined, '{你好}', '{你好}'],
  ])('of type %s: %s is %s', (type, content, words) => {
    expect(inWords(content, type)).toBe(words);
  });
});

it('a search shows pictures and files by the names that it found', () => {
  const file = writeFileContent({ resourceId: '7', businessId: '1', name: '报价单.png', size: 3 });
  expect(asFound(file, 'image')).toBe('[文件] 报价单.png');
  expect(asFound(file, 'text')).toBe(file);
  expect(asFound('/a.png', 'image')).toBe('[图片]');
});
