import { ITEM_PHASES, type ItemSnapshot, type UploadSnapshot } from '@jianzhu/upload';
import { describe, expect, it } from 'vitest';
import { attachmentKind, failureRow, rejectionRow, resumableUpload, uploadingAttachment } from './attachment-view.ts';

const item = (id: string, changes: Partial<ItemSnapshot> = {}): ItemSnapshot => ({
  id,
  fileName: `${id}.pdf`,
  size: 1000,
  status: 'ready',
  progress: 40,
  hashProgress: 100,
  phase: 'transfer.multipart.sending',
  uploaded: null,
  ...changes,
});
const snapshotOf = (...items: readonly ItemSnapshot[]): UploadSnapshot => ({
  items,
  failures: [],
  progress: 40,
  signal: 'loading',
  count: items.length,
  bytes: { sent: 400, total: 1000 },
  speed: 100,
  eta: 5400,
});
const facts = { hasOfficeViewer: false };

describe('an upload as the widgets show it', () => {
  it('tells speed and time left while it is the only one that moves', () => {
    const alone = item('一');
    expect(uploadingAttachment(alone, snapshotOf(alone), facts)).toMatchObject({
      phase: 'uploading',
      bytesPerSecond: 100,
      secondsLeft: 6,
    });
    const together = uploadingAttachment(alone, snapshotOf(alone, item('二')), facts);
    expect(together).not.toHaveProperty('bytesPerSecond');
    const waiting = item('三', { phase: 'transfer.queued' });
    expect(uploadingAttachment(waiting, snapshotOf(alone, waiting), facts)).not.toHaveProperty('secondsLeft');
  });

  it.each(ITEM_PHASES)('is never said to be done before it is: %s (R-UP-004)', (phase) => {
    const shown = uploadingAttachment(item('一', { phase }), snapshotOf(item('一', { phase })), facts);
    expect(shown.phase === 'success').toBe(phase === 'success');
  });

  it('says that it waits for the network only while it does', () => {
    const phases = ITEM_PHASES.filter(
      (phase) => uploadingAttachment(item('一', { phase }), snapshotOf(), facts).phase === 'offline',
    );
    expect(phases).toEqual(['waiting.offline']);
  });
});

it.each([
  ['a.PNG', 'image', 'image'],
  ['a.mp4', 'video', 'video'],
  ['a.docx', 'other', 'office'],
  ['a.zip', 'other', 'other'],
])('%s is %s, and %s with an online viewer (decision 19)', (name, without, having) => {
  expect([attachmentKind(name, false), attachmentKind(name, true)]).toEqual([without, having]);
});

it.each([
  [400, false],
  [422, true],
  [429, true],
])('says why a file is refused with %i, and offers to try it again: %s (decision 39)', (code, canRetry) => {
  const failure = { id: '1', fileName: '合同.pdf', size: 9, reason: 'confirmFailed', silent: false } as const;
  const refusal = { code, reason: '文件内容与扩展名不符，请重新选择' };
  expect(failureRow({ ...failure, message: '上传失败, 请重试', refusal })).toMatchObject({
    text: '上传失败, 请重试',
    detail: '文件内容与扩展名不符，请重新选择',
    canRetry,
  });
});

it('keeps the failure of a large file to itself (R-ERR-024)', () => {
  const failure = { id: '1', fileName: '大.zip', size: 9, reason: 'transferFailed' } as const;
  expect(failureRow({ ...failure, silent: true, message: null })).toBeNull();
  expect(failureRow({ ...failure, silent: false, message: '上传失败, 请重试' })).toMatchObject({ canRetry: true });
});

it('names the file that was refused, and none when there are too many', () => {
  const rejection = { rule: 'extension', file: 'a.exe', limit: null, message: 'a.exe 文件不符合上传条件' } as const;
  expect(rejectionRow('1', rejection, 2)).toMatchObject({ file: { name: 'a.exe', size: 2 } });
  expect(rejectionRow('1', { ...rejection, rule: 'tooMany' }, 2)).not.toHaveProperty('file');
});

it('offers what is stored of an unfinished upload', () => {
  const entry = { md5: 'x', fileName: '大.zip', size: 300, stored: 199, createdAt: 0, canReopen: false };
  expect(resumableUpload(entry)).toEqual({ id: 'x', name: '大.zip', size: 300, progress: 66, needsFile: true });
});
