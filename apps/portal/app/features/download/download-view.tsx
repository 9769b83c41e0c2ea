import { branding } from '@jianzhu/domain';
import { Button } from '@jianzhu/ui';
import { DownloadPage } from '@jianzhu/ui/download-page';
import { QrCode } from '@jianzhu/ui/qr-code';
import * as paths from '../../paths.ts';
import { useSite } from '../../portal-client.ts';
import { useSiteBrand } from '../../shell/site-brand.ts';
import { useCopyLink } from '../../shell/use-copy-link.ts';
import { editionOf } from '../../site/edition.ts';
import type { DownloadData } from './load-download.server.ts';
import { downloadTexts as texts } from './messages.ts';

const CODE_SIZE = 160;

/** An app of the platform: its downloads, or the portal in the phone's browser until there are any (domain rules 37). */
export function DownloadView({ page, release, device, isInWeChat }: DownloadData) {
  const copy = useCopyLink();
  const config = useSite().platformConfigData;
  const { appCode } = branding(config);
  const downloads = (['ios', 'android'] as const).filter((system) => release[system] !== '');
  const isOut = downloads.length > 0;
  const ways = isOut
    ? downloads.map((system) => ({
        text: texts[system],
        href: release[system],
        solid: device === null ? system === downloads[0] : system === device,
      }))
    : [{ text: texts.inBrowser, href: paths.home, solid: true }];
  const facts = [
    { term: texts.version, value: release.version },
    { term: texts.updated, value: release.updated },
    { term: texts.developer, value: editionOf(config).operatorName },
  ];
  return (
    <DownloadPage
      brand={useSiteBrand()}
      title={page.name}
      lead={texts.lead}
      ways={ways}
      {...(!isOut && { note: texts.notYet })}
      code={{
        picture:
          isOut && appCode ? (
            <img src={appCode} alt={texts.scan} width={CODE_SIZE} height={CODE_SIZE} />
          ) : (
            <QrCode
              value={isOut ? page.address : page.home}
              label={isOut ? texts.scan : texts.scanPortal}
              size={CODE_SIZE}
            />
          ),
        caption: isOut ? texts.scan : texts.scanPortal,
      }}
      facts={facts.filter(({ value }) => value !== '')}
      links={[
        { text: texts.privacy, href: paths.privacyPolicy },
        { text: texts.help, href: paths.help },
      ]}
      cover={
        isOut &&
        isInWeChat && (
          <>
            <p>{texts.inWeChat}</p>
            <Button variant="line" onClick={() => void copy(page.address)}>
              {texts.copyLink}
            </Button>
          </>
        )
      }
    />
  );
}
