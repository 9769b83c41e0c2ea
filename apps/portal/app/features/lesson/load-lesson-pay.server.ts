import type { CallData } from '@jianzhu/api-client';
import type { orderSchemas } from '@jianzhu/api-client/schemas';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { orDefault } from '../../site/start-up.server.ts';
import type { LessonSummary } from './load-lessons.server.ts';

type Offer = CallData<typeof orderSchemas.offer>;

/** A lesson as it is paid for. */
export interface PaidLesson {
  readonly lesson: LessonSummary;
  /** Whether somebody is logged in. */
  readonly isMember: boolean;
  readonly isOwned: boolean;
  /** At the price of the own membership; null for a visitor, for what is free, and where it cannot be had. */
  readonly offer: Offer | null;
}

/** The lesson that the query `lessonId` names, to be paid for (decision 47). */
export function loadLessonPay(search: URLSearchParams, services: RequestServices): Promise<LoadedRecord<PaidLesson>> {
  const { api, report } = services;
  const find = async (id: string): Promise<PaidLesson> => {
    const { view } = await services.session();
    const isMember = view.kind === 'member';
    const lesson = await api.lesson.detail({ query: { id } });
    if (!isMember || lesson.isFree) return { lesson, isMember, isOwned: lesson.isFree, offer: null };
    const mine = await orDefault(api.lesson.mine({ query: { id } }), null, report);
    if (mine?.isOwned) return { lesson, isMember, isOwned: true, offer: null };
    const asked = api.order.offer({ query: { orderType: ORDER_TYPE.lesson, targetId: id } });
    return { lesson, isMember, isOwned: false, offer: await orDefault<Offer, null>(asked, null, report) };
  };
  return loadById(search.get('lessonId'), find, services);
}
