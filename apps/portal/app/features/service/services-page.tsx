import { CHARGE_MODES, SERVICE_PRICES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { ButtonLink } from '@jianzhu/ui';
import { BrowsePage } from '@jianzhu/ui/pages';
import { ServiceCards } from '@jianzhu/ui/services';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { BrowseList, facetFilter, ListSearch, sortChoices } from '../../record/browse-list.tsx';
import { useList } from '../../record/use-list.ts';
import type { ServiceQuery, ServiceSummary, ServicesData } from './load-services.server.ts';
import { serviceTexts as texts } from './messages.ts';
import { serviceEntry } from './service-entry.ts';

const CARD_HEIGHT = 340;

/** 综合服务: what companies offer (domain rules 11.1). */
export function ServicesPage({ name, query, loaded, districts }: ServicesData & { readonly name: string }) {
  const list = useList<ServiceSummary, ServiceQuery>(paths.servicesMore, query, loaded);
  return (
    <BrowsePage
      path={[{ name: wayTexts.home, href: paths.home }, { name }]}
      title={name}
      filters={[
        facetFilter(list, 'serviceType', {
          label: texts.types,
          any: texts.all,
          choices: SERVICE_TYPES,
          counts: loaded.kind === 'ready' ? loaded.list.types : [],
        }),
        facetFilter(list, 'chargeMode', { label: texts.charge, any: texts.any, choices: CHARGE_MODES }),
        facetFilter(list, 'priceBand', { label: texts.price, any: texts.any, choices: SERVICE_PRICES }),
        facetFilter(list, 'cityCode', {
          label: texts.region,
          any: texts.province,
          choices: districts.map((district) => ({ value: district.code, label: district.name })),
        }),
      ]}
      search={
        <>
          <ListSearch list={list} hint={texts.keywordHint} />
          <ButtonLink href={paths.serviceNeeds} variant="line" size="regular">
            {texts.publishNeed}
          </ButtonLink>
        </>
      }
      {...(list.page && { count: texts.count(list.page.total) })}
      sorts={sortChoices(list, texts.order, {
        '': texts.byDefault,
        '-sales': texts.bySales,
        '-score': texts.byScore,
        price: texts.byPrice,
      })}
    >
      <BrowseList list={list} rowHeight={CARD_HEIGHT}>
        {(rows) => <ServiceCards services={rows.map(serviceEntry)} />}
      </BrowseList>
    </BrowsePage>
  );
}
