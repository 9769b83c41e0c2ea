import { PAY_TYPE, type PayType } from '@jianzhu/domain/payments';
import { PayPage } from '../../../features/payment/pay-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/btbt-pay';

const METHOD = /^[1-4]$/;

/** Pays for the tender that the address names: payType 1 the documents, 2 the deposit (domain rules 5.5). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const search = url.searchParams;
  const payType: PayType = search.get('payType') === '2' ? PAY_TYPE.deposit : PAY_TYPE.fee;
  const ask = (tenderId: string) => services.api.deposit.bill({ query: { tenderId, payType } });
  const loaded = await loadById(search.get('tenderId'), ask, services);
  const method = search.get('method') ?? '';
  const chosen = METHOD.test(method) ? Number(method) : null;
  return answerRecord({ loaded, payType, method: chosen, officeViewer: settings.officeViewer ?? null });
}

export default function TenderFeesRoute({ loaderData: { loaded, ...shown } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.myBids} />;
  const bill = loaded.record;
  return <PayPage key={`${bill.tender.id}/${shown.payType}/${shown.method}`} bill={bill} {...shown} />;
}
