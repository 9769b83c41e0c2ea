import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { readLater } from './later-cookie.ts';

/** Whether the member is advised to turn the second factor on, and has not said "later" in this browser. */
export async function loadAdvice(cookies: string | null, services: RequestServices): Promise<boolean> {
  const { api, report, session } = services;
  const { view } = await session();
  if (view.kind !== 'member' || view.userInfo === null || view.userInfo.id === readLater(cookies)) return false;
  const factor = await orDefault(api.security.secondFactor(), null, report);
  return factor?.isAdvised ?? false;
}
