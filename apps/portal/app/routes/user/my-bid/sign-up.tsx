import { SignUpFormPage } from '../../../features/sign-up/sign-up-form.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord, loadById } from '../../../record/load-record.server.ts';
import { UnloadedRecord } from '../../../record/unloaded-record.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/sign-up';

/** Signs up to the tender that the address names (domain rules 5.4). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const ask = (tenderId: string) => services.api.signUp.form({ query: { tenderId } });
  const loaded = await loadById(url.searchParams.get('tenderId'), ask, services);
  return answerRecord({ loaded, officeViewer: settings.officeViewer ?? null });
}

export default function SignUpRoute({ loaderData: { loaded, officeViewer } }: Route.ComponentProps) {
  if (loaded.kind !== 'ready') return <UnloadedRecord loaded={loaded} listHref={paths.tenders} />;
  return <SignUpFormPage key={loaded.record.tender.id} found={loaded.record} officeViewer={officeViewer} />;
}
