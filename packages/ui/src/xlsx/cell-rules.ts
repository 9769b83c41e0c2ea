import type { Feature } from 'write-excel-file/browser';

/** What may be chosen in the cells of a column, below its head. */
export interface ColumnChoices {
  /** From 0. */
  readonly column: number;
  /** Without commas and quotes; all together at most 255 characters: Excel takes no longer list. */
  readonly values: readonly string[];
}

/** A column that nobody is to type into. */
export interface ColumnRefusal {
  /** From 0. */
  readonly column: number;
  /** Shown to whoever types; at most 255 characters. */
  readonly refusal: string;
}

/** Rows below the head that a rule of a column is for. */
const ruledRows = 2000;

/** Lists to choose from in the cells of the first sheet, and cells that are to stay; Excel refuses other values there. */
export async function rulesFeature(
  rules: readonly (ColumnChoices | ColumnRefusal)[],
): Promise<Feature<Blob | ArrayBuffer>> {
  const { getCellAddress, getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings, sanitizeTextContent } =
    await import('write-excel-file/utility');
  const validations = rules.map((rule) => {
    const range = `${getCellAddress(1, rule.column)}:${getCellAddress(ruledRows, rule.column)}`;
    if ('refusal' in rule) {
      const said = sanitizeTextContent(rule.refusal).replaceAll('"', '&quot;');
      return `<dataValidation type="custom" showErrorMessage="1" error="${said}" sqref="${range}"><formula1>FALSE</formula1></dataValidation>`;
    }
    const list = sanitizeTextContent(`"${rule.values.join(',')}"`);
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
