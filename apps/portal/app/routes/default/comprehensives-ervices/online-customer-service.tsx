import { chatTexts } from '../../../chat/messages.ts';
import { ServicePage } from '../../../chat/service-page.tsx';
import { HelpAnswers } from '../../../features/help/help-answers.tsx';
import { loadAnswers } from '../../../features/help/load-answers.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/online-customer-service';

/** What is asked often, before somebody has to be asked (domain rules 11.5). */
export async function loader({ context }: Route.LoaderArgs) {
  return { answers: await loadAnswers(context.get(requestServices)) };
}

export function meta() {
  return [{ property: 'og:title', content: chatTexts.serviceTitle }];
}

export default function OnlineCustomerService({ loaderData: { answers } }: Route.ComponentProps) {
  return (
    <ServicePage>
      <HelpAnswers answers={answers} />
    </ServicePage>
  );
}
