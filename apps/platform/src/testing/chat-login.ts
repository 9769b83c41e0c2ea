import type { TestMember } from './members.ts';
import { PATHS, type TestPlatform } from './test-platform.ts';

/** Lets a member use the chat. @returns what the chat's login answers, with the token of the chat service */
export async function logInToChat(platform: TestPlatform, member: TestMember) {
  const { userId, businessId, platformToken, accessToken } = member;
  await platform.db.admin(
    `update membership set role_keys = role_keys || '{purchaser}' where user_id = $1 and business_id = $2`,
    [userId, businessId],
  );
  const { data } = await platform.get(`${PATHS.memberInfo}/im`, {
    jianzhuToken: platformToken,
    token: accessToken,
    businessId,
  });
  return data;
}
