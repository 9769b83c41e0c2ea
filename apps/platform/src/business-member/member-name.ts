import '../invitation/tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { sql } from 'kysely';
import { personName } from '../member/person-name.ts';

/** SQL of the name by which a member `m` was last invited into her company; null where she was invited by none. */
export const invitedName = sql<string | null>`(
  select i.name from invitation i
  where i.business_id = m.business_id and i.answer_user_id = m.user_id and i.name <> ''
  order by i.id desc limit 1)`;

/** A member as her colleagues read her: without a name of her own as she was invited, else by her masked phone. */
export const memberName = (member: {
  readonly real_name: string | null;
  readonly nick_name: string | null;
  readonly invited_name: string | null;
  readonly phone: string | null;
}): string => personName(member) || member.invited_name || maskPhone(member.phone ?? '');
