import { INVITED_COLUMNS, INVITED_SHEET } from '@jianzhu/domain/invitations';
import type { ExportColumn, WorkbookTable } from '@jianzhu/ui/xlsx';

const widths: Readonly<Record<string, number>> = { '手机号*': 16, 角色: 24 };

/** The template of people to invite, with the roles that may be given. */
export function invitedTemplate(roles: readonly { readonly name: string }[]): WorkbookTable<never> {
  return {
    sheetName: INVITED_SHEET,
    columns: INVITED_COLUMNS.map(
      (title): ExportColumn<never> => ({ title, type: 'text', width: widths[title] ?? 14, value: () => '' }),
    ),
    rows: [],
    further: [
      { sheetName: '可选角色', lines: [['角色'], ...roles.map(({ name }) => [name])], widths: [24] },
      {
        sheetName: '填写说明',
        lines: [
          ['列', '说明'],
          ['手机号*', '11位手机号，每行一个，不能重复'],
          ['姓名', '选填，最多20个字'],
          ['角色', '选填，填写“可选角色”中的名称，多个以“、”分隔；不填时使用页面上选择的角色'],
          ['部门、职务', '选填，不填时使用页面上填写的内容'],
        ],
        widths: [18, 80],
      },
    ],
  };
}
