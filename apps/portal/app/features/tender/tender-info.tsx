import { dictionaryLabel } from '@jianzhu/domain/forms';
import { EVAL_KINDS } from '@jianzhu/domain/tenders';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { PanelPart } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { detailTexts as texts } from './detail-messages.ts';
import type { TenderDetail } from './tender-calls.ts';
import { basicFacts, demandFacts, feeFacts, scheduleFacts } from './tender-facts.ts';

type EvalItem = TenderDetail['evalItems'][number];

const evalColumns: readonly Column<EvalItem>[] = [
  { key: 'name', title: texts.evalColumns.name, cell: ({ name }) => name, card: 'title' },
  {
    key: 'kind',
    title: texts.evalColumns.kind,
    width: '120px',
    cell: ({ kind }) => (kind === null ? '—' : dictionaryLabel(EVAL_KINDS, kind)),
  },
  { key: 'score', title: texts.evalColumns.score, width: '120px', align: 'end', cell: ({ maxScore }) => maxScore },
];

/** 招标信息: what is tendered for, when, of whom it asks what, how bids are judged, and what it costs. */
export function TenderInfo({ tender }: { readonly tender: TenderDetail }) {
  return (
    <>
      <DescriptionList items={basicFacts(tender)} />
      <PanelPart title={texts.schedule}>
        <DescriptionList items={scheduleFacts(tender)} />
      </PanelPart>
      <PanelPart title={texts.demands}>
        <DescriptionList items={demandFacts(tender)} />
      </PanelPart>
      {tender.evalItems.length > 0 && (
        <PanelPart title={texts.evaluation}>
          <DataTable
            label={texts.evalTable}
            columns={evalColumns}
            rows={{ status: 'ready', items: tender.evalItems }}
            rowKey={({ name, kind }) => `${kind} ${name}`}
            rowName={({ name }) => name}
            onRetry={() => {}}
          />
        </PanelPart>
      )}
      <PanelPart title={texts.fees}>
        <DescriptionList items={feeFacts(tender)} />
      </PanelPart>
    </>
  );
}
