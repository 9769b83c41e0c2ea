import '../showcase/tables.ts';
import {
  QUALIFICATION_KINDS,
  QUALIFICATION_SERIES,
  type QualificationFields,
  qualificationKind,
} from '@jianzhu/domain/qualifications';
import type { Row } from '../record/record-table.ts';
import type { QualificationChange } from '../showcase/tables.ts';

export type Qualification = Row<'qualification'>;

/** The words of a certificate, as its table has them. */
export function columnsOf(fields: Omit<QualificationFields, 'isShow'>): QualificationChange {
  const kind = QUALIFICATION_KINDS.find(({ id }) => id === fields.categoryCode);
  return {
    ...{ series: kind?.series ?? '', category_name: kind?.categoryName ?? '', grade: fields.grade },
    ...{ cert_no: fields.certNo, issue_org: fields.issueOrg, issue_date: fields.issueDate },
    expire_date: fields.isLongTerm === 1 ? null : fields.expireDate,
    ...{ scope: fields.scope, images: fields.images, video: fields.video },
  };
}

/** The same as they are written into it. */
export const writtenColumns = ({ images, video, ...columns }: QualificationChange) => ({
  ...columns,
  ...{ images: JSON.stringify(images), video: JSON.stringify(video) },
});

/** What stands in the columns of a row: what was approved, of one that never was what is written. */
export const standingOf = (row: Qualification): QualificationChange => ({
  ...{ series: row.series, category_name: row.category_name, grade: row.grade, cert_no: row.cert_no },
  ...{ issue_org: row.issue_org, issue_date: row.issue_date, expire_date: row.expire_date, scope: row.scope },
  ...{ images: row.images, video: row.video },
});

/** What its company has written last: the change that it asks for, else what stands. */
export const writtenOf = (row: Qualification): QualificationChange => row.change ?? standingOf(row);

/** A certificate as its form has it; of words that the dictionary has no more, series and category are to be chosen anew. */
export function fieldsOf(columns: QualificationChange): Omit<QualificationFields, 'isShow'> {
  const kind = qualificationKind({ series: columns.series, categoryName: columns.category_name });
  return {
    ...{ series: codeOfSeries(columns.series), categoryCode: kind?.id ?? '', grade: columns.grade },
    ...{ certNo: columns.cert_no, issueOrg: columns.issue_org, issueDate: columns.issue_date ?? '' },
    ...{ isLongTerm: columns.expire_date === null ? 1 : 0, expireDate: columns.expire_date ?? '' },
    ...{ scope: columns.scope, images: [...columns.images], video: [...columns.video] },
  };
}

const codeOfSeries = (name: string): number => QUALIFICATION_SERIES.find(({ label }) => label === name)?.value ?? 0;

/** 施工总承包 建筑工程 二级 */
export const nameOf = ({
  series,
  category_name,
  grade,
}: Pick<QualificationChange, 'series' | 'category_name' | 'grade'>) =>
  [...new Set([series, category_name]), ...(grade === '—' ? [] : [grade])].join(' ');
