import { expect, test } from 'vitest';
import type { Attachment } from './attachment.ts';
import { describeProgress } from './progress-words.ts';

const file: Attachment = {
  id: '1',
  name: '标书.pdf',
  size: 10 * 1024 * 1024,
  phase: 'uploading',
  progress: 25,
  kind: 'other',
};

test('an upload that runs can be paused, one that rests can go on, and both can be cancelled', () => {
  expect(describeProgress(file).steps).toEqual(['pause', 'cancel']);
  expect(describeProgress({ ...file, phase: 'paused' }).steps).toEqual(['resume', 'cancel']);
  expect(describeProgress({ ...file, phase: 'success', progress: 100 }).steps).toEqual([]);
});

test('speed and remaining time are said when they are known', () => {
  expect(describeProgress(file).detail).toBe('');
  const known = describeProgress({ ...file, bytesPerSecond: 2 * 1024 * 1024, secondsLeft: 54 });
  expect(known.detail).toBe('2.00 MB/s，剩余54秒');
  expect(describeProgress({ ...file, secondsLeft: 61 }).detail).toBe('剩余2分钟');
});

test('while the content is checked the bar shows the check, not the transfer (R-UP-001)', () => {
  const words = describeProgress({ ...file, phase: 'hashing', progress: 0, hashProgress: 34 });
  expect(words).toMatchObject({ text: '正在校验文件', percent: 34, look: 'checking' });
});

test('offline it says that it goes on by itself, and how much was sent', () => {
  expect(describeProgress({ ...file, phase: 'offline' })).toMatchObject({
    text: '网络已断开，恢复后自动继续',
    detail: '已传2.50 MB',
    tone: 'warning',
  });
});

test('content that the server had is told apart (R-UP-007)', () => {
  expect(describeProgress({ ...file, phase: 'success', progress: 100, existed: true }).text).toBe('秒传成功');
  expect(describeProgress({ ...file, phase: 'success', progress: 100 }).text).toBe('上传完成');
});
