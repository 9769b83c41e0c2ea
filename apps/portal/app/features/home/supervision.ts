import { SUPERVISE_FEATURES, type SuperviseOverview } from '@jianzhu/domain';
import type { SupervisionData } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { minuteOf } from '../../record/dates.ts';
import { countText } from '../../record/figures.ts';

/** The supervision section as it is shown; without content while nothing was reported of the region. */
export function supervisionData(overview: SuperviseOverview | null): SupervisionData {
  if (overview === null) return { figures: [], subjects: [], updatedText: '' };
  return {
    figures: [
      { label: '在线监测项目', valueText: countText(overview.projectTotal), unit: '个' },
      { label: '接入塔机', valueText: countText(overview.towerCrane), unit: '台' },
      { label: '今日在岗实名', valueText: countText(overview.workerOnSite), unit: '人' },
      { label: '问题闭环率', valueText: countText(overview.problemClosedRate ?? 0), unit: '%' },
    ],
    subjects: SUPERVISE_FEATURES.map(({ type, label, description }) => ({
      href: `${paths.digitalPlatform}?type=${type}`,
      name: label,
      summary: description,
    })),
    updatedText: minuteOf(overview.updateTime),
  };
}
