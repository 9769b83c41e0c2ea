import { security } from '@jianzhu/api-client/contract';
import { securitySchemas } from '@jianzhu/api-client/schemas';
import type { PortalClient } from '../../portal-client.ts';

/** The calls of these pages; what they refuse is shown beside the fields. */
export async function securityCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ security }, { security: securitySchemas }, 'quiet');
}

/** Has a code sent to a phone, for one of the things that it may be asked for here. */
export async function sendSecurityCode(
  client: PortalClient,
  scene: 'identity' | 'change-phone',
  { phone, captchaToken }: { readonly phone: string; readonly captchaToken: string },
): Promise<void> {
  const { security: calls } = await securityCalls(client);
  await calls.sendVerificationCode({ query: { phone }, body: { captchaToken, scene } });
}
