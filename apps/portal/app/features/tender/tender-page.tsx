import { mayDo } from '@jianzhu/domain/member-center';
import type { ReactNode } from 'react';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import type { LoadedTender } from './load-tender.server.ts';
import { TenderDetailPage, type TenderParts } from './tender-detail.tsx';
import { TenderEditorPage } from './tender-editor.tsx';

export interface TenderPageProps extends LoadedTender {
  /** What was asked about it; null while nobody may read it. */
  readonly thread: ReactNode;
  /** Of a new one that begins here. */
  readonly tenderType: number;
  readonly officeViewer: string | null;
  readonly parts: TenderParts;
}

/** A tender as its editor while it is written, else as its detail; without an id a new one. */
export function TenderPage({ loaded, isView, tenderType, officeViewer, parts, thread }: TenderPageProps) {
  const member = useSession().userInfo ?? { permissionKeys: [] };
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  const { tender, quota } = loaded.record;
  if (tender === null && !mayDo(member, 'tender_add')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.tenders} />;
  }
  if (tender !== null && (isView || !tender.allowedActions.includes('edit'))) {
    const shown = { tender, officeViewer, parts, thread };
    return <TenderDetailPage key={tender.id} {...shown} />;
  }
  return (
    <TenderEditorPage
      key={tender?.id ?? 'new'}
      tender={tender}
      tenderType={tender?.tenderType ?? tenderType}
      quota={quota}
      officeViewer={officeViewer}
    />
  );
}
