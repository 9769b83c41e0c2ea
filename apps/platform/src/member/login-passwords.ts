import './tables.ts';
import { checkPasswordChange } from '@jianzhu/domain';
import { isCommonPassword } from '@jianzhu/domain/common-passwords';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { readBusinesses } from './accounts.ts';
import { pinyinSpellings } from './pinyin.ts';

/** Whose password it is to be; names in Chinese or Latin letters. */
export interface PasswordOwner {
  readonly phone: string;
  readonly names?: readonly string[];
  readonly companies?: readonly string[];
}

/** Characters of a company's name that together tell which one it is. */
const COMPANY_PART = 2;
/** What companies are called in common. */
const LEGAL_FORM = /^个人-|股份|有限|责任|公司|[()（）\s]/g;

/** Body code 400 when a new login password breaks a rule (domain rules 18.2). @param field name in the request */
export function refuseNewPassword(field: string, newPassword: string, owner: PasswordOwner): Refusal | undefined {
  const { phone, names = [], companies = [] } = owner;
  const [violation] = checkPasswordChange(
    { newPassword, confirmation: newPassword },
    {
      phone,
      namesPinyin: [...names, ...companies.flatMap(companyParts)].flatMap(pinyinSpellings),
      isCommon: isCommonPassword,
    },
  );
  return violation === undefined ? undefined : refuseField(field, violation.message);
}

/** The name without its legal form: whole where it is short, else every few characters of it in a row. */
function companyParts(company: string): string[] {
  const name = [...company.replaceAll(LEGAL_FORM, '')];
  if (name.length <= COMPANY_PART) return [name.join('')];
  return name.slice(0, 1 - COMPANY_PART).map((_, at) => name.slice(at, at + COMPANY_PART).join(''));
}

/** The owner of an existing account. */
export async function readPasswordOwner(transaction: Transaction, userId: string): Promise<PasswordOwner> {
  const account = await transaction
    .selectFrom('account')
    .select(['phone', 'real_name', 'nick_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const businesses = await readBusinesses(transaction, userId);
  return {
    phone: account.phone,
    names: [account.real_name, account.nick_name],
    companies: businesses.map(({ businessName }) => businessName),
  };
}
