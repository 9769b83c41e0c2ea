import { LegalTextPage } from '../../../features/legal/legal-text-page.tsx';
import { loadLegalRoute } from '../../../features/legal/load-legal-text.server.ts';
import * as paths from '../../../paths.ts';
import { requestServices } from '../../../request-services.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/copyright-notice';

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadLegalRoute('copyright_notice', url, context.get(requestServices));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function CopyrightNotice({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <LegalTextPage name={page.name} path={paths.copyrightNotice} loaded={loaded} />;
}
