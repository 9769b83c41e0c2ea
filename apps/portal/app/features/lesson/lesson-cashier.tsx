import { CashierSheet } from '../../cashier/cashier-sheet.tsx';
import * as paths from '../../paths.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { payHref } from './lesson-entry.ts';
import type { LoadedLessonCashier } from './load-lesson-cashier.server.ts';
import { lessonTexts } from './messages.ts';

export interface LessonCashierProps extends LoadedLessonCashier {
  /** Name of the page. */
  readonly name: string;
  readonly officeViewer: string | null;
}

/** 课程支付: the cashier of the order of a lesson, on the page that shows what the lesson costs (decision 47). */
export function LessonCashier({ name, lessonId, loaded, asked, officeViewer }: LessonCashierProps) {
  const wayOn = { href: paths.lawLessonList, text: lessonTexts.toList };
  return (
    <StandingRecord
      loaded={loaded}
      instead={(unloaded) => <UnloadedPublic name={name} loaded={unloaded} wayOn={wayOn} />}
    >
      {(order) => (
        <CashierSheet
          key={order.id}
          head={{
            title: name,
            path: [
              { name: lessonTexts.list, href: paths.lawLessonList },
              { name: order.subject, href: payHref(lessonId) },
              { name },
            ],
          }}
          hrefOf={(way) => `${payHref(lessonId)}&id=${order.id}&way=${way}`}
          {...{ order, asked, officeViewer }}
        />
      )}
    </StandingRecord>
  );
}
