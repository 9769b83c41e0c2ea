import { lessonMeta } from '../../../../../features/lesson/lesson-meta.ts';
import { loadLesson } from '../../../../../features/lesson/load-lessons.server.ts';
import { VideoPage } from '../../../../../features/lesson/video-page.tsx';
import { answerRecord } from '../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import type { Route } from './+types/lawlesson-video';

/** The chapter `chapterId` of the lesson that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const search = url.searchParams;
  const page = publicPage(url, services.origin, ['id']);
  const at = Number(search.get('at') ?? Number.NaN);
  const loaded = await loadLesson(search, services, 'video');
  return answerRecord({
    page,
    head: lessonMeta(page, loaded),
    chapterId: search.get('chapterId'),
    at: Number.isInteger(at) && at >= 0 ? at : null,
    loaded,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function LessonVideo({ loaderData }: Route.ComponentProps) {
  return <VideoPage {...loaderData} />;
}
