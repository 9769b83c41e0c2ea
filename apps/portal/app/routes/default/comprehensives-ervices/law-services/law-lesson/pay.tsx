import { LessonCashier } from '../../../../../features/lesson/lesson-cashier.tsx';
import { LessonPayPage } from '../../../../../features/lesson/lesson-pay-page.tsx';
import { loadLessonCashier } from '../../../../../features/lesson/load-lesson-cashier.server.ts';
import { loadLessonPay } from '../../../../../features/lesson/load-lesson-pay.server.ts';
import { answerRecord } from '../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { requestContext } from '../../../../../server-context.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import { shareMeta } from '../../../../../site/share-meta.ts';
import type { Route } from './+types/pay';

/** Pays for the lesson that the query `lessonId` names: with `id` the order of a member, at the cashier (decision 47). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { settings } = context.get(requestContext);
  const page = publicPage(url, services.origin, ['lessonId']);
  const search = url.searchParams;
  const cashier = await loadLessonCashier(search, services);
  if (cashier !== null) {
    const officeViewer = settings.officeViewer ?? null;
    return answerRecord({ page, kind: 'cashier' as const, ...cashier, officeViewer });
  }
  return answerRecord({ page, kind: 'lesson' as const, loaded: await loadLessonPay(search, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function LessonPay({ loaderData }: Route.ComponentProps) {
  const { page, ...found } = loaderData;
  if (found.kind === 'lesson') return <LessonPayPage name={page.name} loaded={found.loaded} />;
  return <LessonCashier name={page.name} {...found} />;
}
