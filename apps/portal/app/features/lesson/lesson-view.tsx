import { dictionaryLabel, LESSON_CATEGORIES } from '@jianzhu/domain/forms';
import { ButtonLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { ProfilePage, SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { ServiceCover } from '@jianzhu/ui/services';
import * as paths from '../../paths.ts';
import { countText, yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import {
  aboutLesson,
  chapterLinks,
  lengthText,
  lessonHref,
  payHref,
  priceText,
  scoreText,
  videoHref,
} from './lesson-entry.ts';
import { hintOf, lessonPath } from './lesson-way.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

export interface LessonViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownLesson>;
}

/** 课程详情: what a lesson teaches, by whom and for how much (domain rules 11.4). */
export function LessonView({ page, loaded }: LessonViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.lawLessonList, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  const lesson = loaded.record;
  const { teacher, chapterCount, seconds, studyCount, score, mine, related } = lesson;
  return (
    <ProfilePage
      path={lessonPath(lesson)}
      picture={<ServiceCover src={lesson.cover} />}
      name={lesson.title}
      tags={[
        { text: dictionaryLabel(LESSON_CATEGORIES, lesson.categoryId), tone: 'neutral' },
        ...(lesson.isFree ? [{ text: texts.free, tone: 'success' as const }] : []),
        ...(!lesson.isFree && mine?.isOwned ? [{ text: texts.owned, tone: 'success' as const }] : []),
      ]}
      actions={<ShareButton address={page.address} title={lesson.title} summary={aboutLesson(lesson)} />}
      figures={[
        { term: texts.price, value: priceText(lesson) },
        { term: texts.length, value: texts.chapters(chapterCount, lengthText(seconds)) },
        { term: texts.studyCount, value: texts.people(countText(studyCount)) },
        { term: texts.score, value: scoreText(score) },
      ]}
      parts={[
        {
          key: 'outline',
          title: texts.outline,
          content: <SideLinks title={texts.chapters(chapterCount, lengthText(seconds))} links={chapterLinks(lesson)} />,
        },
        { key: 'intro', title: texts.intro, content: <RichText html={lesson.intro} /> },
        {
          key: 'certificate',
          title: texts.certificate,
          content: mine?.certificate ? (
            <ButtonLink href={`${lessonHref(lesson.id)}&certificate=1`} variant="line">
              {texts.lookAtCertificate}
            </ButtonLink>
          ) : (
            <p>{texts.certificateWhy}</p>
          ),
        },
      ]}
      rail={
        <>
          <Learning lesson={lesson} teacher={texts.teacher(teacher.name, teacher.title)} />
          {related.length > 0 && (
            <SideLinks
              framed
              title={texts.related}
              links={related.map((other) => ({
                key: other.id,
                text: other.title,
                href: lessonHref(other.id),
                note: priceText(other),
              }))}
            />
          )}
        </>
      }
    />
  );
}

/** The way into the lesson: it is learnt, or bought and tried before. */
function Learning({ lesson, teacher }: { readonly lesson: ShownLesson; readonly teacher: string }) {
  const { id, mine, isFree, price, originalPrice, publishTime, chapters } = lesson;
  const trial = chapters.find(({ isTrial }) => isTrial);
  const isOpen = isFree || mine?.isOwned === true;
  return (
    <ContactCard
      title={priceText(lesson)}
      facts={[
        { term: texts.lecturer, value: teacher },
        ...(originalPrice > price
          ? [{ term: texts.originalPrice, value: <del>{texts.yuan(yuanText(originalPrice))}</del> }]
          : []),
        { term: texts.publishTime, value: publishTime.slice(0, 10) },
      ]}
      action={
        isOpen ? (
          <ButtonLink wide href={videoHref(id)}>
            {mine?.lastChapterId ? texts.goOn : texts.learn}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink wide href={payHref(id)}>
              {texts.buy}
            </ButtonLink>
            {trial && (
              <ButtonLink wide variant="line" href={videoHref(id, trial.id)}>
                {texts.tryIt}
              </ButtonLink>
            )}
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
