import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { unlessNamedAnew } from '../../../../record/named-anew.ts';
import { isTabAlone } from '../../../../record/tab-alone.ts';
import type { Route } from './+types/public';
import { loadWholeTender } from './load-whole-tender.server.ts';
import { WholeTender } from './whole-tender.tsx';

/** A public tender: written, or looked at (domain rules 5.1). */
export const loader = ({ url, context }: Route.LoaderArgs) => loadWholeTender(url, context);

export const shouldRevalidate = (to: ShouldRevalidateFunctionArgs) => !isTabAlone(to) && unlessNamedAnew(to);

export default function PublicTenderRoute({ loaderData }: Route.ComponentProps) {
  return <WholeTender {...loaderData} tenderType={TENDER_TYPE.open} />;
}
