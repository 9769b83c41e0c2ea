import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import { unlessNamedAnew } from '../../../../record/named-anew.ts';
import type { Route } from './+types/default';
import { loadWholeTender } from './load-whole-tender.server.ts';
import { WholeTender } from './whole-tender.tsx';

/** An invited tender: written, or looked at (domain rules 5.1). */
export const loader = ({ url, context }: Route.LoaderArgs) => loadWholeTender(url, context);

export const shouldRevalidate = unlessNamedAnew;

export default function InvitedTenderRoute({ loaderData }: Route.ComponentProps) {
  return <WholeTender {...loaderData} tenderType={TENDER_TYPE.invited} />;
}
