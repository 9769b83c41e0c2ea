import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attachment, AttachmentPhase } from './attachment.ts';
import { announcement, overallProgress } from './overall-progress.ts';

function file(progress: number, phase: AttachmentPhase = progress === 100 ? 'success' : 'uploading'): Attachment {
  return { id: `${progress}${phase}`, name: '图.png', size: 1, phase, progress, kind: 'image' };
}

test('is the mean over all files (R-UP-010), and 0 of none (R-UP-011)', () => {
  expect(overallProgress([file(0), file(50), file(100)])).toBe(50);
  expect(overallProgress([])).toBe(0);
});

test('stays between 0 and 100, and is 100 only when all are there', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (figures) => {
      const overall = overallProgress(figures.map((figure) => file(figure)));
      expect(overall).toBeGreaterThanOrEqual(0);
      expect(overall === 100).toBe(figures.every((figure) => figure === 100));
    }),
  );
});

test('a whole upload is announced at quarters only', () => {
  const said = new Set<string>();
  for (let progress = 0; progress < 100; progress += 1) said.add(announcement([file(progress)], progress, true));
  expect([...said]).toEqual([0, 25, 50, 75].map((quarter) => `正在上传，总进度${quarter}%`));
});

test('says when all wait for the network, and how many are there in the end', () => {
  expect(announcement([file(30, 'offline'), file(100)], 65, true)).toBe('网络已断开，恢复后自动继续');
  expect(announcement([file(30, 'offline'), file(10)], 20, true)).toBe('正在上传，总进度0%');
  expect(announcement([file(100), file(100)], 100, true)).toBe('已上传2个文件');
});

test('files that were there before are no news', () => {
  expect(announcement([file(100)], 100, false)).toBe('');
  expect(announcement([], 0, true)).toBe('');
});
