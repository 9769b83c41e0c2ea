import { shownAvatar } from '@jianzhu/domain';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { deskOf } from '../../attachment/load-upload-desk.ts';
import { usePortalClient } from '../../portal-client.ts';

const RESOURCE_ID = /^\d+$/;

/** Address of what stands in the form: of a file that is not saved yet the platform is asked. */
export function useAvatarAddress(avatar: string): string | null {
  const client = usePortalClient();
  const isFile = RESOURCE_ID.test(avatar);
  const [found, setFound] = useState<{ readonly avatar: string; readonly address: string } | null>(null);
  useEffect(() => {
    if (!isFile) return;
    let isWanted = true;
    deskOf(client)
      .then((desk) => desk.addressOf(avatar))
      .then((address) => {
        if (isWanted) setFound({ avatar, address });
      })
      .catch(logUnlessShown);
    return () => {
      isWanted = false;
    };
  }, [client, avatar, isFile]);
  if (!isFile) return shownAvatar(avatar) || null;
  return found?.avatar === avatar ? found.address : null;
}
