import { ButtonLink } from '@jianzhu/ui';
import { RailCard } from '@jianzhu/ui/pages';
import { PaperList } from '@jianzhu/ui/shop';
import { CompanyContact } from '../../company/company-contact.tsx';
import type { ShopFacts } from '../../shop-blocks/block-views.ts';
import type { ShownProduct } from './load-shop.server.ts';
import { shopPageTexts as texts } from './messages.ts';
import { PaperButton } from './product-media.tsx';

export interface ProductRailProps {
  readonly product: ShownProduct;
  readonly facts: ShopFacts;
  readonly shopAddress: string;
}

const KILO = 1024;
const sizeText = (bytes: number): string =>
  bytes >= KILO * KILO ? `${(bytes / KILO / KILO).toFixed(1)} MB` : `${Math.ceil(bytes / KILO)} KB`;

/** Whose product it is and whom to call, and the papers that prove what is said of it. */
export function ProductRail({ product: { id, company, certificates }, facts, shopAddress }: ProductRailProps) {
  return (
    <>
      <RailCard title={company.name}>
        <ButtonLink href={shopAddress} variant="line" wide>
          {texts.toShop}
        </ButtonLink>
      </RailCard>
      <CompanyContact
        company={{
          ...{ id: company.id, contactName: company.contactName, phoneMasked: company.phoneMasked },
          address: facts.address,
        }}
      />
      {certificates.length > 0 && (
        <RailCard title={texts.certificates}>
          <PaperList
            papers={certificates.map(({ id: fileId, fileName, fileSize }) => ({
              key: fileId,
              name: fileName,
              note: sizeText(fileSize),
              action: <PaperButton productId={id} fileId={fileId} name={fileName} />,
            }))}
          />
        </RailCard>
      )}
    </>
  );
}
