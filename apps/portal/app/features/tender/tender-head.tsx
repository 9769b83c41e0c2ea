import { dictionaryLabel } from '@jianzhu/domain/forms';
import { nextStep, TENDER_KINDS, TENDER_TYPES, type TenderStatus } from '@jianzhu/domain/tenders';
import { Tag } from '@jianzhu/ui';
import { Countdown } from '@jianzhu/ui/countdown';
import { RecordSummary } from '@jianzhu/ui/record';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { detailTexts as texts } from './detail-messages.ts';
import type { TenderDetail } from './tender-calls.ts';
import { tenderName } from './tender-look.ts';

/** What a tender is, whose, and how long until its next hour. */
export function TenderHead({ tender }: { readonly tender: TenderDetail }) {
  const { status, serverTime, tenderType, tenderKind, publishTime, changes, supplier } = tender;
  // The contract gives the machine's own numbers.
  const at = nextStep(status as TenderStatus)?.at ?? null;
  const untilMs = useServerMoment(at === null ? '' : tender[at], serverTime);
  useReloadAfter(at === null ? null : untilMs);
  return (
    <RecordSummary
      title={tenderName(tender)}
      tags={
        <>
          {tenderType !== null && <Tag tone="outline">{dictionaryLabel(TENDER_TYPES, tenderType)}</Tag>}
          {tenderKind !== null && <Tag tone="outline">{dictionaryLabel(TENDER_KINDS, tenderKind)}</Tag>}
        </>
      }
      facts={[
        tender.code,
        supplier === null ? tender.projectName : supplier.buyerName,
        publishTime === '' ? '' : texts.publishedOn(publishTime.slice(0, 10)),
        changes.length === 0 ? '' : texts.changeCount(changes.length),
      ]}
      aside={
        at !== null &&
        untilMs !== null && (
          <>
            <span>{texts.until[at]}</span>
            <Countdown label={texts.until[at]} untilMs={untilMs} />
            <span>{tender[at].slice(0, 16)}</span>
          </>
        )
      }
    />
  );
}
