import { mayDo } from '@jianzhu/domain/member-center';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { type FoundProduct, ProductForm, type ProductFormProps } from './product-form.tsx';
import { ProductView } from './product-view.tsx';

export interface ProductEditPageProps extends Omit<ProductFormProps, 'found'> {
  readonly loaded: LoadedRecord<FoundProduct>;
}

/** The form of a product to who may change it now; to all others what it says. */
export function ProductEditPage({ loaded, ...lists }: ProductEditPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.publishProduct}>
      {(found) => <Allowed found={found} {...lists} />}
    </StandingRecord>
  );
}

function Allowed(props: ProductFormProps) {
  const member = useSession().userInfo;
  const { record } = props.found;
  if (record !== null && !record.allowedActions.includes('edit')) {
    return <ProductView record={record} cities={props.cities} />;
  }
  // Of a member that the platform did not tell of, it answers for itself.
  if (record === null && member !== null && !mayDo(member, 'product_add')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.publishProduct} />;
  }
  return <ProductForm key={record?.id} {...props} />;
}
