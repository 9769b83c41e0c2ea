import { currentCompanyId } from '@jianzhu/domain';
import { productMachine } from '@jianzhu/domain/products';
import { DescriptionList } from '@jianzhu/ui/record';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { commonFacts, ShelfView } from '../../shelf/shelf-view.tsx';
import { type ProductDetail, productCalls } from './product-calls.ts';
import { labelOf } from './product-form-record.ts';
import { editHref, shownHref } from './product-links.ts';
import { productFacts, productSections } from './product-sections.tsx';

export interface ProductViewProps {
  readonly record: ProductDetail;
  readonly cities: readonly { readonly code: string; readonly name: string }[];
}

/** One product of the business to who may not change it now. */
export function ProductView({ record, cities }: ProductViewProps) {
  const session = useSession();
  const businessId = currentCompanyId(session.user);
  const [, ...others] = productSections(record, cities);
  return (
    <ShelfView
      {...{ record, machine: productMachine, labelOf, calls: productCalls }}
      hrefs={{
        list: paths.publishProduct,
        edit: editHref(record.id),
        shown: shownHref(businessId, record.id),
      }}
      sections={[
        {
          ...{ key: 'facts', title: '' },
          content: <DescriptionList items={[...commonFacts(record), ...productFacts(record, cities)]} />,
        },
        ...others,
      ]}
    />
  );
}
