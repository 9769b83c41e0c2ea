import type { Ability, ArticleSummary, DictionaryEntry } from '@jianzhu/domain';
import type { ResearchData, ResearchEntry } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';

/** Columns in their order; the activities come from a dictionary, the others from the abilities of that group. */
const activities = '创优活动';
const groups = ['技术推广', '科研成果', activities, '标准工法'] as const;
const entriesPerColumn = 5;
const researchList = `${paths.newsList}?columnCode=research`;

const toneOf: Readonly<Record<string, ResearchEntry['status']['tone']>> = { 推广: 'success', 示范: 'brand' };

export interface ResearchAnswers {
  readonly abilities: readonly Ability[];
  /** The dictionary industry_excellence_creation_activities. */
  readonly activities: readonly DictionaryEntry[];
  /** The newest research article. */
  readonly article: ArticleSummary | undefined;
}

/** The research section as it is shown. */
export function researchData({ abilities, activities: dictionary, article }: ResearchAnswers): ResearchData {
  const entriesOf = (group: string) =>
    group === activities
      ? dictionary.map(activityEntry)
      : abilities.filter((ability) => ability.group === group).map(abilityEntry);
  const columns = groups.map((group) => ({
    key: group,
    label: group,
    entries: entriesOf(group).slice(0, entriesPerColumn),
  }));
  return {
    columns: columns.filter(({ entries }) => entries.length > 0),
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

function activityEntry({ dictValue }: DictionaryEntry): ResearchEntry {
  return {
    href: `${researchList}&keyword=${encodeURIComponent(dictValue)}`,
    code: '创优',
    title: dictValue,
    organization: '',
    status: { label: '申报', tone: 'neutral' },
  };
}

function abilityEntry({ number, title, organization, stage, link }: Ability): ResearchEntry {
  return {
    href: link || `${researchList}&keyword=${encodeURIComponent(title)}`,
    code: number,
    title,
    organization,
    status: { label: stage, tone: toneOf[stage] ?? 'neutral' },
  };
}
