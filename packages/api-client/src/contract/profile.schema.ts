import { FORM_MESSAGES, parseDateTime } from '@jianzhu/domain';
import * as v from 'valibot';
import { line, regionCode } from './fields.schema.ts';

export const genders = ['male', 'female'] as const;

const dateMessage = '日期格式不正确';

export const profileSchemas = {
  update: {
    body: v.object({
      /** Resource id of the picture, 200 × 200. */
      avatar: v.optional(v.pipe(v.string(), v.maxLength(500, '头像地址不正确'))),
      nickname: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => [...text].length >= 2 && [...text].length <= 20, '昵称长度为2到20个字'),
      ),
      gender: v.optional(v.picklist(genders, '性别不正确')),
      birthday: v.optional(
        v.pipe(
          v.string(),
          v.isoDate(dateMessage),
          v.check((text) => parseDateTime(text) !== null, dateMessage),
        ),
      ),
      email: v.optional(v.pipe(v.string(), v.email(FORM_MESSAGES.email))),
      regionCode: v.optional(regionCode),
      intro: v.optional(line('个人简介', 0, 200)),
    }),
    data: v.null(),
  },
};
