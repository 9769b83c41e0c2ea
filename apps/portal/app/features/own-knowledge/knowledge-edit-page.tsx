import { mayDo } from '@jianzhu/domain/member-center';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { KnowledgeDetailView } from './knowledge-detail.tsx';
import { type FoundKnowledge, KnowledgeForm, type KnowledgeFormProps } from './knowledge-form.tsx';

export interface KnowledgeEditPageProps {
  readonly loaded: LoadedRecord<FoundKnowledge>;
  readonly officeViewer: string | null;
}

/** The form of a text to who may change it now; to all others what it says. */
export function KnowledgeEditPage({ loaded, officeViewer }: KnowledgeEditPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.publishedKnowledge}>
      {(found) => <Allowed found={found} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

function Allowed({ found, officeViewer }: KnowledgeFormProps) {
  const member = useSession().userInfo;
  const { record } = found;
  if (record !== null && !record.allowedActions.includes('edit')) {
    return <KnowledgeDetailView record={record} officeViewer={officeViewer} />;
  }
  // Of a member that the platform did not tell of, it answers for itself.
  if (record === null && member !== null && !mayDo(member, 'knowledge_edit')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.publishedKnowledge} />;
  }
  return <KnowledgeForm key={record?.id} found={found} officeViewer={officeViewer} />;
}
