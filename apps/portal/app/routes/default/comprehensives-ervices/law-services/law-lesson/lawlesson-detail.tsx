import { CertificateView } from '../../../../../features/lesson/certificate-view.tsx';
import { lessonMeta } from '../../../../../features/lesson/lesson-meta.ts';
import { LessonView } from '../../../../../features/lesson/lesson-view.tsx';
import { loadLesson } from '../../../../../features/lesson/load-lessons.server.ts';
import { answerRecord } from '../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import type { Route } from './+types/lawlesson-detail';

/** The lesson that the query `id` names (specification 2), or the member's certificate of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  const isCertificate = url.searchParams.has('certificate');
  return answerRecord({ page, isCertificate, loaded: await loadLesson(url.searchParams, services, 'detail') });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? lessonMeta(loaderData.page, loaderData.loaded) : [];
}

export default function LessonDetail({ loaderData: { page, isCertificate, loaded } }: Route.ComponentProps) {
  if (isCertificate && loaded.kind === 'ready') return <CertificateView lesson={loaded.record} origin={page.address} />;
  return <LessonView page={page} loaded={loaded} />;
}
