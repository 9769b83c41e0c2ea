import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import type { Draft } from '../../record/use-draft.ts';
import type { SupplierPage } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';

export interface SupplierProfilePageProps {
  readonly loaded: LoadedRecord<{ readonly page: SupplierPage; readonly draft: Draft | null }>;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

/** What the own company says of itself as a supplier (domain rules 10.3). */
export function SupplierProfilePage({ loaded, ...shared }: SupplierProfilePageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.personalCenter}>
      {({ page, draft }) => <ProfileForm key={page.profile?.id} page={page} draft={draft} {...shared} />}
    </StandingRecord>
  );
}
