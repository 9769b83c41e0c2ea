import type { FileRules } from '@jianzhu/ui/attachments';
import { type AttachmentEntry, createUploadSignal, MODIFY_STATUS } from '@jianzhu/upload';
import { describe, expect, it } from 'vitest';
import { createAttachmentField } from './attachment-field.ts';
import { NO_PICTURES } from './file-pictures.ts';
import { simulatedUploads } from './testing/simulated-uploads.ts';

const TABLE: FileRules = { extensions: ['pdf', 'jpg'], maxCount: 3, capMegabytes: 10 };
const SINGLE: FileRules = { ...TABLE, maxCount: 1 };

const savedFile = (id: string): AttachmentEntry => ({
  id,
  fileName: `${id}.pdf`,
  fileExt: 'pdf',
  suffix: 'pdf',
  filePath: `file/${id}`,
  fileSize: 1000,
  modifyStatus: MODIFY_STATUS.unchanged,
  createUserName: '李采宁',
  createTime: '2026-11-21 10:02:00',
  publishUserName: '',
});
const fileOf = (name: string, content = name) => new File([content], name);

/** Whether a few parts of a file are stored and remembered. */
const hasParts =
  ({ ledger }: ReturnType<typeof simulatedUploads>) =>
  async () =>
    ((await ledger.list('company/user'))[0]?.parts.length ?? 0) > 2;

function fieldOf({ rules = TABLE, saved = [] as readonly AttachmentEntry[], world = simulatedUploads() } = {}) {
  const field = createAttachmentField({
    rules,
    saved,
    hasOfficeViewer: false,
    pictures: NO_PICTURES,
    sign: () => ({ uploadedBy: '王建国', uploadedAt: '2026-11-21 12:00:00' }),
  });
  const signal = createUploadSignal();
  const { extensions, maxCount } = rules;
  const open = () =>
    field.attach((listed) => world.open({ listed, signal, rules: { accept: extensions, maxCount, capMB: null } }));
  /** Lets everything that was added come to its end, and be seen. */
  async function settle(): Promise<void> {
    await world.until(() => signal.getSnapshot() === 'done');
    await world.clock.advance(1000);
  }
  const names = () => field.getState().attachments.map(({ name }) => name);
  const value = () => field.value().map(({ fileName, modifyStatus }) => `${fileName} ${modifyStatus}`);
  return { field, signal, world, open, settle, names, value };
}

