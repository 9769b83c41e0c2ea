import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { checkEmail } from '../identifier/contact.ts';
import { formatDate } from '../time/shanghai-time.ts';
import type { Violation } from '../violation.ts';
import { avatarKind } from './avatar.ts';
import { PROFILE_MESSAGES } from './messages.ts';
import { checkPersonName } from './person-name.ts';

const GENDERS = dictionary([
  ['male', '男'],
  ['female', '女'],
]);

const EARLIEST_BIRTHDAY = '1900-01-01';

/** Somebody who is alive was born between 1900 and today. */
function checkBirthday(day: string): Violation<'birthday'> | null {
  const isLife = day >= EARLIEST_BIRTHDAY && day <= formatDate(Date.now());
  return isLife ? null : { code: 'birthday', message: PROFILE_MESSAGES.birthday };
}

function checkAvatar(avatar: string): Violation<'avatar'> | null {
  return avatarKind(avatar) === null ? { code: 'avatar', message: PROFILE_MESSAGES.avatarAddress } : null;
}

/** A member's own data as they are filled in (domain rules 28). */
export const profileRecord = v.object({
  /** Id of an uploaded picture, 200 × 200, or the address of one; '' without. */
  avatar: field('str', { label: '头像', max: 500, check: checkAvatar }),
  nickname: field('str', {
    label: '昵称',
    required: true,
    min: 2,
    max: 20,
    emptyMessage: PROFILE_MESSAGES.nicknameLength,
    lengthMessage: PROFILE_MESSAGES.nicknameLength,
    check: (name) => checkPersonName('昵称', name),
  }),
  gender: field('enum', { label: '性别', dictionary: GENDERS }),
  birthday: field('date', { label: '出生日期', check: checkBirthday }),
  email: field('str', { label: '邮箱', check: checkEmail }),
  region: field('region', { label: '所在地区' }),
  intro: field('text', { label: '个人简介', max: 200 }),
});

export type ProfileFields = v.InferOutput<typeof profileRecord>;
