import { branding, footerColumns, footerLinkAddress } from '@jianzhu/domain';
import { Footer, SimpleFooter } from '@jianzhu/ui';
import customerServiceCode from '@jianzhu/ui/art/qr-customer-service.svg?no-inline';
import mobileAppCode from '@jianzhu/ui/art/qr-mobile-app.svg?no-inline';
import officialAccountCode from '@jianzhu/ui/art/qr-official-account.svg?no-inline';
import { useSite } from '../portal-client.ts';
import { editionOf } from '../site/edition.ts';
import { filings, hotline, legalLinks, qrCaptions } from '../site/operator.ts';

/** Footer of the site (specification 2, Footer). */
export function SiteFooter({ hasColumns = true }: { readonly hasColumns?: boolean }) {
  const { footerData, platformConfigData } = useSite();
  const columns = hasColumns ? footerColumns(footerData, platformConfigData?.platformCode ?? null) : [];
  return (
    <Footer
      columns={columns.map(({ articleTitle, children }) => ({
        title: articleTitle,
        links: children.map((item) => ({
          text: item.articleTitle,
          href: footerLinkAddress(item),
          newWindow: item.url !== '' && !item.url.startsWith('/'),
        })),
      }))}
      hotline={hotline}
      codes={[
        { caption: qrCaptions.officialAccount, src: officialAccountCode },
        { caption: qrCaptions.mobileApp, src: branding(platformConfigData).appCode ?? mobileAppCode },
        { caption: qrCaptions.customerService, src: customerServiceCode },
      ]}
      legalLinks={legalLinks}
      operator={editionOf(platformConfigData).operatorName}
      filings={filings}
    />
  );
}

/** Footer of the member centre and of pages that stand alone: its base lines, with the hotline where members work. */
export function FilingFooter({ hotline: shownHotline }: { readonly hotline?: string }) {
  const { operatorName } = editionOf(useSite().platformConfigData);
  return <SimpleFooter legalLinks={legalLinks} hotline={shownHotline} operator={operatorName} filings={filings} />;
}
