import { MEMBERSHIP_STATUSES } from '@jianzhu/domain/business-members';
import { dictionaryLabel } from '@jianzhu/domain/forms';
import { Tag } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { PersonLine, StatusTag } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import type { MemberRow } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

const { columns } = texts;

const dayOf = (time: string) => time.slice(0, 10);

/** 2026-11-20 14:02: the list is rendered on the server too, whose 今天 may be over when it is read. */
const minuteOf = (time: string) => (time === '' ? texts.never : time.slice(0, 16));

const statusOf = ({ status }: MemberRow) => {
  const item = MEMBERSHIP_STATUSES.find(({ value }) => value === status);
  return item && <StatusTag look={item} />;
};

/** A member as the list shows her. */
export const memberColumns: readonly Column<MemberRow>[] = [
  {
    key: 'realName',
    title: columns.realName,
    width: '184px',
    fixed: true,
    card: 'title',
    cell: ({ realName, avatar, isSelf }) => (
      <PersonLine person={{ name: realName, avatar: avatar === '' ? null : avatar }}>
        {realName} {isSelf && <Tag tone="outline">{texts.self}</Tag>}
      </PersonLine>
    ),
  },
  { key: 'phone', title: columns.phone, width: '112px', cell: ({ phoneMasked }) => phoneMasked },
  { key: 'department', title: columns.department, width: '104px', cell: ({ department }) => department || texts.none },
  { key: 'position', title: columns.position, width: '96px', cell: ({ position }) => position || texts.none },
  { key: 'roles', title: columns.roles, cell: ({ roleNames }) => roleNames.join('、') || texts.none },
  {
    key: 'joinTime',
    title: columns.joinTime,
    width: '112px',
    sortable: true,
    cell: ({ joinTime }) => dayOf(joinTime),
  },
  {
    key: 'lastLoginTime',
    title: columns.lastLoginTime,
    width: '136px',
    sortable: true,
    cell: ({ lastLoginTime }) => minuteOf(lastLoginTime),
  },
  { key: 'status', title: columns.status, width: '72px', cell: statusOf, card: 'status' },
];

/** What stands in a file of members: what their list shows, phones masked. */
export const memberFile: readonly ExportColumn<MemberRow>[] = [
  { title: columns.realName, type: 'text', value: ({ realName }) => realName },
  { title: columns.phone, type: 'text', value: ({ phoneMasked }) => phoneMasked },
  { title: columns.department, type: 'text', value: ({ department }) => department },
  { title: columns.position, type: 'text', value: ({ position }) => position },
  { title: columns.roles, type: 'text', width: 28, value: ({ roleNames }) => roleNames.join('、') },
  { title: columns.joinTime, type: 'text', width: 20, value: ({ joinTime }) => joinTime },
  { title: columns.lastLoginTime, type: 'text', width: 20, value: ({ lastLoginTime }) => lastLoginTime || null },
  { title: columns.status, type: 'text', value: ({ status }) => dictionaryLabel(MEMBERSHIP_STATUSES, status) },
];
