import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { ErrorPanel } from '@jianzhu/ui';
import type { PageSection } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import type { PackageUsage } from './package-use-calls.ts';
import { packageUseTexts } from './package-use-messages.ts';
import { PackageUses } from './package-uses.tsx';

/**
 * The section of an order's page that has the uses of a package; none of any other order.
 *
 * @param usage null where it could not be had, which the section says
 */
export function packageUseSections(
  { id, orderType }: { readonly id: string; readonly orderType: number },
  usage: PackageUsage | null,
): PageSection[] {
  if (orderType !== ORDER_TYPE.lawPackage) return [];
  const content = usage === null ? <UnloadedUses /> : <PackageUses orderId={id} usage={usage} />;
  return [{ key: 'uses', title: packageUseTexts.title, content }];
}

function UnloadedUses() {
  const { revalidate, state } = useRevalidator();
  return <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />;
}
