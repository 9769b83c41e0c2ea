import { CompanyContact } from '../../../features/showcase/company-contact.tsx';
import { CompanyProfile } from '../../../features/supplier/company-profile.tsx';
import { loadMemberCompany } from '../../../features/supplier/load-company.server.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/company-detail';

/** A counterpart in full, with whom to call (domain rules 4.9). */
export async function loader({ url, context }: Route.LoaderArgs) {
  return answerRecord({ loaded: await loadMemberCompany(url.searchParams, context.get(requestServices)) });
}

export default function CompanyDetailRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <CompanyProfile
      loaded={loaded}
      contact={({ supplierId: id, contactName, phoneMasked, regionText: address, contact }) => (
        <CompanyContact company={{ id, contactName, phoneMasked, address }} known={contact} />
      )}
    />
  );
}
