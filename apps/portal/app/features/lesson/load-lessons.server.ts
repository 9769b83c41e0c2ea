import type { CallData } from '@jianzhu/api-client';
import { lessonSchemas } from '@jianzhu/api-client/schemas';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import type { InferOutput } from 'valibot';
import { CARDS_A_PAGE, type LoadedList, loadList } from '../../record/load-list.server.ts';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import { readListQuery } from '../../record/read-list-query.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';

export type LessonQuery = InferOutput<typeof lessonSchemas.list.query>;
type LessonList = CallData<typeof lessonSchemas.list>;
export type LessonSummary = LessonList['records'][number];
type OwnLesson = CallData<typeof lessonSchemas.mine>;
type Note = CallData<typeof lessonSchemas.notes>[number];

/** The list of lessons, and which of them the member has bought. */
export interface LessonsData {
  readonly query: LessonQuery;
  readonly loaded: LoadedList<LessonList>;
  readonly owned: readonly string[];
}

/** The page of lessons that the address asks for. */
export async function loadLessons(search: URLSearchParams, services: RequestServices): Promise<LessonsData> {
  const query = readListQuery(lessonSchemas.list.query, search);
  const { lesson } = services.api;
  const { view } = await services.session();
  const [loaded, owned] = await Promise.all([
    loadList((asked) => lesson.list({ query: { ...asked, size: CARDS_A_PAGE } }), query, services),
    view.kind === 'member' ? orDefault(lesson.owned(), [], services.report) : [],
  ]);
  return { query, loaded, owned };
}

/** A lesson as its pages show it. */
export interface ShownLesson extends Omit<CallData<typeof lessonSchemas.detail>, 'intro'> {
  readonly intro: SafeHtml;
  /** How far the member is; null for a visitor. */
  readonly mine: OwnLesson | null;
  /** Of the member; none where they were not asked for. */
  readonly notes: readonly Note[];
}

/** The lesson that the query `id` names. @param part what of it is shown */
export function loadLesson(
  search: URLSearchParams,
  services: RequestServices,
  part: 'detail' | 'video',
): Promise<LoadedRecord<ShownLesson>> {
  const { lesson } = services.api;
  const find = async (id: string): Promise<ShownLesson> => {
    const { view } = await services.session();
    const isMember = view.kind === 'member';
    const [{ intro, ...found }, mine, notes] = await Promise.all([
      lesson.detail({ query: { id } }),
      isMember ? orDefault(lesson.mine({ query: { id } }), null, services.report) : null,
      isMember && part === 'video' ? orDefault(lesson.notes({ query: { id } }), [], services.report) : [],
    ]);
    return { ...found, intro: sanitizeRichText(intro), mine, notes };
  };
  return loadById(search.get('id'), find, services);
}
