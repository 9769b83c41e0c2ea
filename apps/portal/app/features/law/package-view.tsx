import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { ButtonLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { ServiceItems } from '@jianzhu/ui/law';
import { SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { SalonPage, SalonSheet } from '@jianzhu/ui/salons';
import { orderHref, useWayToBuy } from '../../buying/use-buy-href.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { fieldNames, lawyerHref, serviceItems } from './law-entry.ts';
import type { ShownPackage } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

export interface PackageViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownPackage>;
}

/** 法律服务包详情: what one package holds and costs (domain rules 11.4). */
export function PackageView({ page, loaded }: PackageViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.legalPackageList, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missingPackage} />;
  }
  const found = loaded.record;
  return (
    <SalonPage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.law, href: paths.lawServices },
        { name: texts.toPackages, href: paths.legalPackageList },
        { name: found.name },
      ]}
      rail={
        <>
          <Price found={found} />
          {found.lawyers.length > 0 && (
            <SideLinks
              framed
              title={texts.packageLawyers}
              links={found.lawyers.map(({ id, name, firmName }) => ({
                key: id,
                text: texts.lawyerName(name),
                href: lawyerHref(id),
                note: firmName,
              }))}
            />
          )}
        </>
      }
    >
      <SalonSheet
        title={found.name}
        cover={found.cover}
        tags={fieldNames(found.scope).map((text) => ({ text, tone: 'neutral' }))}
        facts={[
          { term: texts.suitable, value: found.suitable },
          { term: texts.provider, value: found.firmName },
        ]}
        actions={
          <>
            <ShareButton address={page.address} title={found.name} summary={found.suitable} />
            <PrintButton />
          </>
        }
        parts={[
          { key: 'items', title: texts.contents, content: <ServiceItems items={serviceItems(found.items)} /> },
          { key: 'detail', title: texts.detail, content: <RichText html={found.detail} /> },
        ]}
      />
    </SalonPage>
  );
}

/** What it costs, to be bought of firms that take orders here, and asked about. */
function Price({ found }: { readonly found: ShownPackage }) {
  const { id, price, originalPrice, validDays, sales, scope, isSold } = found;
  const buy = useWayToBuy();
  const isReduced = originalPrice > price;
  return (
    <ContactCard
      title={texts.packagePrice}
      facts={[
        { term: texts.nowPrice, value: <b>{texts.yuan(yuanText(price))}</b> },
        ...(isReduced ? [{ term: texts.originalPrice, value: <del>{texts.yuan(yuanText(originalPrice))}</del> }] : []),
        { term: texts.validFor, value: texts.validFrom(validDays) },
        { term: texts.sold, value: texts.soldCount(sales) },
      ]}
      action={
        <>
          {isSold && (
            <ButtonLink wide href={buy(orderHref({ type: ORDER_TYPE.lawPackage, id }))}>
              {texts.buy(yuanText(price))}
            </ButtonLink>
          )}
          <ButtonLink wide variant="line" href={`${paths.lawyerList}?field=${scope[0]}`}>
            {texts.askLawyer}
          </ButtonLink>
          <ButtonLink wide variant="line" href={paths.customerService}>
            {texts.service}
          </ButtonLink>
        </>
      }
      hint={isSold ? texts.buyHint : texts.buyAsk}
    />
  );
}
