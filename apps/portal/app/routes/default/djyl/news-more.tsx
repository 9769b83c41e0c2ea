import { articleMeta } from '../../../features/news/article-meta.ts';
import { ArticleView } from '../../../features/news/article-view.tsx';
import { loadPartyArticle } from '../../../features/news/load-article.server.ts';
import { loadModules, loadParty } from '../../../features/party/load-party.server.ts';
import { partyTexts } from '../../../features/party/messages.ts';
import { moduleAddress } from '../../../features/party/party-address.ts';
import { PartyMorePage } from '../../../features/party/party-more-page.tsx';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/news-more';

const section = { name: partyTexts.section, href: paths.partyNewsList };

/** All articles of party building, or the one that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id', 'modulecode', 'current']);
  if (!url.searchParams.has('id')) return { page, party: await loadParty(url.searchParams, services, false) };
  const [modules, loaded] = await Promise.all([loadModules(services), loadPartyArticle(url.searchParams, services)]);
  const code = loaded.kind === 'ready' ? loaded.record.moduleCode : '';
  const module = modules.find(({ modulecode }) => modulecode === code);
  const list = module && { name: module.name, href: moduleAddress(code) };
  return answerRecord({ page, loaded, list: list ?? { name: page.name, href: paths.partyNewsMore } });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return 'loaded' in loaderData
    ? articleMeta(loaderData.page, loaderData.loaded, loaderData.list)
    : shareMeta(loaderData.page);
}

export default function PartyMoreRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  if ('party' in loaderData) return <PartyMorePage {...loaderData.party} name={page.name} />;
  return (
    <ArticleView
      page={page}
      loaded={loaderData.loaded}
      above={section}
      list={loaderData.list}
      path={paths.partyNewsMore}
    />
  );
}
