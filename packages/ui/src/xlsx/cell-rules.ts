import type { Feature } from 'write-excel-file/browser';

/** What may be chosen in the cells of a column, below its head. */
export interface ColumnChoices {
  /** From 0. */
  readonly column: number;
  /** Without commas and quotes; all together at most 255 characters: Excel takes no longer list. */
  readonly values: readonly string[];
}

/** Rows below the head in which something may be chosen. */
const choosingRows = 2000;

/** Lists to choose from in the cells of the first sheet; Excel refuses other values there. */
export async function choicesFeature(choices: readonly ColumnChoices[]): Promise<Feature<Blob | ArrayBuffer>> {
  const { getCellAddress, getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings, sanitizeTextContent } =
    await import('write-excel-file/utility');
  const validations = choices.map(({ column, values }) => {
    const range = `${getCellAddress(1, column)}:${getCellAddress(choosingRows, column)}`;
    const list = sanitizeTextContent(`"${values.join(',')}"`);
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${list}</formula1></dataValidation>`;
  });
  const markup = `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`;
  const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            sheetIndex === 0 ? insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet') : xml,
        },
      },
    },
  };
}
