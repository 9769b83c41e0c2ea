import { Button, ButtonLink } from '@jianzhu/ui';
import { LessonStage } from '@jianzhu/ui/lessons';
import { VideoPlayer } from '@jianzhu/ui/video-player';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useVideo } from '../../record/use-video.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { lessonCalls } from './lesson-calls.ts';
import { clockText, nextChapter, payHref, videoHref } from './lesson-entry.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';
import { useProgress } from './use-progress.ts';

export interface ChapterPlayerProps {
  readonly lesson: ShownLesson;
  readonly chapter: ShownLesson['chapters'][number];
  /** Where it begins, in seconds; null for where it was left. */
  readonly at: number | null;
  /** Told when another second plays. */
  readonly onSecond: (seconds: number) => void;
}

/** One chapter as it plays; what may not be seen is offered. */
export default function ChapterPlayer({ lesson, chapter, at, onSecond }: ChapterPlayerProps) {
  const isMember = lesson.mine !== null;
  const { revalidate } = useRevalidator();
  const client = usePortalClient();
  const { video, retry } = useVideo(`${chapter.id}/${isMember}`, async () => {
    const calls = await lessonCalls(client);
    const query = { chapterId: chapter.id };
    if (!isMember) return { ...(await calls.trial({ query })), startAt: 0 };
    const { lastPosition, ...playable } = await calls.play({ query });
    return { ...playable, startAt: lastPosition };
  });
  const told = useRef(at ?? 0);
  const isDone = lesson.mine?.progress.some((own) => own.chapterId === chapter.id && own.isDone) ?? false;
  const progress = useProgress(chapter.id, isMember, (now) => {
    // The outline says what is done, and at the end how much has still to be watched.
    const hasEnded = !now.isPlaying && now.position >= chapter.seconds - 1;
    if (!isDone && (now.isDone || hasEnded)) void revalidate();
  });
  const next = nextChapter(lesson, chapter);
  const ready = video.kind === 'ready' ? video : null;
  const startAt = at ?? ready?.startAt ?? 0;
  const isClosed = video.kind === 'locked' || progress.elsewhere;
  return (
    <LessonStage
      picture={
        <VideoPlayer
          key={String(progress.elsewhere)}
          title={chapter.title}
          poster={lesson.cover || undefined}
          {...(ready && { src: ready.url, startAt })}
          {...(isClosed && { previewSeconds: 0 })}
          {...(!isClosed && ready && ready.trialSeconds !== null && { previewSeconds: ready.trialSeconds })}
          offer={
            progress.elsewhere ? (
              <>
                <p>{texts.elsewhere}</p>
                <Button onClick={progress.takeOver}>{texts.continueHere}</Button>
              </>
            ) : (
              <Offer lesson={lesson} isTrial={chapter.isTrial} />
            )
          }
          onTimeChange={(seconds) => {
            progress.onTimeChange(seconds);
            if (Math.floor(seconds) === told.current) return;
            told.current = Math.floor(seconds);
            onSecond(told.current);
          }}
          onPlayingChange={progress.onPlayingChange}
        />
      }
      notices={
        <>
          {video.kind === 'failed' && (
            <p role="alert">
              {texts.failed}{' '}
              <Button variant="line" size="compact" onClick={retry}>
                {texts.retry}
              </Button>
            </p>
          )}
          {ready && at === null && ready.startAt > 0 && <p role="status">{texts.resume(clockText(ready.startAt))}</p>}
          {ready?.trialSeconds != null && <p>{texts.trialNote}</p>}
          {next && (
            <ButtonLink href={videoHref(lesson.id, next.id)} variant="line" size="compact">
              {texts.next}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** In place of what is not owned. */
function Offer({ lesson, isTrial }: { readonly lesson: ShownLesson; readonly isTrial: boolean }) {
  const { login } = useLoginLinks();
  if (lesson.isFree) {
    return (
      <>
        <p>{texts.needsLogin}</p>
        <ButtonLink href={login}>{texts.login}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{isTrial ? texts.trialOver : texts.notOwned}</p>
      <ButtonLink href={payHref(lesson.id)}>{texts.buy}</ButtonLink>
      <ButtonLink href={paths.lawyerList} variant="line">
        {texts.askLawyer}
      </ButtonLink>
    </>
  );
}
