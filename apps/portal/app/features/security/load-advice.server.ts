import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import { readLater } from './later-cookie.ts';

/** Why the member should turn the second factor on: the company asks for it, or it is only wise. */
export type Advice = 'required' | 'advised';

/** What the member is to be told of the second factor; of what is only wise nothing after "later" in this browser. */
export async function loadAdvice(cookies: string | null, services: RequestServices): Promise<Advice | null> {
  const { api, report, session } = services;
  const { view } = await session();
  if (view.kind !== 'member' || view.userInfo === null) return null;
  if (view.userInfo.isSecondFactorDue) return 'required';
  if (view.userInfo.id === readLater(cookies)) return null;
  const factor = await orDefault(api.security.secondFactor(), null, report);
  return factor?.isAdvised ? 'advised' : null;
}
