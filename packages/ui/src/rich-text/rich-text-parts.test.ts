import { describe, expect, it } from 'vitest';
import { sanitizeInParts, sanitizeRichText, textLines } from './sanitize-rich-text.ts';

describe('sanitizeInParts', () => {
  it('cuts at the headings of the second level and leaves others where they are', () => {
    const html = '<p>运营单位</p><h2>一、<b>信息</b></h2><p>手机号</p><h3>1. 登录</h3><h2>二、使用</h2>';
    expect(sanitizeInParts(html)).toEqual([
      { heading: '', html: '<p>运营单位</p>' },
      { heading: '一、信息', html: '<p>手机号</p><h3>1. 登录</h3>' },
      { heading: '二、使用', html: '' },
    ]);
  });

  it('cleans what it cuts', () => {
    const [part] = sanitizeInParts('<h2 onclick="x()">甲<script>alert(1)</script></h2><img src=x onerror=alert(1)>');
    expect(part).toEqual({ heading: '甲', html: '<img src="x" alt="" loading="lazy">' });
  });

  it('gives nothing for nothing', () => expect(sanitizeInParts('')).toEqual([]));
});

describe('textLines', () => {
  it('has a line for each block, without markup', () => {
    const html =
      '<h2>一、价格</h2><ul><li>甲 <b>乙</b></li><li>丙</li></ul><table><tr><td>1</td><td>2</td></tr></table>';
    expect(textLines(html)).toEqual(['一、价格', '甲 乙', '丙', '1 2']);
  });
});

describe('the outline of a shown text', () => {
  it.each([
    ['<h3>甲</h3><h3>乙</h3>', '<h2>甲</h2><h2>乙</h2>'],
    ['<h2>甲</h2><h4>乙</h4>', '<h2>甲</h2><h3>乙</h3>'],
    ['<h3>甲</h3><h2>乙</h2><h3>丙</h3>', '<h2>甲</h2><h2>乙</h2><h3>丙</h3>'],
    ['<blockquote><h4>甲</h4></blockquote>', '<blockquote><h2>甲</h2></blockquote>'],
  ])('of %s goes down one by one', (html, outlined) => {
    expect(sanitizeRichText(html)).toBe(outlined);
    expect(sanitizeRichText(outlined)).toBe(outlined);
  });
});
