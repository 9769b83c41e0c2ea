import { CHARGE_MODES, dictionaryLabel, REFUND_RULES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { serviceMachine, WHOLE_PROVINCE_CODE } from '@jianzhu/domain/shelves';
import { DescriptionList } from '@jianzhu/ui/record';
import { RichText } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { Answers, Process } from '@jianzhu/ui/services';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { shelfTexts } from '../../shelf/messages.ts';
import { commonFacts, ShelfView } from '../../shelf/shelf-view.tsx';
import { ownServiceTexts as texts } from './messages.ts';
import { type ServiceDetail, serviceCalls } from './service-calls.ts';
import { editHref, priceOf, shownHref } from './service-columns.tsx';
import { labelOf, type ServiceFormProps } from './service-form.tsx';

type Lists = Pick<ServiceFormProps, 'certificates' | 'cities'>;

export interface ServiceDetailPageProps extends Lists {
  readonly loaded: LoadedRecord<ServiceDetail>;
}

/** One service of the business, as its form has it. */
export function ServiceDetailPage({ loaded, ...lists }: ServiceDetailPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.publishedServices}>
      {(record) => <ServiceDetailView record={record} {...lists} />}
    </StandingRecord>
  );
}

export function ServiceDetailView({ record, ...lists }: Lists & { readonly record: ServiceDetail }) {
  const { process, faq, detail } = record;
  return (
    <ShelfView
      {...{ record, machine: serviceMachine, labelOf, calls: serviceCalls }}
      hrefs={{ list: paths.publishedServices, edit: editHref(record.id), shown: shownHref(record.id) }}
      sections={[
        { key: 'facts', title: texts.main, content: <DescriptionList items={factsOf(record, lists)} /> },
        { key: 'process', title: labelOf('process'), content: <Process steps={process} /> },
        { key: 'detail', title: texts.detail, content: <RichText html={sanitizeRichText(detail)} /> },
        ...(faq.length === 0 ? [] : [{ key: 'faq', title: texts.faq, content: <Answers answers={faq} /> }]),
      ]}
    />
  );
}

function factsOf(record: ServiceDetail, { certificates, cities }: Lists) {
  const { packages, unit, regions, qualificationIds, deliverables, materialsNeeded } = record;
  const list = (items: readonly string[]) => items.join('、') || shelfTexts.none;
  const names = new Map(certificates.map(({ id, name }) => [id, name]));
  const places = new Map([
    [WHOLE_PROVINCE_CODE, texts.wholeProvince],
    ...cities.map(({ code, name }) => [code, name] as const),
  ]);
  return [
    ...commonFacts(record),
    { term: texts.serviceType, value: dictionaryLabel(SERVICE_TYPES, record.serviceType) },
    { term: texts.chargeMode, value: dictionaryLabel(CHARGE_MODES, record.chargeMode) },
    {
      term: texts.price,
      value:
        packages.length === 0
          ? priceOf(record)
          : packages.map(({ name, price }) => `${name} ${texts.perUnit(yuanText(price), unit)}`).join('、'),
    },
    { term: labelOf('serviceDays'), value: texts.days(record.serviceDays) },
    { term: texts.regions, value: list(regions.map((code) => places.get(code) ?? code)) },
    { term: texts.refund, value: dictionaryLabel(REFUND_RULES, record.refundRule) },
    { term: texts.qualifications, value: list(qualificationIds.flatMap((id) => names.get(id) ?? [])) },
    { term: texts.deliverables, value: list(deliverables) },
    { term: texts.materialsNeeded, value: list(materialsNeeded) },
  ];
}
