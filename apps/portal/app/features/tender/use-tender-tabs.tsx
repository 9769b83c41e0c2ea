import type { SectionTab, SectionTabsProps } from '@jianzhu/ui/pages';
import { SectionParts } from '@jianzhu/ui/pages';
import { useNavigate, useSearchParams } from 'react-router';
import { ExportLines } from '../../asked-lines/export-lines.tsx';
import { FiledLines } from '../../asked-lines/filed-lines.tsx';
import { changeTexts } from './change-messages.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { tenderLines } from './tender-calls.ts';
import { TenderChanges } from './tender-changes.tsx';
import type { TenderDetailPageProps } from './tender-detail.tsx';
import { TenderInfo } from './tender-info.tsx';

const FIRST = 'info';

/** The sections of a tender behind tabs; which one is shown is in the address (`tab`). */
export function useTenderTabs({ tender, officeViewer, parts }: TenderDetailPageProps): SectionTabsProps {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { lines, changes, buyer } = tender;
  const isOwner = buyer !== null;
  const tabs: readonly SectionTab[] = [
    { value: FIRST, label: texts.basics, content: <TenderInfo tender={tender} />, flush: true },
    lines.length > 0 && {
      ...{ value: 'lines', label: texts.lines, total: String(lines.length) },
      content: (
        <SectionParts>
          <FiledLines label={texts.linesTable} lines={lines} isOwner={isOwner} officeViewer={officeViewer} />
          <ExportLines
            ask={(client) => tenderLines(client, tender.id)}
            fileName={texts.linesFile(tender.code)}
            isOwner={isOwner}
          />
        </SectionParts>
      ),
    },
    changes.length > 0 && {
      ...{ value: 'changes', label: changeTexts.section, total: String(changes.length) },
      content: <TenderChanges tender={tender} officeViewer={officeViewer} />,
    },
    parts.thread !== null && {
      ...{ value: 'thread', label: texts.thread, content: parts.thread },
      ...(parts.questionCount !== null && { total: String(parts.questionCount) }),
    },
    parts.ownBid !== null && { value: 'bid', label: texts.ownBid, content: parts.ownBid },
  ].filter((tab) => tab !== false);
  const asked = search.get('tab');
  return {
    ...{ id: 'tender-sections', label: texts.sections, tabs },
    selected: tabs.find(({ value }) => value === asked)?.value ?? FIRST,
    onSelect: (value) => {
      const next = new URLSearchParams(search);
      if (value === FIRST) next.delete('tab');
      else next.set('tab', value);
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    },
  };
}
