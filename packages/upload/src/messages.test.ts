import { expect, test } from 'vitest';
import { formatMessage, UPLOAD_MESSAGES } from './messages.ts';

test('the texts are those of the specification, to the punctuation (UV1)', () => {
  expect(formatMessage(UPLOAD_MESSAGES.extension, { file: 'virus.exe' })).toBe('virus.exe 文件不符合上传条件');
  expect(formatMessage(UPLOAD_MESSAGES.registerFailed, { file: 'a.pdf' })).toBe('a.pdf上传失败, 请重试');
  expect(formatMessage(UPLOAD_MESSAGES.largeDownload, { file: 'a.zip' })).toBe('a.zip文件超过100M，下载需等待');
  expect(formatMessage(UPLOAD_MESSAGES.overCap, { n: 10 })).toBe('文件过大，请上传10M以下文件');
  expect(formatMessage(UPLOAD_MESSAGES.tooMany, { n: 500 })).toBe('最多上传500个文件');
  expect(UPLOAD_MESSAGES.empty).toBe('文件过小，请检查后重新上传');
  expect(UPLOAD_MESSAGES.tooLarge).toBe('文件过大，请上传4G以下文件');
  expect(UPLOAD_MESSAGES.readFailed).toBe('文件读取失败，请重新选择');
  expect(UPLOAD_MESSAGES.uploadFailed).toBe('上传失败, 请重试');
  expect(UPLOAD_MESSAGES.nothingSelected).toBe('请选择附件');
  expect(UPLOAD_MESSAGES.downloadFailed).toBe('文件下载失败，请重新尝试');
});

test('a file name is put in as it is, even one that looks like a place (UV1)', () => {
  expect(formatMessage('{file}:{n}', { file: '{n} $& $1.exe', n: 3 })).toBe('{n} $& $1.exe:3');
  expect(formatMessage('{file}:{n}')).toBe('{file}:{n}');
});
