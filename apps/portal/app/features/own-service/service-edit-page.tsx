import { mayDo } from '@jianzhu/domain/member-center';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { UnloadedRecord } from '../../record/unloaded-record.tsx';
import { ServiceDetailView } from './service-detail.tsx';
import { type FoundService, ServiceForm, type ServiceFormProps } from './service-form.tsx';

export interface ServiceEditPageProps extends Pick<ServiceFormProps, 'certificates' | 'cities'> {
  readonly loaded: LoadedRecord<FoundService>;
}

/** The form of a service to who may change it now; to all others what it says. */
export function ServiceEditPage({ loaded, ...lists }: ServiceEditPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.publishedServices}>
      {(found) => <Allowed found={found} {...lists} />}
    </StandingRecord>
  );
}

function Allowed(props: ServiceFormProps) {
  const member = useSession().userInfo;
  const { record } = props.found;
  if (record !== null && !record.allowedActions.includes('edit')) {
    return <ServiceDetailView record={record} certificates={props.certificates} cities={props.cities} />;
  }
  // Of a member that the platform did not tell of, it answers for itself.
  if (record === null && member !== null && !mayDo(member, 'service_add')) {
    return <UnloadedRecord loaded={{ kind: 'forbidden' }} listHref={paths.publishedServices} />;
  }
  return <ServiceForm key={record?.id} {...props} />;
}
