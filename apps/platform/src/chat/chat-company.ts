import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';

/** What the functions `chat_company` and `chat_other_company` find; nulls where there is no company. */
export interface CompanyRow {
  readonly company: string | null;
  readonly job: string | null;
  readonly role_key: string | null;
}

/** For which company somebody stands in a chat, and as what; empty where nothing is known. */
export interface ChatCompany {
  readonly company: string;
  readonly position: string;
}

/** A position that the company has given goes before the role. */
export function readCompany({ company, job, role_key }: CompanyRow): ChatCompany {
  if (company === null) return { company: '', position: '' };
  const role = SYSTEM_ROLES.find(({ key }) => key === role_key);
  return { company, position: job || (role?.name ?? '') };
}
