import type { HomeCounters, NeedSummary, ServicePackage } from '@jianzhu/domain';
import type { ServiceCell, ServicesData } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { dateOf, monthDayOf } from '../../record/dates.ts';
import { countText, yuanText } from '../../record/figures.ts';

/** Needs shown below the cells. */
export const needCount = 6;

/** Icons by the type of `SERVICE_TYPES` that a service's link names; a service of another kind has the general one. */
const iconOf: Readonly<Record<string, ServiceCell['icon']>> = {
  1: 'building',
  3: 'caliper',
  4: 'document-seal',
  5: 'flask',
  10: 'cap',
  99: 'shield',
};

export interface ServicesAnswers {
  readonly packages: readonly ServicePackage[];
  readonly needs: readonly NeedSummary[];
  readonly counters: HomeCounters;
}

/** The comprehensive-services section as it is shown. A figure that is not known yet is left out. */
export function servicesData({ packages, needs, counters }: ServicesAnswers): ServicesData {
  const figure = (count: number, unit: string) => (count > 0 ? `${countText(count)}${unit}` : '');
  return {
    law: {
      summary: '工程款清收、合同审查与用工纠纷，由省内建设工程专业律师团队承办。',
      entries: [
        { href: paths.legalPackageList, label: '法律服务包', countText: figure(counters.lawPackageTotal, '类') },
        { href: paths.lawyerList, label: '专业律师', countText: figure(counters.lawyerTotal, '位') },
        { href: paths.lawLessonList, label: '法律课堂', countText: figure(counters.lawLessonTotal, '讲') },
      ],
    },
    cells: packages.map(({ name, description, price, link }) => ({
      icon: iconOf[link.split('serviceType=')[1] ?? ''] ?? 'file',
      href: link || paths.servicesMore,
      name,
      summary: description,
      priceText: price === null ? '按项目报价' : `${yuanText(price)}元起`,
    })),
    needs: needs.map(({ url, title, demand, createTime }) => ({
      href: url,
      project: title,
      request: demand,
      dateText: monthDayOf(createTime),
      dateTime: dateOf(createTime),
    })),
    allNeedsHref: paths.needCases,
  };
}
