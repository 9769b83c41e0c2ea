import { PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { type LoadedCashier, loadCashier } from '../../cashier/load-cashier.server.ts';
import * as paths from '../../paths.ts';
import type { RequestServices } from '../../request-services.server.ts';

export interface LoadedLessonCashier extends LoadedCashier {
  readonly lessonId: string;
}

/**
 * What a member pays for a lesson by, where the address names an order; null where it names none, and for a visitor, who is
 * shown the lesson and asked to log in (decision 47).
 *
 * @throws a redirect to what has become of an order that is paid, and to the cashier of what is no lesson
 */
export async function loadLessonCashier(
  search: URLSearchParams,
  services: RequestServices,
): Promise<LoadedLessonCashier | null> {
  const { view } = await services.session();
  if (view.kind !== 'member' || !search.has('id')) return null;
  const found = await loadCashier(search, services, {
    elsewhere: ({ id, bizType }) => (bizType === PAY_BIZ_TYPE.lesson ? null : `${paths.pay}?id=${id}`),
    resultOf: ({ bizId }) => `${paths.lawLessonPaid}?id=${bizId}`,
  });
  return { ...found, lessonId: search.get('lessonId') ?? '' };
}
