import { LessonsPage } from '../../../../../features/lesson/lessons-page.tsx';
import { loadLessons } from '../../../../../features/lesson/load-lessons.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import { shareMeta } from '../../../../../site/share-meta.ts';
import type { Route } from './+types/lawlesson-list';

/** Lessons of the law classroom (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['categoryId', 'isFree', 'current']);
  return { page, lessons: await loadLessons(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function LessonList({ loaderData: { page, lessons } }: Route.ComponentProps) {
  return <LessonsPage {...lessons} name={page.name} />;
}
