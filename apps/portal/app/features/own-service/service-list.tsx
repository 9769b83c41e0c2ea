import { CHARGE_MODES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { serviceMachine } from '@jianzhu/domain/shelves';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { ExportList } from '../../record/export-list.tsx';
import type { FilterSpec } from '../../record/list-filters.tsx';
import type { LoadedList } from '../../record/load-list.server.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfList } from '../../shelf/shelf-list.tsx';
import { ownServiceTexts as texts } from './messages.ts';
import {
  exportServices,
  type ServiceFileQuery,
  type ServicePage,
  type ServiceQuery,
  type ServiceRow,
  serviceCalls,
} from './service-calls.ts';
import { editHref, serviceColumns, serviceFile, shownHref } from './service-columns.tsx';

const FILTERS: readonly FilterSpec<ServiceQuery>[] = [
  { kind: 'text', name: 'keyword', label: shelfTexts.keyword, hint: shelfTexts.keywordHint },
  { kind: 'choice', name: 'serviceType', label: texts.serviceType, options: SERVICE_TYPES },
  { kind: 'choice', name: 'chargeMode', label: texts.chargeMode, options: CHARGE_MODES },
  { kind: 'days', from: 'beginDate', to: 'endDate', label: shelfTexts.updated },
];

export interface ServiceListProps {
  readonly query: ServiceQuery;
  readonly loaded: LoadedList<ServicePage>;
}

/** The services of the business (domain rules 11.1). */
export function ServiceList({ query, loaded }: ServiceListProps) {
  const client = usePortalClient();
  return (
    <ShelfList<ServiceRow, ServiceQuery>
      {...{ query, loaded, columns: serviceColumns, filters: FILTERS, machine: serviceMachine, calls: serviceCalls }}
      entity={texts.entity}
      words={texts.list}
      hrefs={{ list: paths.publishedServices, add: paths.publishService, edit: editHref, shown: shownHref }}
      addKey="service_add"
      exporter={(list) => (
        <ExportList
          list={list}
          name={texts.entity}
          columns={serviceFile}
          ask={(asked: ServiceFileQuery) => exportServices(client, asked)}
        />
      )}
    />
  );
}
