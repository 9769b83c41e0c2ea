import { LESSON_CATEGORIES } from '@jianzhu/domain/forms';
import { BrowsePage } from '@jianzhu/ui/pages';
import { ServiceCards } from '@jianzhu/ui/services';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { useList } from '../../record/use-list.ts';
import { lessonEntry } from './lesson-entry.ts';
import type { LessonQuery, LessonSummary, LessonsData } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

const CARD_HEIGHT = 340;
const FEES = [
  { value: 1, label: texts.free },
  { value: 0, label: texts.paid },
] as const;

/** 法律课堂: lessons by category and price (domain rules 11.4). */
export function LessonsPage({ name, query, loaded, owned }: LessonsData & { readonly name: string }) {
  const list = useList<LessonSummary, LessonQuery>(paths.lawLessonList, query, loaded);
  const found = loaded.kind === 'ready' ? loaded.list : null;
  return (
    <BrowsePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.law, href: paths.lawServices },
        { name },
      ]}
      title={name}
      filters={[
        facetFilter(list, 'categoryId', {
          label: texts.category,
          any: texts.all,
          choices: LESSON_CATEGORIES,
          counts: found?.categories ?? [],
        }),
        facetFilter(list, 'isFree', { label: texts.fee, any: texts.all, choices: FEES, counts: found?.prices ?? [] }),
      ]}
      search={<ListSearch list={list} hint={texts.keywordHint} />}
      {...(list.page && { count: texts.count(list.page.total) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.newest,
        '-studyCount': texts.mostStudied,
        '-score': texts.bestScored,
        price: texts.cheapest,
      })}
    >
      <BrowseList list={list} rowHeight={CARD_HEIGHT}>
        {(rows) => <ServiceCards services={rows.map((lesson) => lessonEntry(lesson, owned.includes(lesson.id)))} />}
      </BrowseList>
    </BrowsePage>
  );
}
