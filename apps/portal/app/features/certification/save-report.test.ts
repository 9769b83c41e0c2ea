import { describe, expect, it } from 'vitest';
import { type SavedMaterial, saveReport } from './save-report.ts';

const licence: SavedMaterial = { label: '营业执照', isMissing: false, failures: [] };
const documents: SavedMaterial = { label: '认证附件', isMissing: false, failures: [] };
const failed = (name: string) => ({ file: { name, size: 1 } });

describe('what is said after a save', () => {
  it('is plain success when nothing is missing', () => {
    expect(saveReport([documents, licence])).toEqual({ tone: 'success', text: '保存成功' });
  });

  it('names the required files that are missing', () => {
    expect(saveReport([documents, { ...licence, isMissing: true }])).toEqual({
      tone: 'warning',
      text: '已保存，还缺少营业执照',
    });
  });

  it('names the files that failed, and no row that stands for several', () => {
    const materials = [
      { ...documents, failures: [failed('合同.pdf'), {}] },
      { ...licence, failures: [failed('执照.png')] },
    ];
    expect(saveReport(materials)).toEqual({ tone: 'warning', text: '已保存，合同.pdf、执照.png未上传成功' });
  });

  it('names both in one sentence', () => {
    expect(saveReport([{ ...licence, isMissing: true, failures: [failed('执照.png')] }]).text).toBe(
      '已保存，还缺少营业执照，执照.png未上传成功',
    );
  });
});
