import { shownAvatar, shownPersonName } from '@jianzhu/domain';
import { SYSTEM_ROLES } from '@jianzhu/domain/member-center';

/** What the functions `chat_company` and `chat_other_company` find; nulls where there is no company, or nobody. */
export interface CompanyRow {
  readonly company: string | null;
  readonly job: string | null;
  /** Key of a system role, name of one of the company's own; the id of one that is gone. */
  readonly role_key: string | null;
  /** Answers for the platform itself. */
  readonly is_official: boolean | null;
}

/** For whom somebody stands in a chat, and as what; empty where nothing is known. */
export interface ChatCompany {
  readonly company: string;
  readonly position: string;
  readonly official: boolean;
}

interface ShownPerson {
  readonly name: string;
  readonly avatar: string;
}

/** Name and picture as others see them; those of the platform's own service are its own. */
export function shownPerson({ name, avatar }: ShownPerson, { official }: Pick<ChatCompany, 'official'>): ShownPerson {
  return { name: official ? name : shownPersonName(name), avatar: shownAvatar(avatar) };
}

/** A position that the company has given goes before the role. */
export function readCompany({ company, job, role_key, is_official }: CompanyRow): ChatCompany {
  const official = is_official ?? false;
  if (company === null) return { company: '', position: '', official };
  const role = SYSTEM_ROLES.find(({ key }) => key === role_key)?.name ?? role_key;
  return { company, position: job || (role === null || /^\d+$/.test(role) ? '' : role), official };
}
