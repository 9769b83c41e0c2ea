import type { CallData } from '@jianzhu/api-client';
import type { orderSchemas } from '@jianzhu/api-client/schemas';
import { formatMoney } from '@jianzhu/domain/money';
import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { ButtonLink } from '@jianzhu/ui';
import { ResultPage, type ResultPageProps } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useRecordNews } from '../../live/use-record-news.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { payHref, videoHref } from './lesson-entry.ts';
import { lessonTexts } from './messages.ts';

const { pay: texts } = lessonTexts;

/** The order of a lesson as the platform knows it now. */
export type LessonOrder = CallData<typeof orderSchemas.detail>;

export interface LessonPaidPageProps {
  readonly name: string;
  /** Whether a visitor is to log in before anything is shown. */
  readonly isAsked: boolean;
  readonly loaded: LoadedRecord<LessonOrder>;
}

const { unpaid, done, cancelled } = ORDER_STATUS;

/** 课程支付成功: what has become of the order of a lesson, however often it is loaded. */
export function LessonPaidPage({ name, isAsked, loaded }: LessonPaidPageProps) {
  const { login } = useLoginLinks();
  const { revalidate } = useRevalidator();
  useRecordNews('order', revalidate);
  if (isAsked) {
    const actions = <ButtonLink href={login}>{lessonTexts.login}</ButtonLink>;
    return <ResultPage outcome="pending" title={name} text={texts.logInHint} actions={actions} />;
  }
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.lawLessonList, text: lessonTexts.toList };
    return <UnloadedPublic name={name} loaded={loaded} wayOn={wayOn} />;
  }
  const order = loaded.record;
  return (
    <ResultPage
      {...lookOf(order.status)}
      facts={[
        { term: texts.course, value: order.title },
        { term: texts.code, value: order.code },
        { term: texts.amount, value: formatMoney(order.payAmount) },
        ...(order.payTime === '' ? [] : [{ term: texts.time, value: order.payTime }]),
      ]}
      actions={
        <>
          <ButtonLink variant="line" href={`${paths.boughtServiceDetail}?id=${order.id}`}>
            {texts.toOrder}
          </ButtonLink>
          {order.status === done && <ButtonLink href={videoHref(order.targetId)}>{texts.goOn}</ButtonLink>}
          {order.status === unpaid && <ButtonLink href={payHref(order.targetId)}>{texts.toPay}</ButtonLink>}
        </>
      }
    />
  );
}

function lookOf(status: number): Pick<ResultPageProps, 'outcome' | 'title'> {
  if (status === done) return { outcome: 'success', title: texts.paid };
  if (status === unpaid) return { outcome: 'pending', title: texts.waiting };
  return { outcome: 'failure', title: status === cancelled ? texts.closed : texts.refunded };
}
