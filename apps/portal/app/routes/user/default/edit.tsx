import { ProfileFormPage } from '../../../features/profile/profile-form.tsx';
import { loadForm } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import type { Route } from './+types/edit';

/** The form of the member's own data (specification 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { view } = await services.session();
  const id = view.kind === 'member' ? (view.userInfo?.id ?? null) : null;
  return { loaded: await loadForm('profile', id, () => services.api.profile.detail(), services) };
}

export default function EditRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return <ProfileFormPage loaded={loaded} />;
}
