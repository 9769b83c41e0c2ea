import { LessonPayPage } from '../../../../../features/lesson/lesson-pay-page.tsx';
import { loadLessonPay } from '../../../../../features/lesson/load-lesson-pay.server.ts';
import { answerRecord } from '../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import { shareMeta } from '../../../../../site/share-meta.ts';
import type { Route } from './+types/pay';

/** Pays for the lesson that the query `lessonId` names (decision 47). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['lessonId']);
  return answerRecord({ page, loaded: await loadLessonPay(url.searchParams, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function LessonPay({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <LessonPayPage name={page.name} loaded={loaded} />;
}
