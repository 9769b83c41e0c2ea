import { dictionaryLabel, REFUND_RULES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { ButtonLink, TextLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { ProfilePage, SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { Answers, Offers, Process, ServiceCover } from '@jianzhu/ui/services';
import { orderHref, useWayToBuy } from '../../buying/use-buy-href.ts';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import type { ShownService } from './load-services.server.ts';
import { serviceTexts as texts } from './messages.ts';
import { priceOf, serviceEntry, serviceHref } from './service-entry.ts';

export interface ServiceViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownService>;
}

/** One service: what it costs and holds, how it goes, and who offers it (domain rules 11.1). */
export function ServiceView({ page, loaded }: ServiceViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.servicesMore, text: texts.toList };
    return <UnloadedPublic name={texts.detail} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  const service = loaded.record;
  const type = dictionaryLabel(SERVICE_TYPES, service.serviceType);
  return (
    <ProfilePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: page.name, href: paths.servicesMore },
        { name: type, href: `${paths.servicesMore}?serviceType=${service.serviceType}` },
        { name: texts.detail },
      ]}
      picture={<ServiceCover src={service.cover} />}
      name={service.title}
      tags={[
        { text: type, tone: 'neutral' },
        { text: texts.certified, tone: 'success' },
      ]}
      actions={
        <>
          <ShareButton address={page.address} title={service.title} summary={aboutService(service)} />
          <PrintButton />
        </>
      }
      figures={[
        { term: texts.price, value: priceOf(service) },
        { term: texts.term, value: texts.days(service.serviceDays) },
        { term: texts.score, value: service.score === 0 ? texts.none : texts.scoreOf(service.score.toFixed(1)) },
        { term: texts.regions, value: service.regionNames.join('、') },
      ]}
      parts={partsOf(service)}
      rail={<ServiceRail service={service} />}
    />
  );
}

/** A service in one line. */
export function aboutService(service: ShownService): string {
  return [service.company.name, priceOf(service), texts.days(service.serviceDays)].join('，');
}

function partsOf({
  content,
  packages,
  process,
  deliverables,
  materialsNeeded,
  faq,
  qualifications,
  images,
}: ShownService) {
  const parts = [
    { key: 'detail', title: texts.detail, content: <RichText html={content} />, isThere: true },
    {
      key: 'offers',
      title: texts.offers,
      content: (
        <Offers
          offers={packages.map(({ price, days, ...offer }) => ({
            ...offer,
            price: texts.fixed(yuanText(price), ''),
            note: texts.days(days),
          }))}
        />
      ),
      isThere: packages.length > 0,
    },
    { key: 'process', title: texts.process, content: <Process steps={process} />, isThere: process.length > 0 },
    {
      key: 'deliverables',
      title: texts.deliverables,
      content: <Texts texts={deliverables} />,
      isThere: deliverables.length > 0,
    },
    {
      key: 'materials',
      title: texts.materials,
      content: <Texts texts={materialsNeeded} />,
      isThere: materialsNeeded.length > 0,
    },
    {
      key: 'qualifications',
      title: texts.qualifications,
      content: <Certificates certificates={qualifications} />,
      isThere: qualifications.length > 0,
    },
    { key: 'images', title: texts.images, content: <Pictures addresses={images} />, isThere: images.length > 0 },
    { key: 'faq', title: texts.faq, content: <Answers answers={faq} />, isThere: faq.length > 0 },
  ];
  return parts.filter(({ isThere }) => isThere);
}

function Certificates({ certificates }: { readonly certificates: ShownService['qualifications'] }) {
  return (
    <ul>
      {certificates.map(({ id, name }) => (
        <li key={id}>
          <TextLink href={`${paths.qualificationDetail}?id=${id}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ addresses }: { readonly addresses: readonly string[] }) {
  return addresses.map((address, index) => (
    <p key={address}>
      <img src={`${address}?w=640`} alt={texts.picture(index + 1)} loading="lazy" style={{ maxWidth: '100%' }} />
    </p>
  ));
}

function Texts({ texts: all }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {/* One may be said twice. */}
      {[...all.entries()].map(([place, text]) => (
        <li key={place}>{text}</li>
      ))}
    </ul>
  );
}

const BY_PACKAGES = 2;
const AGREED_PRICE = 3;

/** What of a service is ordered on its page: itself, or one of its packages. What is agreed upon first is asked about. */
function offersOf({ chargeMode, packages }: ShownService): readonly { packageIndex?: number; text: string }[] {
  if (chargeMode === AGREED_PRICE) return [];
  if (chargeMode !== BY_PACKAGES) return [{ text: texts.buy }];
  return packages.map(({ name }, packageIndex) => ({ packageIndex, text: texts.buyPackage(name) }));
}

function ServiceRail({ service }: { readonly service: ShownService }) {
  const { id, company, refundRule, similar } = service;
  const buy = useWayToBuy();
  return (
    <>
      <ContactCard
        title={priceOf(service)}
        facts={[
          {
            term: texts.provider,
            value: <TextLink href={`${paths.companyDetail}?id=${company.id}`}>{company.name}</TextLink>,
          },
          { term: texts.refund, value: dictionaryLabel(REFUND_RULES, refundRule) },
        ]}
        action={
          <>
            {offersOf(service).map(({ packageIndex, text }) => (
              <ButtonLink
                key={packageIndex ?? 0}
                wide
                href={buy(
                  orderHref({ type: ORDER_TYPE.service, id, ...(packageIndex !== undefined && { packageIndex }) }),
                )}
              >
                {text}
              </ButtonLink>
            ))}
            <ButtonLink href={conversationAddress({ contact: { businessId: company.id } })} variant="line" wide>
              {texts.chat}
            </ButtonLink>
          </>
        }
        hint={service.chargeMode === AGREED_PRICE ? texts.agreedHint : texts.buyHint}
      />
      {similar.length > 0 && (
        <SideLinks
          framed
          title={texts.similar}
          links={similar.map((other) => ({
            key: other.id,
            text: other.title,
            href: serviceHref(other.id),
            note: serviceEntry(other).price,
          }))}
        />
      )}
    </>
  );
}
