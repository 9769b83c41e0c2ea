import { avatarKind, idSchema, PROFILE_MESSAGES } from '@jianzhu/domain';
import { type ProfileFields, profileRecord } from '@jianzhu/domain/member-center';
import * as v from 'valibot';

const { nickname, gender, birthday, email, region, intro } = profileRecord.entries;

/** Resource id of an own picture, 200 × 200, or an http or https address; empty takes it away. */
const avatar = v.pipe(
  v.string(),
  v.maxLength(500, PROFILE_MESSAGES.avatarAddress),
  v.check((text) => avatarKind(text) !== null, PROFILE_MESSAGES.avatarAddress),
);

/** What is left out stays as it is. */
const changes = v.object({
  /** That was seen; missing: whatever stands there. */
  version: v.optional(v.pipe(v.number(), v.integer())),
  nickname: v.optional(nickname),
  avatar: v.optional(avatar),
  gender: v.optional(gender),
  birthday: v.optional(birthday),
  email: v.optional(email),
  region: v.optional(region),
  intro: v.optional(intro),
});

type Changes = Partial<ProfileFields> & { readonly version?: number | undefined };

export const profileSchemas = {
  detail: {
    data: v.object({
      id: idSchema,
      version: v.number(),
      phoneMasked: v.string(),
      ...profileRecord.entries,
      avatar: v.string(),
      nickname: v.string(),
    }),
  },
  // Fields read looser input than they give, down to unknown; who calls sends what the record holds.
  update: { body: changes as unknown as v.GenericSchema<Changes, Changes>, data: v.null() },
};
