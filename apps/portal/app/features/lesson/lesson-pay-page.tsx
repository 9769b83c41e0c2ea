import { capitalAmount, formatMoney } from '@jianzhu/domain/money';
import { ORDER_TYPE, orderPrice } from '@jianzhu/domain/orders';
import { Button, ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, RailAmount, RailCard, RailCards, RailHint } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useNavigate, useRevalidator } from 'react-router';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { lengthText, lessonHref, payHref, videoHref } from './lesson-entry.ts';
import type { PaidLesson } from './load-lesson-pay.server.ts';
import { lessonTexts } from './messages.ts';
import { orderCalls } from './order-calls.ts';

const { pay: texts } = lessonTexts;

export interface LessonPayPageProps {
  /** Name of the page. */
  readonly name: string;
  readonly loaded: LoadedRecord<PaidLesson>;
}

/** 课程支付: what a lesson costs; a visitor is asked to log in, a member orders it and goes on to the cashier (decision 47). */
export function LessonPayPage({ name, loaded }: LessonPayPageProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.lawLessonList, text: lessonTexts.toList };
    return <UnloadedPublic name={name} loaded={loaded} wayOn={wayOn} missing={lessonTexts.missing} />;
  }
  return <Paying key={loaded.record.lesson.id} name={name} found={loaded.record} />;
}

function Paying({ name, found }: { readonly name: string; readonly found: PaidLesson }) {
  const { lesson, isOwned, offer } = found;
  const { amount, discountAmount, payAmount } = orderPrice(offer?.price ?? lesson.price, 1, offer?.level ?? 0);
  const act = useAct();
  return (
    <DetailPage
      title={name}
      path={[
        { name: lessonTexts.list, href: paths.lawLessonList },
        { name: lesson.title, href: lessonHref(lesson.id) },
        { name },
      ]}
      progress={
        <>
          <LostAct lost={act.lost} />
          {isOwned && <InlineAlert>{lesson.isFree ? texts.isFree : texts.isOwned}</InlineAlert>}
          {offer !== null && offer.refusal !== '' && <InlineAlert tone="warning">{offer.refusal}</InlineAlert>}
        </>
      }
      sections={[
        {
          ...{ key: 'order', title: texts.order },
          content: (
            <DescriptionList
              columns={2}
              items={[
                { term: texts.course, value: lesson.title },
                { term: texts.lecturer, value: lessonTexts.teacher(lesson.teacher.name, lesson.teacher.title) },
                { term: texts.length, value: lessonTexts.chapters(lesson.chapterCount, lengthText(lesson.seconds)) },
                { term: texts.price, value: formatMoney(amount) },
                ...(discountAmount > 0 ? [{ term: texts.discount, value: `−${formatMoney(discountAmount)}` }] : []),
              ]}
            />
          ),
        },
      ]}
      rail={
        <RailCards>
          <RailCard title={texts.due}>
            <RailAmount
              amount={formatMoney(payAmount).replace('¥', '')}
              unit={texts.yuan}
              words={capitalAmount(payAmount)}
            />
            <NextStep found={found} act={act} />
            <RailHint>{texts.rules}</RailHint>
          </RailCard>
        </RailCards>
      }
    />
  );
}

/** To learn what is owned, to log in, to look again, or to order. */
function NextStep({ found, act }: { readonly found: PaidLesson; readonly act: ReturnType<typeof useAct> }) {
  const client = usePortalClient();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const links = useLoginLinks();
  const { lesson, isMember, isOwned, offer } = found;
  if (isOwned) return <ButtonLink href={videoHref(lesson.id)}>{lessonTexts.learn}</ButtonLink>;
  if (!isMember) {
    return (
      <>
        <p>{texts.logInHint}</p>
        <ButtonLink href={links.login}>{texts.logIn}</ButtonLink>
        <ButtonLink variant="line" href={links.register}>
          {texts.register}
        </ButtonLink>
      </>
    );
  }
  if (offer === null) {
    return (
      <>
        <p role="alert">{texts.unknown}</p>
        <Button variant="line" pending={state !== 'idle'} onClick={() => void revalidate()}>
          {texts.retry}
        </Button>
      </>
    );
  }
  const submit = () =>
    act.run('submit', async (idempotencyKey) => {
      const { create } = await orderCalls(client);
      const body = { orderType: ORDER_TYPE.lesson, targetId: lesson.id };
      const { orderId, payOrderId } = await create({ body }, { idempotencyKey });
      await navigate(
        payOrderId === null ? `${paths.lawLessonPaid}?id=${orderId}` : `${payHref(lesson.id)}&id=${payOrderId}`,
      );
      return undefined;
    });
  return (
    <Button disabled={offer.refusal !== ''} pending={act.isBusy('submit')} onClick={() => void submit()}>
      {act.isBusy('submit') ? texts.submitting : texts.submit}
    </Button>
  );
}
