import { QUALIFICATION_VALIDITIES, qualificationMachine } from '@jianzhu/domain/qualifications';
import { REVIEW_STATUS, statusLook } from '@jianzhu/domain/records';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { StatusTag, TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import * as paths from '../../paths.ts';
import { ownQualificationTexts as texts } from './messages.ts';
import type { QualificationRow } from './qualification-calls.ts';

const { columns } = texts;

export const qualificationHref = (id: string) => `${paths.qualificationEdit}?id=${id}`;

/** 施工总承包 建筑工程 */
export const qualificationTitle = ({
  seriesName,
  categoryName,
}: Pick<QualificationRow, 'seriesName' | 'categoryName'>) =>
  seriesName === categoryName ? seriesName : `${seriesName} ${categoryName}`;

const validityOf = (state: string) => QUALIFICATION_VALIDITIES.find(({ value }) => value === state);

/** Word and colour of how far a certificate holds. */
function ValidityTag({ state }: { readonly state: string }) {
  const item = validityOf(state);
  return item === undefined ? null : <StatusTag look={item} />;
}

export const qualificationLook = (status: number) => statusLook(qualificationMachine, status);

/** A certificate that was never approved holds for nothing yet. */
const isJudged = ({ status, hasChange, validState }: QualificationRow) =>
  status === REVIEW_STATUS.approved || hasChange || validState === 'revoked';

export const qualificationColumns: readonly Column<QualificationRow>[] = [
  {
    ...{ key: 'name', title: columns.name, fixed: true, card: 'title' },
    cell: (row) => (
      <TwoLines second={row.code}>
        <TextLink href={qualificationHref(row.id)}>{qualificationTitle(row)}</TextLink>
      </TwoLines>
    ),
  },
  { key: 'grade', title: columns.grade, width: '88px', cell: ({ grade }) => grade },
  {
    ...{ key: 'certNo', title: columns.certNo, width: '208px' },
    cell: ({ certNo, issueOrg }) => <TwoLines second={issueOrg}>{certNo}</TwoLines>,
  },
  {
    ...{ key: 'expireDate', title: columns.until, width: '112px', sortable: true },
    cell: ({ expireDate, daysLeft }) => (
      <TwoLines second={daysLeft === null ? null : texts.daysLeft(daysLeft)}>{expireDate || texts.endless}</TwoLines>
    ),
  },
  {
    ...{ key: 'validity', title: columns.validity, width: '88px' },
    cell: (row) => (isJudged(row) ? <ValidityTag state={row.validState} /> : '—'),
  },
  {
    ...{ key: 'status', title: columns.status, width: '136px', card: 'status' },
    cell: ({ status, hasChange, reason }) => (
      <TwoLines second={reason === '' ? null : reason}>
        <StatusTag look={qualificationLook(status)} /> {hasChange && <Tag tone="outline">{texts.changing}</Tag>}
      </TwoLines>
    ),
  },
  {
    ...{ key: 'isShow', title: columns.isShow, width: '80px' },
    cell: ({ isShow }) => (isShow === 1 ? texts.isShown : texts.isHidden),
  },
];

/** What stands in a file of certificates. */
export const qualificationFile: readonly ExportColumn<QualificationRow>[] = [
  { title: columns.code, type: 'text', value: ({ code }) => code },
  { title: texts.series, type: 'text', value: ({ seriesName }) => seriesName },
  { title: texts.category, type: 'text', width: 20, value: ({ categoryName }) => categoryName },
  { title: columns.grade, type: 'text', value: ({ grade }) => grade },
  { title: columns.certNo, type: 'text', width: 28, value: ({ certNo }) => certNo },
  { title: columns.issueOrg, type: 'text', width: 28, value: ({ issueOrg }) => issueOrg },
  { title: columns.issueDate, type: 'text', value: ({ issueDate }) => issueDate },
  { title: columns.until, type: 'text', value: ({ expireDate }) => expireDate || texts.endless },
  {
    title: columns.validity,
    type: 'text',
    value: (row) => (isJudged(row) ? (validityOf(row.validState)?.label ?? null) : null),
  },
  { title: columns.status, type: 'text', value: ({ status }) => qualificationLook(status).label },
  { title: columns.reason, type: 'text', width: 36, value: ({ reason }) => reason || null },
  { title: columns.isShow, type: 'text', value: ({ isShow }) => (isShow === 1 ? texts.isShown : texts.isHidden) },
];
