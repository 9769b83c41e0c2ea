import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './linked-text.ts';

const linksIn = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test.each([
  ['见https://www.example.cn/a?b=1&c=2，请查收', ['https://www.example.cn/a?b=1&c=2']],
  ['（https://www.example.cn/）', ['https://www.example.cn/']],
  ['(https://www.example.cn/a_(b))', ['https://www.example.cn/a_(b)']],
  ['https://www.example.cn. https://b.example.cn!', ['https://www.example.cn', 'https://b.example.cn']],
  [
    '登录http://zb.example.cn:8080/a，再看WWW.Example.cn/b。',
    ['http://zb.example.cn:8080/a', 'http://WWW.Example.cn/b'],
  ],
  ['见 www.example.com.cn.', ['http://www.example.com.cn']],
  ['www.  www.cn 写给a@www.example.cn xwww.example.cn', []],
  ['ftp://www.example.cn/a //www.example.cn', []],
  ['www.bank.cn@evil.example.cn', []],
  ['javascript:alert(1) data:text/html,1 https://', []],
  ['https://bank.example.cn@evil.example.cn/', []],
])('%s holds the addresses %j (R-CHAT-053)', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('the parts of any text are the text, and every link is http or https and says nothing but where it leads (R-CHAT-053)', () => {
  const signs = [
    'https://',
    'http://',
    'www.',
    'javascript:',
    'a.cn',
    '@',
    ':',
    '/',
    '?',
    '(',
    ')',
    '[',
    ']',
    '。',
    '.',
    ' ',
    '%',
  ];
  const piece = fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const href of linksIn(text)) {
        const { protocol, username, password } = new URL(href);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        expect(text).toContain(href.replace(/^http:\/\/(?=www\.)/i, ''));
      }
    }),
  );
});

test('a long run of brackets is cut in one pass', () => {
  expect(linksIn(`https://a.cn/${')'.repeat(60_000)}`)).toEqual(['https://a.cn/']);
});
