import { ORDER_TYPE } from '@jianzhu/domain/orders';
import type { RequestServices } from '../request-services.server.ts';
import { orDefault } from '../site/start-up.server.ts';
import type { PackageUsage } from './package-use-calls.ts';

/** The uses of an order; null of any other than that of a package, and where they cannot be had. */
export async function loadPackageUsage(
  { id, orderType }: { readonly id: string; readonly orderType: number },
  { api, report }: RequestServices,
): Promise<PackageUsage | null> {
  if (orderType !== ORDER_TYPE.lawPackage) return null;
  return orDefault<PackageUsage, null>(api.packageUse.list({ query: { orderId: id } }), null, report);
}
