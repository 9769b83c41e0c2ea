import { dealSchemas, inquirySchemas, quotationSchemas } from '@jianzhu/api-client/schemas';
import { DealList } from '../../../features/deal/deal-list.tsx';
import { HallList } from '../../../features/inquiry/hall-list.tsx';
import { InquiryList } from '../../../features/inquiry/inquiry-list.tsx';
import { SupplierTabs, supplierTab } from '../../../features/inquiry/supplier-tabs.tsx';
import { QuotationList } from '../../../features/quotation/quotation-list.tsx';
import { loadList } from '../../../record/load-list.server.ts';
import { readListQuery } from '../../../record/read-list-query.ts';
import { ServerClock } from '../../../record/server-clock.tsx';
import { type RequestServices, requestServices } from '../../../request-services.server.ts';
import { readSide } from '../../../session/side-cookie.ts';
import { contentOfRequest } from '../../../site/edition-content.ts';
import { orDefault } from '../../../site/start-up.server.ts';
import type { Route } from './+types/default';

/** The inquiries of who buys; the hall, invitations, quotations and deals of who sells (domain rules 3.10, 4.4). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const side = readSide(request.headers.get('cookie'));
  await services.session();
  const [counts, shown] = await Promise.all([
    orDefault(services.api.inquiry.statusCount({ query: { side } }), null, services.report),
    side === 'supply' ? loadSupplierTab(url.searchParams, services) : loadInquiries(url.searchParams, services),
  ]);
  return { counts, shown };
}

async function loadInquiries(search: URLSearchParams, services: RequestServices) {
  const query = readListQuery(inquirySchemas.list.query, search);
  const [loaded, quota] = await Promise.all([
    loadList((asked) => services.api.inquiry.list({ query: asked }), query, services),
    orDefault(services.api.inquiry.quota(), null, services.report),
  ]);
  return { list: 'inquiries' as const, query, loaded, quota };
}

/** The cities of the edition, to look for buyers by. */
async function loadCities(services: RequestServices) {
  const { districts } = await contentOfRequest(services);
  return orDefault(districts({ query: { isShow: 1 } }), [], services.report);
}

async function loadSupplierTab(search: URLSearchParams, services: RequestServices) {
  const { inquiry, quotation, deal } = services.api;
  const list = supplierTab(search);
  switch (list) {
    case 'quotations': {
      const query = readListQuery(quotationSchemas.list.query, search);
      return { list, query, loaded: await loadList((asked) => quotation.list({ query: asked }), query, services) };
    }
    case 'deals': {
      const query = { ...readListQuery(dealSchemas.list.query, search), side: 'supply' as const };
      return { list, query, loaded: await loadList((asked) => deal.list({ query: asked }), query, services) };
    }
    case 'invited': {
      const query = readListQuery(inquirySchemas.invited.query, search);
      const [loaded, cities] = await Promise.all([
        loadList((asked) => inquiry.invited({ query: asked }), query, services),
        loadCities(services),
      ]);
      return { list, query, loaded, cities };
    }
    default: {
      const query = readListQuery(inquirySchemas.hall.query, search);
      const [loaded, cities] = await Promise.all([
        loadList((asked) => inquiry.hall({ query: asked }), query, services),
        loadCities(services),
      ]);
      return { list, query, loaded, cities };
    }
  }
}

export default function MyQuotationRoute({ loaderData }: Route.ComponentProps) {
  const { loaded } = loaderData.shown;
  return (
    <ServerClock serverTime={loaded.kind === 'ready' ? loaded.list.serverTime : ''}>
      <ShownList {...loaderData} />
    </ServerClock>
  );
}

function ShownList({ counts, shown }: Route.ComponentProps['loaderData']) {
  if (shown.list === 'inquiries')
    return <InquiryList query={shown.query} loaded={shown.loaded} counts={counts} quota={shown.quota} />;
  const tabs = <SupplierTabs current={shown.list} counts={counts} />;
  switch (shown.list) {
    case 'quotations':
      return <QuotationList tabs={tabs} query={shown.query} loaded={shown.loaded} counts={counts?.statuses ?? null} />;
    case 'deals':
      return <DealList tabs={tabs} query={shown.query} loaded={shown.loaded} />;
    default:
      return (
        <HallList
          key={shown.list}
          tab={shown.list}
          tabs={tabs}
          query={shown.query}
          loaded={shown.loaded}
          cities={shown.cities}
        />
      );
  }
}
