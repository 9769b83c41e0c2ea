import { certificateCheckAddress, LESSON_CERTIFICATE_TEXTS as certificateTexts } from '@jianzhu/domain/forms';
import { Button, ButtonLink, EmptyState } from '@jianzhu/ui';
import { SalonPage, SalonSheet } from '@jianzhu/ui/salons';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { useActs } from '../../use-acts.ts';
import { lessonCalls } from './lesson-calls.ts';
import { lessonHref } from './lesson-entry.ts';
import { lessonPath } from './lesson-way.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

// Most who open a lesson have no certificate yet.
const QrCode = lazy(async () => ({ default: (await loadPart(() => import('@jianzhu/ui/qr-code'))).QrCode }));

const CODE_SIZE = 104;

/** 结业证书 of a member who has studied all chapters, as a page to print and as a file. */
export function CertificateView({ lesson, origin }: { readonly lesson: ShownLesson; readonly origin: string }) {
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
    <SalonPage
      path={[...lessonPath(lesson), { name: texts.certificate }]}
      rail={
        <>
          <DownloadButton lesson={lesson} code={code} />
          <PrintButton />
        </>
      }
    >
      <SalonSheet
        title={texts.certificate}
        cover=""
        tags={[]}
        facts={[
          { term: certificateTexts.code, value: code },
          { term: certificateTexts.name, value: name },
          { term: certificateTexts.lesson, value: lesson.title },
          { term: certificateTexts.issueDate, value: issueTime.slice(0, 10) },
          { term: certificateTexts.issuer, value: texts.platform },
        ]}
        actions={null}
        parts={[
          {
            key: 'text',
            title: lesson.title,
            content: <p>{certificateTexts.certified(name, lesson.title, lesson.chapterCount)}</p>,
          },
          {
            key: 'check',
            title: texts.checkCertificate,
            content: (
              <Suspense fallback={<div style={{ height: CODE_SIZE }} />}>
                <QrCode value={certificateCheckAddress(code, origin)} label={texts.checkCertificate} size={CODE_SIZE} />
              </Suspense>
            ),
          },
        ]}
      />
    </SalonPage>
  );
}

function DownloadButton({ lesson, code }: { readonly lesson: ShownLesson; readonly code: string }) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const download = async () => {
    try {
      const [calls, { saveFile }] = await Promise.all([
        lessonCalls(client),
        loadPart(() => import('@jianzhu/ui/xlsx')),
      ]);
      saveFile(await calls.certificateFile({ query: { id: lesson.id } }), `${texts.certificate}_${code}.pdf`);
    } catch (error) {
      client.notify({ tone: 'error', text: texts.downloadFailed });
      throw error;
    }
  };
  return (
    <Button size="compact" pending={isRunning('download')} onClick={() => void start('download', download)}>
      {texts.downloadCertificate}
    </Button>
  );
}
