import { expect, test } from 'vitest';
import { sanitizeForStorage } from '../rich-text/sanitize-rich-text.ts';
import { readOfficeLists } from './word-paste.ts';

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span lang=EN-US style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:宋体}</style>` +
  `<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head><body><!--StartFragment-->${body}` +
  `<!--EndFragment--></body></html>`;

const pasted = (html: string) => sanitizeForStorage(readOfficeLists(html));

test('styles, comments and elements of Word go, text and stress stay', () => {
  const paragraph = `<p class=MsoNormal style='text-indent:2em'><b><span lang=EN-US>C30</span>混凝土</b><o:p></o:p></p>`;
  expect(pasted(word(paragraph))).toBe('<p><strong>C30混凝土</strong></p>');
});

test('paragraphs with signs become lists by their level', () => {
  const items = item(1, '1.', '钢筋') + item(2, 'Ø', '泵送') + item(2, 'Ø', '运费') + item(1, '2.', '砂浆');
  expect(pasted(word(items))).toBe('<ol><li>钢筋<ul><li>泵送</li><li>运费</li></ul></li><li>砂浆</li></ol>');
});

test('something between two items ends the list', () => {
  const html = `${item(1, '·', '一')}<p class=MsoNormal>间</p>${item(1, '·', '二')}`;
  expect(pasted(word(html))).toBe('<ul><li>一</li></ul><p>间</p><ul><li>二</li></ul>');
});

test('a table of Word keeps its cells', () => {
  const table = `<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=99 colspan=2>规格</td></tr></table>`;
  expect(pasted(word(table))).toBe('<table><tbody><tr><td colspan="2">规格</td></tr></tbody></table>');
});

test('what comes from elsewhere is left to the allow-list', () => {
  expect(readOfficeLists('<p onclick=x>文</p>')).toBe('<p onclick=x>文</p>');
});
