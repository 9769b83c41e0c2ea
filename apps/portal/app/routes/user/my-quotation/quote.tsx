import type { InquiryDetail } from '../../../features/inquiry/inquiry-calls.ts';
import { ClosedQuotePage, closedToQuotes } from '../../../features/quotation/closed-quote.tsx';
import { OpenQuote } from '../../../features/quotation/open-quote.tsx';
import type { Quotation } from '../../../features/quotation/quotation-calls.ts';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { RefusedActPage } from '../../../record/refused-act.tsx';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/quote';

/** The form of the own quotation for an inquiry (domain rules 4.4). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const { inquiry, quotation } = services.api;
  const loaded = await loadById(
    url.searchParams.get('inquiryId'),
    async (id) => {
      const [asked, own] = await Promise.all([
        inquiry.detail({ query: { id } }),
        quotation.byInquiry({ query: { inquiryId: id } }),
      ]);
      return { asked, own };
    },
    services,
  );
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function QuoteRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(answered) => <FoundQuote {...answered} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

interface FoundQuoteProps {
  readonly asked: InquiryDetail;
  readonly own: Quotation | null;
  readonly officeViewer: string | null;
}

function FoundQuote({ asked, own, officeViewer }: FoundQuoteProps) {
  const refusal = asked.supplier?.refusal;
  const closed = closedToQuotes(asked);
  return (
    <OpenQuote
      key={asked.id}
      inquiry={asked}
      quotation={own}
      officeViewer={officeViewer}
      closed={closed ?? refusal?.message ?? null}
      refused={
        closed === null && refusal ? (
          <RefusedActPage refusal={refusal} listHref={paths.myQuotations} />
        ) : (
          <ClosedQuotePage inquiryId={asked.id} reason={closed ?? ''} quotationId={own?.id ?? null} />
        )
      }
    />
  );
}
