import { ButtonLink, NeedsScripts, TabList, TabPanel } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { LessonOutline, LessonPage, LessonPart, LessonStage } from '@jianzhu/ui/lessons';
import { RichText } from '@jianzhu/ui/rich-text';
import { Speakers } from '@jianzhu/ui/salons';
import '@jianzhu/ui/video-player-styles';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import * as paths from '../../paths.ts';
import { countText, yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { lengthText, lessonHref, outlineChapters, payHref, priceText } from './lesson-entry.ts';
import { hintOf, lessonPath } from './lesson-way.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

// What plays and what is written come when the page is read; the styles of the player are there before it.
const ChapterPlayer = lazy(() => loadPart(() => import('./chapter-player.tsx')));
const LessonNotes = lazy(() => loadPart(() => import('./lesson-notes.tsx')));

/** Joins the tabs with their panel. */
const ABOUT = 'lesson-about';

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
  return <Watching lesson={loaded.record} chapter={chapter} at={at} name={page.name} />;
}

interface WatchingProps extends Pick<VideoPageProps, 'at'> {
  readonly lesson: ShownLesson;
  readonly chapter: ShownLesson['chapters'][number];
  readonly name: string;
}

function Watching({ lesson, chapter, at, name }: WatchingProps) {
  const [now, setNow] = useState({ chapterId: chapter.id, seconds: at ?? 0 });
  const { chapterCount, seconds, studyCount, publishTime } = lesson;
  return (
    <LessonPage
      path={[...lessonPath(lesson), { name }]}
      player={
        <Suspense
          fallback={<LessonStage picture={null} notices={<NeedsScripts act={texts.playThis} className="" />} />}
        >
          <ChapterPlayer
            key={`${chapter.id} ${at}`}
            {...{ lesson, chapter, at }}
            onSecond={(second) => setNow({ chapterId: chapter.id, seconds: second })}
          />
        </Suspense>
      }
      outline={
        <LessonOutline
          title={texts.outline}
          count={texts.chapterCount(chapterCount)}
          chapters={outlineChapters(lesson)}
          current={chapter.id}
        />
      }
      title={lesson.title}
      facts={[
        texts.chapters(chapterCount, lengthText(seconds)),
        texts.studied(countText(studyCount)),
        texts.onlineSince(publishTime.slice(0, 10)),
      ]}
      rail={<WayToLesson lesson={lesson} />}
    >
      <About lesson={lesson} />
      <LessonPart title={texts.notes}>
        {lesson.mine === null ? (
          <LogInToNote />
        ) : (
          <Suspense>
            <LessonNotes
              lesson={lesson}
              chapterId={chapter.id}
              at={now.chapterId === chapter.id ? now.seconds : (at ?? 0)}
            />
          </Suspense>
        )}
      </LessonPart>
    </LessonPage>
  );
}

/** In place of the notes, which members alone have. */
function LogInToNote() {
  const { login } = useLoginLinks();
  return (
    <ButtonLink href={login} variant="line" size="compact">
      {texts.logInToNote}
    </ButtonLink>
  );
}

/** 课程介绍 and 讲师. */
function About({ lesson: { intro, teacher } }: { readonly lesson: ShownLesson }) {
  const [shown, setShown] = useState<'intro' | 'lecturer'>('intro');
  return (
    <div>
      <TabList
        id={ABOUT}
        label={texts.about}
        tabs={[
          { value: 'intro', label: texts.intro },
          { value: 'lecturer', label: texts.lecturer },
        ]}
        selected={shown}
        onSelect={setShown}
      />
      <TabPanel id={ABOUT} selected={shown}>
        <LessonPart>{shown === 'intro' ? <RichText html={intro} /> : <Speakers people={[teacher]} />}</LessonPart>
      </TabPanel>
    </div>
  );
}

/** What there is to do with the lesson: to buy it, or to look at what one has earned. */
function WayToLesson({ lesson }: { readonly lesson: ShownLesson }) {
  const { id, isFree, mine, price, originalPrice } = lesson;
  const isOpen = isFree || mine?.isOwned === true;
  return (
    <ContactCard
      title={priceText(lesson)}
      facts={
        originalPrice > price
          ? [{ term: texts.originalPrice, value: <del>{texts.yuan(yuanText(originalPrice))}</del> }]
          : []
      }
      action={
        isOpen ? (
          <ButtonLink wide variant="line" href={mine?.certificate ? `${lessonHref(id)}&certificate=1` : lessonHref(id)}>
            {mine?.certificate ? texts.lookAtCertificate : texts.toLesson}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink wide href={payHref(id)}>
              {texts.buy}
            </ButtonLink>
            <ButtonLink wide variant="line" href={paths.lawyerList}>
              {texts.askLawyer}
            </ButtonLink>
          </>
        )
      }
      hint={hintOf(isOpen, mine)}
    />
  );
}

/** What the address asks for, else what was played last, else the first. */
function chosenChapter({ chapters, mine }: ShownLesson, chapterId: string | null) {
  if (chapterId !== null) return chapters.find(({ id }) => id === chapterId);
  return chapters.find(({ id }) => id === mine?.lastChapterId) ?? chapters[0];
}
