import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { SalonPage, SalonSheet } from '@jianzhu/ui/salons';
import { PrintButton } from '../../shell/print-button.tsx';
import { lessonHref } from './lesson-entry.ts';
import { lessonPath } from './lesson-view.tsx';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

/** 结业证书 of a member who has studied all chapters, for the browser's print. */
export function CertificateView({ lesson }: { readonly lesson: ShownLesson }) {
  const certificate = lesson.mine?.certificate;
  if (!certificate) {
    return (
      <>
        <h1>{texts.certificate}</h1>
        <EmptyState
          title={texts.noCertificate}
          action={<ButtonLink href={lessonHref(lesson.id)}>{texts.toLesson}</ButtonLink>}
        />
      </>
    );
  }
  const { code, name, issueTime } = certificate;
  return (
    <SalonPage path={[...lessonPath(lesson), { name: texts.certificate }]} rail={<PrintButton />}>
      <SalonSheet
        title={texts.certificate}
        cover=""
        tags={[]}
        facts={[
          { term: texts.code, value: code },
          { term: texts.name, value: name },
          { term: texts.lesson, value: lesson.title },
          { term: texts.issueDate, value: issueTime.slice(0, 10) },
          { term: texts.issuer, value: texts.platform },
        ]}
        actions={null}
        parts={[
          {
            key: 'text',
            title: lesson.title,
            content: <p>{texts.certified(name, lesson.title, lesson.chapterCount)}</p>,
          },
        ]}
      />
    </SalonPage>
  );
}
