import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specificationMessages } from './specification-messages.ts';

const root = join(import.meta.dirname, '../../..');

/** Literal texts of sections 5, 7 and 8, in their order; a placeholder is written as there. */
const literalTexts = [
  '{file} 文件不符合上传条件',
  '文件过小，请检查后重新上传',
  '文件过大，请上传4G以下文件',
  '文件过大，请上传{n}M以下文件',
  '最多上传{n}个文件',
  '文件读取失败，请重新选择',
  '请输入6位数字！',
  '请输入11位手机号！',
  '请输入正确的11位手机号',
  '请选择附件',
  '发送成功',
  '注册成功',
  '请求出错，状态码：',
  'This page could not be found',
  'Unknown middleware',
  'Error',
  '上传失败, 请重试',
  '{file}上传失败, 请重试',
  '文件下载失败，请重新尝试',
  '{file}文件超过100M，下载需等待',
  '此视频暂无法播放，请稍后再试',
  '请等待视频加载完毕',
  '账号已经在别处登录',
];
/** Given in English, or by their meaning only. */
const translatedTexts = ['请求超时，请检查网络或稍后重试', '网络连接失败，请检查网络设置', '请先登录'];

test('the page has every text of the specification, and no other', () => {
  const shown = specificationMessages.map(({ text }) => text);
  expect(shown.toSorted()).toEqual([...literalTexts, ...translatedTexts].toSorted());
});

describe('the named file of the product has the text', () => {
  test.each(specificationMessages)('$text', ({ text, source }) => {
    expect(readFileSync(join(root, source), 'utf8')).toContain(text);
  });
});
