import { PRODUCT_NAME } from '@jianzhu/domain';
import type { Session } from './token-exchange.ts';

/** Names the portal as the calling client; it proves nothing, and no call accepts it as a login. */
const CLIENT_AUTHORIZATION = `Basic ${Buffer.from(`${PRODUCT_NAME}-portal:`).toString('base64')}`;

/** A session as the wire gives it. @param idleSeconds life of unused tokens */
export function grantOf({ accessToken, platformToken, businessId }: Session, idleSeconds: number) {
  return {
    token: accessToken,
    jianzhuToken: platformToken,
    authorization: CLIENT_AUTHORIZATION,
    businessId,
    expiresIn: idleSeconds,
  };
}
