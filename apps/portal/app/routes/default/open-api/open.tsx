import { data } from 'react-router';
import { loadOpenApi } from '../../../features/open-api/load-open-api.server.ts';
import { openApiTexts as texts } from '../../../features/open-api/messages.ts';
import { OpenApiPage } from '../../../features/open-api/open-api-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/open';

/** The document of what outsiders may call: the call that the query `call` names, or a part of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { searchParams } = url;
  const callId = searchParams.get('call');
  const loaded = await loadOpenApi(searchParams, services);
  const isUnknown = callId !== null && loaded.kind === 'ready' && loaded.record.part.kind !== 'call';
  return data(
    {
      page: publicPage(url, services.origin, ['call']),
      loaded,
      callId,
      keyword: searchParams.get('keyword')?.trim() ?? '',
      origin: services.origin,
    },
    isUnknown ? NOT_FOUND : undefined,
  );
}

const NOT_FOUND = 404;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, loaded } = loaderData;
  const part = loaded.kind === 'ready' ? loaded.record.part : null;
  if (part?.kind !== 'call') return shareMeta({ ...page, description: texts.description });
  const list = new URL(page.address);
  list.search = '';
  const { name, about } = part.call;
  return shareMeta({ ...page, name, description: about, way: [{ name: page.name, address: list.href }] });
}

export default function Open({ loaderData: { loaded, callId, keyword, origin } }: Route.ComponentProps) {
  return <OpenApiPage loaded={loaded} callId={callId} keyword={keyword} origin={origin} />;
}
