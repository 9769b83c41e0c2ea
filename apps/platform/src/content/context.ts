import { defineContext } from '../context.ts';
import { articleHandlers, helpHandlers, partyHandlers, superviseHandlers } from './detail-handlers.ts';
import { contentHandlers } from './handlers.ts';

export const contentContext = defineContext({
  tables: {
    ability: 'public',
    article: 'public',
    article_attachment: 'public',
    article_view: 'system',
    banner: 'public',
    district: 'public',
    help_article: 'public',
    help_vote: 'system',
    legal_text: 'public',
    party_module: 'public',
    platform_entry: 'public',
    popup: 'public',
    service_package: 'public',
    supervise_report: 'public',
  },
  notKept: {
    'article.view': 'counts a view of public content',
    'help.rate': 'a vote on public content, by nobody in particular',
  },
  handlers: ({ database, store }) => ({
    article: articleHandlers(database),
    content: contentHandlers(database, store),
    help: helpHandlers(database),
    party: partyHandlers(database),
    supervise: superviseHandlers(database),
  }),
});
