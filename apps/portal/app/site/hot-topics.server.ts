import { hotTopics, type LinkedText, showsHotTopics } from '@jianzhu/domain';
import type { RequestServices } from '../request-services.server.ts';
import { orDefault } from './start-up.server.ts';

/** Hot topics of the carousel; asked for only where the platform shows it (specification 2). */
export async function loadHotTopics({ platformConfig, api, report }: RequestServices): Promise<LinkedText[]> {
  if (!showsHotTopics(await platformConfig())) return [];
  const dictionary = api.content.dictionary({ query: { code: 'industry_home_roll_text' } });
  return hotTopics(await orDefault(dictionary, null, report));
}
