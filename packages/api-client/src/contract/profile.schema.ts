import {
  avatarKind,
  checkPersonName,
  FORM_MESSAGES,
  formatDate,
  PROFILE_MESSAGES,
  parseDateTime,
} from '@jianzhu/domain';
import * as v from 'valibot';
import { line, regionCode } from './fields.schema.ts';

export const genders = ['male', 'female'] as const;

const EARLIEST_BIRTHDAY = '1900-01-01';
const dateMessage = '日期格式不正确';

export const profileSchemas = {
  update: {
    body: v.object({
      /** Resource id of an own picture, 200 × 200, or an http or https address; empty takes it away. */
      avatar: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(500, PROFILE_MESSAGES.avatarAddress),
          v.check((text) => avatarKind(text) !== null, PROFILE_MESSAGES.avatarAddress),
        ),
      ),
      nickname: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => [...text].length >= 2 && [...text].length <= 20, '昵称长度为2到20个字'),
        v.check(
          (text) => checkPersonName('昵称', text) === null,
          ({ input }) => checkPersonName('昵称', input)?.message ?? '',
        ),
      ),
      gender: v.optional(v.picklist(genders, '性别不正确')),
      birthday: v.optional(
        v.pipe(
          v.string(),
          v.isoDate(dateMessage),
          v.check((text) => parseDateTime(text) !== null, dateMessage),
          v.check((text) => text >= EARLIEST_BIRTHDAY && text <= formatDate(Date.now()), PROFILE_MESSAGES.birthday),
        ),
      ),
      email: v.optional(v.pipe(v.string(), v.email(FORM_MESSAGES.email))),
      regionCode: v.optional(regionCode),
      intro: v.optional(line('个人简介', 0, 200)),
    }),
    data: v.null(),
  },
};
