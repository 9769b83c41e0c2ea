import { expect, test } from 'vitest';
import { rulesFeature } from './cell-rules.ts';

test('the cells below a head of the first sheet offer their values or refuse any, in the place that the format has for that', async () => {
  const feature = await rulesFeature([
    { column: 1, values: ['吨', '米<&>'] },
    { column: 2, refusal: '不可修改"<' },
  ]);
  const transform = feature.files?.transform?.['xl/worksheets/sheet{id}.xml']?.transform;
  const sheet = '<worksheet><sheetData/><drawing/></worksheet>';
  expect(transform?.(sheet, {}, { sheetIndex: 0, sheetId: '1' })).toBe(
    '<worksheet><sheetData/><dataValidations count="2">' +
      '<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="B2:B2001">' +
      '<formula1>"吨,米&lt;&amp;&gt;"</formula1></dataValidation>' +
      '<dataValidation type="custom" showErrorMessage="1" error="不可修改&quot;&lt;" sqref="C2:C2001">' +
      '<formula1>FALSE</formula1></dataValidation></dataValidations><drawing/></worksheet>',
  );
  expect(transform?.(sheet, {}, { sheetIndex: 1, sheetId: '2' })).toBe(sheet);
});
