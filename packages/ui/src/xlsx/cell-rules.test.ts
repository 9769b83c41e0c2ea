import { expect, test } from 'vitest';
import { choicesFeature } from './cell-choices.ts';

test('the cells below a head of the first sheet offer their values, in the place that the format has for that', async () => {
  const feature = await choicesFeature([{ column: 1, values: ['吨', '米<&>'] }]);
  const transform = feature.files?.transform?.['xl/worksheets/sheet{id}.xml']?.transform;
  const sheet = '<worksheet><sheetData/><drawing/></worksheet>';
  expect(transform?.(sheet, {}, { sheetIndex: 0, sheetId: '1' })).toBe(
    '<worksheet><sheetData/><dataValidations count="1">' +
      '<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="B2:B2001">' +
      '<formula1>"吨,米&lt;&amp;&gt;"</formula1></dataValidation></dataValidations><drawing/></worksheet>',
  );
  expect(transform?.(sheet, {}, { sheetIndex: 1, sheetId: '2' })).toBe(sheet);
});
