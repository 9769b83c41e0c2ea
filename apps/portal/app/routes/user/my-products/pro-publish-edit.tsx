import { loadProductForm } from '../../../features/own-product/load-product.server.ts';
import { ProductEditPage } from '../../../features/own-product/product-edit-page.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { requestContext } from '../../../server-context.ts';
import type { Route } from './+types/pro-publish-edit';

/** A product of the business, the one that the query `id` names or a new one (domain rules 10.1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings } = context.get(requestContext);
  const found = await loadProductForm(url.searchParams, context.get(requestServices));
  return answerRecord({ ...found, officeViewer: settings.officeViewer ?? null });
}

export default function EditProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductEditPage {...loaderData} />;
}
