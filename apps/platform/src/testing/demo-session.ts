import { createApiClient } from '@jianzhu/api-client';
import { member } from '@jianzhu/api-client/contract';
import { DEMO_PASSWORD } from '../demo/members.ts';

const RETURN_URL = 'http://localhost:3000/login-back';

/** Logs a demo account in at a running platform, for its first business; the answer holds the session's tokens. */
export async function openDemoSession(origin: string, phone: string) {
  const client = createApiClient({ baseURL: origin });
  const { loginTicket, businesses } = await client.call(member.loginByPassword, {
    body: { phone, password: DEMO_PASSWORD },
  });
  const businessId = businesses[0]?.businessId ?? '';
  const { redirectTo } = await client.call(member.authorize, {
    body: { loginTicket, businessId, returnUrl: RETURN_URL },
  });
  const token = new URL(redirectTo).searchParams.get('token') ?? '';
  return client.call(member.oauthToken, {
    body: { grantType: 'login_back', token, businessId, returnUrl: RETURN_URL },
  });
}
