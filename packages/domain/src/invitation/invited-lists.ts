import * as v from 'valibot';
import { MEMBER_MESSAGES } from '../member/messages.ts';
import { PHONE_PATTERN } from '../member/phone.ts';
import { invitedRow } from './invitation.ts';
import { INVITATION_MESSAGES } from './messages.ts';

/** A line of phones as it was typed or pasted: whose it is, and what is wrong with it. */
export interface PhoneLine {
  readonly phone: string;
  readonly name: string;
  readonly message: string | null;
}

/** Digits as people write them: full-width, grouped by blanks or dashes, behind +86. */
const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/^\+?86(?=\s?-?1)/, '')
    .replaceAll(/[\s-]/g, '');

/**
 * Reads phones, one a line, each alone or with a name before or behind it (`张三 13800000000`). Empty lines are left out;
 * a phone that stands there twice is wrong at its second place.
 */
export function readPhoneLines(text: string): readonly PhoneLine[] {
  const lines = text.split(/[\n\r;；]+/).flatMap((line) => (line.trim() === '' ? [] : [readLine(line.trim())]));
  return lines.map((line, index) => {
    const isTwice = lines.slice(0, index).some(({ phone }) => phone === line.phone);
    return line.message === null && isTwice ? { ...line, message: INVITATION_MESSAGES.twice } : line;
  });
}

function readLine(line: string): PhoneLine {
  const text = line.normalize('NFKC');
  const found = /(?:\+?86[\s-]?)?\d[\d\s-]{5,}\d/.exec(text);
  const phone = digitsOf(found?.[0] ?? text);
  const name = found === null ? '' : text.replace(found[0], '').replaceAll(/[\s,，、:：\t]+/g, '');
  if (!PHONE_PATTERN.test(phone)) return { phone, name, message: MEMBER_MESSAGES.phoneField };
  const read = v.safeParse(invitedRow.entries.name, name);
  return { phone, name, message: read.success ? null : read.issues[0].message };
}

/** Heads of the template of those who are invited, in their order. */
export const INVITED_COLUMNS = ['手机号*', '姓名', '角色', '部门', '职务'] as const;
export const INVITED_TEMPLATE_FILE = '成员邀请导入模板.xlsx';
export const INVITED_SHEET = '成员邀请';
/** Rows of one file: as many as a company has seats at most. */
const MOST_IMPORTED = 200;

/** A row of a file: whom it invites as what; without roles it takes those of the page, as with the others. */
export interface ImportedRow {
  /** Of the sheet, the head being 1. */
  readonly rowNo: number;
  readonly phone: string;
  readonly name: string;
  readonly roleIds: readonly string[];
  readonly department: string;
  readonly position: string;
}

/** What is wrong with a row. */
export interface ImportError {
  readonly rowNo: number;
  readonly phone: string;
  readonly messages: readonly string[];
}

export interface ReadInvited {
  readonly rows: readonly ImportedRow[];
  readonly errors: readonly ImportError[];
}

/**
 * Reads the rows of a sheet as people to invite. What is wrong is named by row; nothing of such a row is taken.
 *
 * @param cells of the whole sheet, its head first
 * @param roles that may be given, found by their names; several are parted by 、 or a comma
 * @returns the message that refuses the whole file where its head, its rows or their number are wrong
 */
export function readInvitedRows(
  cells: readonly (readonly string[])[],
  roles: readonly { readonly id: string; readonly name: string }[],
): ReadInvited | { readonly message: string } {
  const [head = [], ...body] = cells;
  const isTemplate = INVITED_COLUMNS.every((title, index) => head[index]?.trim() === title);
  if (!isTemplate) return { message: INVITATION_MESSAGES.otherTemplate };
  const filled = body
    .map((row, index) => ({ row, rowNo: index + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { message: INVITATION_MESSAGES.nothingToImport };
  if (filled.length > MOST_IMPORTED) return { message: INVITATION_MESSAGES.tooManyRows(MOST_IMPORTED) };
  const rows: ImportedRow[] = [];
  const errors: ImportError[] = [];
  for (const { row, rowNo } of filled) {
    const read = readRow(row, rowNo, roles);
    const isTwice = rows.some(({ phone }) => phone === read.row.phone);
    const messages = isTwice ? [...read.messages, INVITATION_MESSAGES.twice] : read.messages;
    if (messages.length === 0) rows.push(read.row);
    else errors.push({ rowNo, phone: read.row.phone, messages });
  }
  return { rows, errors };
}

/** The fields of a row that are read as they stand. */
const texts = v.object({
  phone: invitedRow.entries.phone,
  name: invitedRow.entries.name,
  department: invitedRow.entries.department,
  position: invitedRow.entries.position,
});

function readRow(
  cells: readonly string[],
  rowNo: number,
  roles: readonly { readonly id: string; readonly name: string }[],
): { readonly row: ImportedRow; readonly messages: readonly string[] } {
  const [phone = '', name = '', given = '', department = '', position = ''] = cells.map(unescaped);
  const names = given.split(/[、,，;；]/).flatMap((part) => part.trim() || []);
  const found = names.map((wanted) => ({ wanted, role: roles.find((role) => role.name === wanted) }));
  const read = v.safeParse(texts, { phone: digitsOf(phone), name, department, position });
  const row = {
    ...{ rowNo, phone: digitsOf(phone), name, department, position },
    roleIds: found.flatMap(({ role }) => role?.id ?? []),
  };
  const messages = [
    ...(read.issues ?? []).map(({ message }) => message),
    ...found.flatMap(({ wanted, role }) => (role === undefined ? [INVITATION_MESSAGES.unknownRole(wanted)] : [])),
  ];
  return { row, messages };
}

/** What our own files put before a text that looks like a formula. */
const unescaped = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
