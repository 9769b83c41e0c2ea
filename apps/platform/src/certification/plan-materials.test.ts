import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { type MaterialEntry, type MaterialFile, planMaterials } from './plan-materials.ts';

const MEGABYTE = 1024 ** 2;

const fileOf = (id: string, changes: Partial<MaterialFile> = {}): MaterialFile => ({
  id,
  file_name: `${id}.jpg`,
  file_ext: 'jpg',
  file_size: '1000',
  object_key: `file/${id}`,
  owner_type: '',
  create_user_id: '8',
  owner_id: null,
  ...changes,
});
const listed = (id: string, changes: Partial<MaterialFile> = {}) =>
  fileOf(id, { owner_type: 'certification_certificate', owner_id: '7', ...changes });
const entry = (
  id: string,
  modifyStatus: MaterialEntry['modifyStatus'],
  kind: MaterialEntry['kind'] = 'certificate',
) => ({
  id,
  modifyStatus,
  kind,
});
const summary = (entries: readonly MaterialEntry[], files: readonly MaterialFile[]) => {
  const plan = planMaterials(entries, files);
  if (plan instanceof Refusal) return `${plan.code} ${plan.msg}`;
  const placed = plan.placed.map(({ file, place, isCopied }) => `${file.id}@${place}${isCopied ? ' copied' : ''}`);
  return [...placed, ...plan.deleted.map(({ id }) => `-${id}`)].join(' ');
};

describe('a save of the files of a certification (R-ENT-020, R-ENT-021, R-ENT-022, R-ENT-023)', () => {
  it('adds, keeps and deletes, in the order of the list', () => {
    const files = [listed('1'), listed('2'), fileOf('3')];
    expect(summary([entry('3', 1), entry('2', 0), entry('1', 3)], files)).toBe('3@0 2@1 -1');
  });

  it('comes to nothing more when it is repeated', () => {
    expect(summary([entry('3', 1), entry('2', 0), entry('1', 3)], [listed('2'), listed('3')])).toBe('3@0 2@1');
  });

  it('leaves what a colleague has added meanwhile', () => {
    expect(summary([entry('1', 0)], [listed('1'), listed('2')])).toBe('1@0');
  });

  it('tells when a colleague has deleted what is to be kept', () => {
    expect(summary([entry('1', 0)], [])).toBe('409 数据已被他人修改，请刷新后重试');
    expect(summary([entry('1', 0)], [fileOf('1')])).toBe('409 数据已被他人修改，请刷新后重试');
  });

  it('adds no file that the business does not have', () => {
    expect(summary([entry('1', 1)], [])).toBe('404 数据不存在或已被删除');
  });

  it('copies a file that stands elsewhere, once', () => {
    const elsewhere = fileOf('1', { owner_type: 'certification_document', owner_id: '7' });
    expect(summary([entry('1', 1)], [elsewhere])).toBe('1@0 copied');
    expect(summary([entry('1', 1, 'document'), entry('1', 1)], [fileOf('1')])).toBe('1@0 1@0 copied');
    const copy = listed('2', { object_key: elsewhere.object_key, file_name: elsewhere.file_name });
    expect(summary([entry('1', 1)], [elsewhere, copy])).toBe('2@0');
  });

  it('never deletes a file of another record', () => {
    expect(summary([entry('1', 3)], [fileOf('1', { owner_type: 'inquiry', owner_id: '9' })])).toBe('');
  });

  it.each([
    [
      'another extension (R-VALID-023)',
      fileOf('1', { file_ext: 'exe', file_name: 'virus.exe' }),
      'virus.exe 文件不符合上传条件',
    ],
    [
      'a file at the cap (R-VALID-030, R-VALID-033)',
      fileOf('1', { file_size: `${10 * MEGABYTE}` }),
      '文件过大，请上传10M以下文件',
    ],
  ])('refuses %s', (_, file, message) => {
    expect(summary([entry('1', 1)], [file])).toBe(`400 ${message}`);
  });

  it('takes a byte less than the cap, and any extension where the kind names none', () => {
    expect(summary([entry('1', 1)], [fileOf('1', { file_size: `${10 * MEGABYTE - 1}` })])).toBe('1@0');
    expect(summary([entry('1', 1, 'document')], [fileOf('1', { file_ext: 'svg' })])).toBe('1@0');
  });

  it('counts what is there and what comes (R-VALID-035, R-VALID-039)', () => {
    const files = Array.from({ length: 6 }, (_, n) => listed(`${n + 1}`));
    const one = fileOf('9');
    expect(summary([entry('9', 1)], [...files, one])).toBe('400 最多上传6个文件');
    expect(summary([entry('9', 1), entry('1', 3)], [...files, one])).toBe('9@0 -1');
  });
});
