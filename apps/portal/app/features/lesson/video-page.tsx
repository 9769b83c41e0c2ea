import { Button, ButtonLink } from '@jianzhu/ui';
import { SideLinks } from '@jianzhu/ui/pages';
import { SalonPage, SalonSheet } from '@jianzhu/ui/salons';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { ChapterPlayer } from './chapter-player.tsx';
import { chapterLinks, lengthText, lessonHref, priceText } from './lesson-entry.ts';
import { lessonPath } from './lesson-view.tsx';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

export interface VideoPageProps {
  readonly page: PublicPage;
  /** The chapter that the address asks for. */
  readonly chapterId: string | null;
  /** Where it is to begin, in seconds. */
  readonly at: number | null;
  readonly loaded: LoadedRecord<ShownLesson>;
}

/** 课程视频: one chapter in the player, the others beside it (domain rules 11.4). */
export function VideoPage({ page, chapterId, at, loaded }: VideoPageProps) {
  const chapter = loaded.kind === 'ready' ? chosenChapter(loaded.record, chapterId) : undefined;
  if (loaded.kind !== 'ready' || chapter === undefined) {
    const wayOn = { href: paths.lawLessonList, text: texts.toList };
    const missing = loaded.kind === 'failed' ? loaded : ({ kind: 'missing' } as const);
    return <UnloadedPublic name={page.name} loaded={missing} wayOn={wayOn} missing={texts.missing} />;
  }
  const lesson = loaded.record;
  const place = lesson.chapters.indexOf(chapter);
  const isOpen = lesson.isFree || lesson.mine?.isOwned === true;
  return (
    <SalonPage
      path={[...lessonPath(lesson), { name: page.name }]}
      rail={
        <SideLinks framed title={texts.outline} current={chapter.id} links={chapterLinks(lesson)}>
          {lesson.mine?.certificate && (
            <ButtonLink wide variant="line" href={`${lessonHref(lesson.id)}&certificate=1`}>
              {texts.lookAtCertificate}
            </ButtonLink>
          )}
          {!isOpen && (
            <>
              <Button wide disabled>
                {`${texts.buy} ${priceText(lesson)}`}
              </Button>
              <p>{texts.buySoon}</p>
            </>
          )}
        </SideLinks>
      }
    >
      <SalonSheet
        title={lesson.title}
        cover=""
        tags={[]}
        facts={[
          { term: texts.length, value: texts.chapters(lesson.chapterCount, lengthText(lesson.seconds)) },
          { term: texts.lecturer, value: texts.teacher(lesson.teacher.name, lesson.teacher.title) },
        ]}
        actions={null}
        parts={[
          {
            key: 'video',
            title: texts.chapterName(place + 1, chapter.title),
            content: <ChapterPlayer key={`${chapter.id} ${at}`} lesson={lesson} chapter={chapter} at={at} />,
          },
        ]}
      />
    </SalonPage>
  );
}

/** What the address asks for, else what was played last, else the first. */
function chosenChapter({ chapters, mine }: ShownLesson, chapterId: string | null) {
  if (chapterId !== null) return chapters.find(({ id }) => id === chapterId);
  return chapters.find(({ id }) => id === mine?.lastChapterId) ?? chapters[0];
}
