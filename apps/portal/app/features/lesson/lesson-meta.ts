import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { offerOf, shareMeta } from '../../site/share-meta.ts';
import { aboutLesson } from './lesson-entry.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

/** What other sites are told of a lesson; of one that is not there, the page's name. */
export function lessonMeta(page: PublicPage, loaded: LoadedRecord<ShownLesson>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { title, cover, teacher, price, seconds } = loaded.record;
  const at = (path: string) => new URL(path, page.address).href;
  return shareMeta({
    ...page,
    name: title,
    description: aboutLesson(loaded.record),
    ...(cover !== '' && { image: at(cover) }),
    way: [
      { name: texts.law, address: at(paths.lawServices) },
      { name: texts.list, address: at(paths.lawLessonList) },
    ],
    subject: {
      '@type': 'Course',
      name: title,
      description: aboutLesson(loaded.record),
      provider: { '@type': 'Organization', name: texts.platform },
      offers: { ...offerOf(price), category: price === 0 ? 'Free' : 'Paid' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'online',
        courseWorkload: `PT${seconds}S`,
        instructor: { '@type': 'Person', name: teacher.name, jobTitle: teacher.title },
      },
    },
  });
}
