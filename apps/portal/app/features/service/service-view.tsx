import { dictionaryLabel, REFUND_RULES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { Button, ButtonLink, TextLink } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { ProfilePage, SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { Answers, Offers, Process, ServiceCover } from '@jianzhu/ui/services';
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

function partsOf({ content, packages, process, deliverables, materialsNeeded, faq }: ShownService) {
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
    { key: 'faq', title: texts.faq, content: <Answers answers={faq} />, isThere: faq.length > 0 },
  ];
  return parts.filter(({ isThere }) => isThere);
}

function Texts({ texts: all }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function ServiceRail({ service }: { readonly service: ShownService }) {
  const { company, refundRule, similar } = service;
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
            <Button disabled wide>
              {texts.buy}
            </Button>
            <ButtonLink href={conversationAddress({ contact: { businessId: company.id } })} variant="line" wide>
              {texts.chat}
            </ButtonLink>
          </>
        }
        hint={texts.buySoon}
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
