import { dictionaryLabel } from '@jianzhu/domain/forms';
import { qualificationName } from '@jianzhu/domain/inquiries';
import { DEPOSIT_METHODS } from '@jianzhu/domain/tenders';
import type { ExtraField } from '../../record/merge-sheets.ts';
import { editorTexts as texts } from './editor-messages.ts';

const listOf = (value: unknown) => (value ?? []) as readonly never[]; // each of these fields holds a list of its own kind

/** How the fields of a tender are read that are kept as lists, where two versions stand beside each other. */
export const extraFields: Readonly<Record<string, ExtraField>> = {
  requiredQualifications: {
    label: texts.qualifications,
    text: (ids) => listOf(ids).map(qualificationName).join('、') || texts.none,
  },
  depositMethods: {
    label: texts.depositMethods,
    text: (methods) =>
      listOf(methods)
        .map((method) => dictionaryLabel(DEPOSIT_METHODS, method))
        .join('、') || texts.none,
  },
  evalItems: { label: texts.evalItems, text: (items) => texts.items(listOf(items).length) },
  openerIds: { label: texts.openers, text: (ids) => texts.people(listOf(ids).length) },
  inviteeIds: { label: texts.invitees, text: (ids) => texts.companies(listOf(ids).length) },
};
