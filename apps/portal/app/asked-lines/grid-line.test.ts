import { attachmentEntrySchema } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cellsOf, type KeptLine, lineOfCells, referenceAmount } from './grid-line.ts';

const plan = v.parse(attachmentEntrySchema, { id: '7', fileName: '节点图.pdf', fileExt: 'pdf', fileSize: 2048 });

const kept: KeptLine = {
  lineId: '12',
  categoryCode: '0101',
  materialName: '螺纹钢',
  spec: 'HRB400E Φ12',
  brand: '鞍钢、通钢',
  acceptEquivalent: 0,
  unit: 't',
  quantity: '86.4',
  refPrice: 356_000,
  arrivalDate: '2026-12-05',
  warrantyDays: 30,
  techRequire: '',
  remark: '',
  attachments: [plan],
};

describe('a line in the grid', () => {
  it('comes back as it was kept, by its id', () => {
    expect(lineOfCells(cellsOf(kept), kept)).toEqual({ line: kept, lost: 0 });
  });

  it('keeps what can be kept of a line that is half filled in', () => {
    const { line, lost } = lineOfCells({ materialName: '盘螺', quantity: '0', unit: '吨' }, undefined);
    expect(lost).toBe(2);
    expect(line).toMatchObject({ materialName: '盘螺', quantity: '', unit: null, acceptEquivalent: 1 });
  });

  it('has a reference amount once price and quantity are right', () => {
    expect(referenceAmount({ refPrice: '3560.00', quantity: '86.4' })).toBe(30_758_400);
    expect(referenceAmount({ refPrice: '3560.00', quantity: '0' })).toBeNull();
    expect(referenceAmount({ refPrice: '', quantity: '1' })).toBeNull();
  });
});
