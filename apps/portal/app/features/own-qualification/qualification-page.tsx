import { mayDo } from '@jianzhu/domain/member-center';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { type FoundQualification, QualificationForm } from './qualification-form.tsx';
import { QualificationView } from './qualification-view.tsx';

export interface QualificationPageProps {
  readonly loaded: LoadedRecord<FoundQualification>;
  readonly officeViewer: string | null;
}

/** One certificate of the business: its form to who may change it now, to all others what it says. */
export function QualificationPage({ loaded, officeViewer }: QualificationPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.qualificationList}>
      {(found) => <Allowed found={found} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

function Allowed({
  found,
  officeViewer,
}: {
  readonly found: FoundQualification;
  readonly officeViewer: string | null;
}) {
  const member = useSession().userInfo;
  const { record } = found;
  if (record !== null && !record.allowedActions.includes('edit')) {
    return <QualificationView record={record} officeViewer={officeViewer} />;
  }
  // Of a member that the platform did not tell of, it answers for itself.
  if (record === null && member !== null && !mayDo(member, 'qualification_edit')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.qualificationList} />;
  }
  return <QualificationForm key={record?.id} found={found} officeViewer={officeViewer} />;
}
