import type { CallData } from '@jianzhu/api-client';
import type { securitySchemas } from '@jianzhu/api-client/schemas';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

/** A login of the member in force. */
export type Device = CallData<(typeof securitySchemas)['devices']>[number];

/** The second factor of the member, and what the company asks for. */
export type SecondFactor = CallData<(typeof securitySchemas)['secondFactor']>;

/** What 账户安全 shows; null where the platform could not be asked. */
export interface Security {
  readonly flags: { readonly hasLoginPassword: boolean; readonly hasPayPassword: boolean } | null;
  readonly devices: readonly Device[] | null;
  readonly secondFactor: SecondFactor | null;
}

export async function loadSecurity({ api, report }: RequestServices): Promise<Security> {
  const [flags, devices, secondFactor] = await Promise.all([
    orDefault(api.security.userFlags(), null, report),
    orDefault(api.security.devices(), null, report),
    orDefault(api.security.secondFactor(), null, report),
  ]);
  return { flags, devices, secondFactor };
}

export function loadSecondFactor({ api, report }: RequestServices): Promise<SecondFactor | null> {
  return orDefault(api.security.secondFactor(), null, report);
}
