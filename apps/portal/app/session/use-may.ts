import { mayDo, type PermissionKey } from '@jianzhu/domain/member-center';
import { useSession } from '../portal-client.ts';

/** Asks whether the member holds a permission; nobody does while the platform could not say which she has. */
export function useMay(): (key: PermissionKey) => boolean {
  const { userInfo } = useSession();
  return (key) => userInfo !== null && mayDo(userInfo, key);
}
