import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { useMay } from '../../session/use-may.ts';
import type { FoundTender } from './load-tender.server.ts';
import { TenderDetailPage, type TenderParts } from './tender-detail.tsx';
import { TenderEditorPage } from './tender-editor.tsx';

interface Shown {
  readonly isView: boolean;
  /** Of a new one that begins here. */
  readonly tenderType: number;
  readonly officeViewer: string | null;
}

export interface TenderPageProps<Found extends FoundTender> extends Shown {
  readonly loaded: LoadedRecord<Found>;
  /** What other contexts show of what was found. */
  readonly partsOf: (found: Found) => TenderParts;
}

/** A tender as its editor while it is written, else as its detail; without an id a new one. */
export function TenderPage<Found extends FoundTender>({ loaded, partsOf, ...shown }: TenderPageProps<Found>) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.tenders}>
      {(found) => <Tender found={found} parts={partsOf(found)} {...shown} />}
    </StandingRecord>
  );
}

interface TenderProps extends Shown {
  readonly found: FoundTender;
  readonly parts: TenderParts;
}

function Tender({ found, isView, tenderType, officeViewer, parts }: TenderProps) {
  const may = useMay();
  const { tender, quota } = found;
  if (tender === null && !may('tender_add')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.tenders} />;
  }
  if (tender !== null && (isView || !tender.allowedActions.includes('edit'))) {
    const shown = { tender, officeViewer, parts };
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
