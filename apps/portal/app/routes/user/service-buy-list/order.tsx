import { OrderFormPage } from '../../../features/order/order-form.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { StandingRecord } from '../../../record/standing-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/order';

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

/** The form of an order: `type` and `id` of what is bought, `package` of a service sold by packages, from 0. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const orderType = numberOf(url.searchParams.get('type')) ?? 1;
  const packageIndex = numberOf(url.searchParams.get('package'));
  const loaded = await loadById(
    url.searchParams.get('id'),
    (targetId) => services.api.order.offer({ query: { orderType, targetId, packageIndex } }),
    services,
  );
  return answerRecord({ loaded, packageIndex, officeViewer: settings.officeViewer ?? null });
}

export default function OrderRoute({ loaderData: { loaded, packageIndex, officeViewer } }: Route.ComponentProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.boughtServices}>
      {(offer) => (
        <OrderFormPage
          key={`${offer.orderType} ${offer.targetId} ${offer.packageName}`}
          {...{ offer, packageIndex, officeViewer }}
        />
      )}
    </StandingRecord>
  );
}
