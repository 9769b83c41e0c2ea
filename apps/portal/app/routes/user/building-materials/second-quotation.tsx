import { SecondRoundPage, type ShownSecond } from '../../../features/inquiry/second-round.tsx';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { readSide } from '../../../session/side-cookie.ts';
import type { Route } from './+types/second-quotation';

/** The second round of an inquiry, or what it is started with (domain rules 4.5). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { inquiry } = services.api;
  const isBuyer = readSide(request.headers.get('cookie')) === 'require';
  const loaded = await loadById(
    url.searchParams.get('inquiryId'),
    async (id): Promise<ShownSecond> => {
      const sheet = isBuyer ? await inquiry.detail({ query: { id } }) : null;
      if (sheet?.buyer != null && sheet.round === 1) {
        return { kind: 'start', comparison: await inquiry.compare({ query: { id, taxMode: 'gross' } }) };
      }
      return { kind: 'round', round: await inquiry.second({ query: { id } }) };
    },
    services,
  );
  return answerRecord({ loaded });
}

export default function SecondQuotationRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <SecondRoundPage loaded={loaded} />;
}
