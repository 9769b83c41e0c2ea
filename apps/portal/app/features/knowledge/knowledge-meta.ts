import * as paths from '../../paths.ts';
import { machineTime } from '../../record/dates.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { ShownKnowledge } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

/** What other sites are told of a text; of one that is not there, the page's name. */
export function knowledgeMeta(page: PublicPage, loaded: LoadedRecord<ShownKnowledge>) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { title, summary, publishTime, author, isFree } = loaded.record;
  return shareMeta({
    ...page,
    name: title,
    description: summary,
    way: [
      { name: texts.services, address: new URL(paths.servicesMore, page.address).href },
      { name: texts.base, address: new URL(paths.knowledgeBase, page.address).href },
    ],
    subject: {
      '@type': 'Article',
      headline: title,
      datePublished: machineTime(publishTime),
      author: { '@type': 'Organization', name: author.name },
      isAccessibleForFree: isFree,
      mainEntityOfPage: page.address,
    },
  });
}