describe('the files of a widget', () => {
  it('are those of the record and then those of the uploader, as one value (R-ENT-020, R-ENT-021, R-UP-040)', async () => {
    const { field, open, settle, names, value } = fieldOf({ saved: [savedFile('一')] });
    expect(field.getState().attachments).toMatchObject([
      { name: '一.pdf', phase: 'success', uploadedBy: '李采宁', uploadedAt: '2026-11-21 10:02:00' },
    ]);
    open();
    field.add([fileOf('新.pdf')]);
    expect(value()).toEqual(['一.pdf 0']);
    await settle();
    expect(names()).toEqual(['一.pdf', '新.pdf']);
    expect(field.getState().attachments[1]).toMatchObject({ phase: 'success', isNew: true, uploadedBy: '王建国' });
    expect(value()).toEqual(['一.pdf 0', '新.pdf 1']);
  });

  it('that were added before the uploader was there are uploaded with it', async () => {
    const { field, open, settle, value } = fieldOf();
    field.add([fileOf('早.pdf')]);
    open();
    await settle();
    expect(value()).toEqual(['早.pdf 1']);
  });

  it('are unsaved from the first file until the record was saved with them, and again after a deletion', async () => {
    const { field, open, settle } = fieldOf({ saved: [savedFile('一')] });
    const isUnsaved = () => field.getState().isUnsaved;
    expect(isUnsaved()).toBe(false);
    field.add([fileOf('新.pdf')]);
    expect(isUnsaved()).toBe(true);
    open();
    expect(isUnsaved()).toBe(true);
    await settle();
    expect(isUnsaved()).toBe(true);
    field.submitted(field.value());
    expect(isUnsaved()).toBe(false);
    field.load([savedFile('一')]);
    expect(isUnsaved()).toBe(false);
    field.remove('一');
    expect(isUnsaved()).toBe(true);
  });

  it('keep a deleted one in the value, and forget an added one (R-ENT-022, R-ENT-023, R-ENT-024)', async () => {
    const { field, open, settle, names, value } = fieldOf({ saved: [savedFile('一'), savedFile('二')] });
    open();
    field.add([fileOf('新.pdf')]);
    await settle();
    for (const { id } of field.getState().attachments.filter(({ name }) => name !== '二.pdf')) field.remove(id);
    expect(names()).toEqual(['二.pdf']);
    expect(value()).toEqual(['二.pdf 0', '一.pdf 3']);
  });

  it('count together towards the limit; a deleted one frees its place (R-VALID-039)', async () => {
    const { field, open, settle, names } = fieldOf({ saved: ['一', '二', '三'].map(savedFile) });
    open();
    field.add([fileOf('四.pdf')]);
    expect(field.getState().failures).toMatchObject([{ text: '最多上传3个文件' }]);
    field.remove('一');
    field.add([fileOf('四.pdf')]);
    expect(field.getState().failures).toEqual([]);
    await settle();
    expect(names()).toEqual(['二.pdf', '三.pdf', '四.pdf']);
  });

  it('come in the order in which they were arranged', async () => {
    const { field, open, settle, value } = fieldOf({ saved: [savedFile('一')] });
    open();
    field.add([fileOf('新.pdf')]);
    await settle();
    field.arrange(
      field
        .getState()
        .attachments.map(({ id }) => id)
        .toReversed(),
    );
    expect(value()).toEqual(['新.pdf 1', '一.pdf 0']);
  });

  it('hold submit buttons up until all are there (R-UP-012, R-UP-016)', async () => {
    const { field, signal, open, settle } = fieldOf();
    open();
    expect(signal.getSnapshot()).toBe('done');
    field.add([fileOf('新.pdf')]);
    expect(signal.getSnapshot()).toBe('loading');
    await settle();
    expect(signal.getSnapshot()).toBe('done');
  });
});

describe('a file that is refused or fails', () => {
  it('is told by name and size, until the next choice (R-VALID-023)', () => {
    const { field, open } = fieldOf();
    open();
    field.add([fileOf('virus.exe', 'MZ'), fileOf('空.pdf', '')]);
    expect(field.getState().failures).toMatchObject([
      { text: 'virus.exe 文件不符合上传条件', file: { name: 'virus.exe', size: 2 } },
      { text: '文件过小，请检查后重新上传', file: { name: '空.pdf', size: 0 } },
    ]);
    field.add([fileOf('好.pdf')]);
    expect(field.getState().failures).toEqual([]);
  });

  it('is offered for a retry, which uploads it (R-ERR-027, decision 39)', async () => {
    const world = simulatedUploads([{ call: 'register', fault: { kind: 'refused', code: 500 } }]);
    const { field, open, settle, value } = fieldOf({ world });
    open();
    field.add([fileOf('新.pdf')]);
    await settle();
    const [failure] = field.getState().failures;
    expect(failure).toMatchObject({ text: '新.pdf上传失败, 请重试', canRetry: true });
    expect(value()).toEqual([]);
    field.retry(failure?.id ?? '');
    await settle();
    expect(field.getState().failures).toEqual([]);
    expect(value()).toEqual(['新.pdf 1']);
  });

  it('is dismissed', async () => {
    const { field, open } = fieldOf();
    open();
    field.add([fileOf('virus.exe')]);
    field.dismiss(field.getState().failures[0]?.id ?? '');
    expect(field.getState().failures).toEqual([]);
  });
});

