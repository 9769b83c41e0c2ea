import { formatMoney } from '@jianzhu/domain/money';
import { DetailPage } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary } from '@jianzhu/ui/record';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { amountFacts } from './amount-facts.ts';
import type { DealNotice } from './deal-calls.ts';
import { DealLines } from './deal-lines.tsx';
import { dealDetailTexts, noticeTexts as texts } from './messages.ts';

const { facts: terms } = dealDetailTexts;

/** The 成交通知书 of a deal, as it is printed; the platform is its witness and signs nothing (domain rules 4.8). */
export function DealNoticePage({ loaded }: { readonly loaded: LoadedRecord<DealNotice> }) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(notice) => <Notice notice={notice} />}
    </StandingRecord>
  );
}

function Notice({ notice }: { readonly notice: DealNotice }) {
  const head = useMemberHead();
  const sections = [
    {
      key: 'parties',
      title: texts.parties,
      content: (
        <>
          <p>{texts.to(notice.supplier.businessName)}</p>
          <p>{texts.agreed(notice.buyer.businessName, notice.title, notice.date)}</p>
        </>
      ),
    },
    { key: 'lines', title: dealDetailTexts.lines, content: <DealLines deal={notice} /> },
    {
      key: 'total',
      title: texts.total,
      content: (
        <DescriptionList
          items={[
            { term: terms.total, value: <b>{formatMoney(notice.totalAmount)}</b> },
            { term: terms.words, value: notice.amountInWords },
            ...amountFacts(notice),
          ]}
        />
      ),
    },
    {
      key: 'sides',
      title: texts.sides,
      content: (
        <DescriptionList
          items={[
            { term: terms.buyer, value: notice.buyer.businessName },
            { term: terms.supplier, value: notice.supplier.businessName },
            { term: texts.witness, value: notice.platformName },
            { term: texts.date, value: notice.date },
            { term: texts.remark, value: `${texts.noSignature}${notice.mark}`, wide: true },
          ]}
        />
      ),
    },
  ];
  return (
    <DetailPage
      {...head}
      actions={<PrintButton />}
      progress={<RecordSummary title={notice.title} facts={[texts.number(notice.code), notice.date]} />}
      sections={sections}
    />
  );
}
