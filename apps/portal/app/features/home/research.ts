import type { Ability, ArticleSummary, DictionaryEntry } from '@jianzhu/domain';
import type { ResearchData, ResearchEntry } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';

const groups = ['技术推广', '科研成果', '标准工法'] as const;
const activities = '创优活动';
const entriesPerColumn = 5;
const researchList = `${paths.newsList}?columnCode=research`;

const toneOf: Readonly<Record<string, ResearchEntry['status']['tone']>> = { 推广: 'brand', 示范: 'success' };

export interface ResearchAnswers {
  readonly abilities: readonly Ability[];
  /** The dictionary industry_excellence_creation_activities. */
  readonly activities: readonly DictionaryEntry[];
  /** The newest research article. */
  readonly article: ArticleSummary | undefined;
}

/** The research section as it is shown. */
export function researchData({ abilities, activities: dictionary, article }: ResearchAnswers): ResearchData {
  const columns = groups.map((group) => ({
    key: group,
    label: group,
    entries: abilities
      .filter((ability) => ability.group === group)
      .slice(0, entriesPerColumn)
      .map(entryOf),
  }));
  const awards = dictionary.slice(0, entriesPerColumn).map(
    ({ dictValue }): ResearchEntry => ({
      href: `${researchList}&keyword=${encodeURIComponent(dictValue)}`,
      code: '创优',
      title: dictValue,
      organization: '',
      status: { label: '申报', tone: 'neutral' },
    }),
  );
  return {
    columns: [...columns, { key: activities, label: activities, entries: awards }].filter(
      ({ entries }) => entries.length,
    ),
    ...(article && {
      featured: {
        href: `${paths.newsDetail}?id=${article.id}`,
        title: article.title,
        summary: article.summary,
        imageUrl: article.cover,
        imageAlt: '',
      },
    }),
  };
}

function entryOf({ number, title, organization, stage, link }: Ability): ResearchEntry {
  return {
    href: link || `${researchList}&keyword=${encodeURIComponent(title)}`,
    code: number,
    title,
    organization,
    status: { label: stage, tone: toneOf[stage] ?? 'neutral' },
  };
}
