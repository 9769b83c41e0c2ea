import { expect, test } from 'vitest';
import { importedRows } from './imported-rows.ts';
import { inquiryColumns } from './testing/inquiry-lines.ts';

test('columns are found by their titles in any order, values are read as when they are typed', () => {
  const sheet = [
    ['* 数量', '材料名称', '参考单价(元)', '参考金额（元）', '产地'],
    ['1,280', '螺纹钢', '3560', '9', '通化'],
    ['', ' ', '', '', ''],
    ['5', '盘螺'],
    ['', '', '', '', '四平'],
  ];
  expect(importedRows(sheet, inquiryColumns)).toEqual({
    rows: [
      { quantity: '1280', name: '螺纹钢', price: '3560' },
      { quantity: '5', name: '盘螺', price: '' },
    ],
    unknownTitles: ['产地'],
    missingTitles: ['规格型号', '单位'],
  });
});

test('an empty sheet has no rows and lacks every required column', () => {
  const missingTitles = ['材料名称', '规格型号', '单位', '数量'];
  expect(importedRows([], inquiryColumns)).toEqual({ rows: [], unknownTitles: [], missingTitles });
});