describe('one file that is replaced', () => {
  const current = ({ field }: ReturnType<typeof fieldOf>) => field.getState().attachments.at(-1)?.name;

  it('gives its place to the new one when that is uploaded', async () => {
    const single = fieldOf({ rules: SINGLE, saved: [savedFile('旧')] });
    single.open();
    single.field.replace([fileOf('新.pdf')]);
    expect(current(single)).toBe('新.pdf');
    await single.settle();
    expect(single.value()).toEqual(['新.pdf 1', '旧.pdf 3']);
    single.field.replace([fileOf('更新.pdf')]);
    await single.settle();
    expect(single.value()).toEqual(['更新.pdf 1', '旧.pdf 3']);
  });

  it('stays when the new one is refused, fails or is cancelled', async () => {
    const world = simulatedUploads([{ call: 'register', fault: { kind: 'refused', code: 500 } }]);
    const single = fieldOf({ rules: SINGLE, saved: [savedFile('旧')], world });
    single.open();
    single.field.replace([fileOf('virus.exe')]);
    single.field.replace([fileOf('败.pdf')]);
    await single.settle();
    expect(current(single)).toBe('旧.pdf');
    single.field.replace([fileOf('新.pdf')]);
    single.field.remove(single.field.getState().attachments.at(-1)?.id ?? '');
    await single.settle();
    expect(single.value()).toEqual(['旧.pdf 0']);
  });
});

describe('the record, loaded again', () => {
  it('takes the place of what was submitted', async () => {
    const { field, open, settle, names, value } = fieldOf({ saved: [savedFile('一')] });
    open();
    field.add([fileOf('新.pdf')]);
    await settle();
    field.remove('一');
    const submitted = field.value();
    field.submitted(submitted);
    const [{ id = '' } = {}] = submitted;
    field.load([{ ...savedFile(id), fileName: '新.pdf' }]);
    await settle();
    expect(names()).toEqual(['新.pdf']);
    expect(value()).toEqual(['新.pdf 0']);
  });

  it('leaves alone what was not submitted yet', async () => {
    const { field, open, settle, value } = fieldOf({ saved: [savedFile('一'), savedFile('二')] });
    open();
    field.add([fileOf('新.pdf')]);
    await settle();
    field.remove('一');
    field.load([savedFile('一'), savedFile('二'), savedFile('三')]);
    expect(value()).toEqual(['二.pdf 0', '三.pdf 0', '新.pdf 1', '一.pdf 3']);
  });
});

it('offers what a reload has cut off, and goes on with the file chosen again (R-UP-035)', async () => {
  const world = simulatedUploads();
  const large = fileOf('大.pdf', '大'.repeat(20_000));
  const first = fieldOf({ world });
  const close = first.open();
  first.field.add([large]);
  await world.until(hasParts(world));
  close();
  const second = fieldOf({ world });
  second.open();
  await world.clock.advance(1000);
  const [resumable] = second.field.getState().resumables;
  expect(resumable).toMatchObject({ name: '大.pdf', size: large.size, needsFile: true });
  expect(resumable?.progress).toBeGreaterThan(0);
  await second.field.continueUpload(resumable?.id ?? '', large);
  await second.settle();
  expect(second.field.getState().resumables).toEqual([]);
  expect(second.value()).toEqual(['大.pdf 1']);
});

it('gives up an unfinished upload for good', async () => {
  const world = simulatedUploads();
  const first = fieldOf({ world });
  const close = first.open();
  first.field.add([fileOf('大.pdf', '大'.repeat(20_000))]);
  await world.until(hasParts(world));
  close();
  const { field, open } = fieldOf({ world });
  open();
  await world.clock.advance(1000);
  const discarded = field.discardUpload(field.getState().resumables[0]?.id ?? '');
  await world.clock.run(discarded);
  expect(field.getState().resumables).toEqual([]);
});
