import { Button, ButtonLink } from '@jianzhu/ui';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { companyTexts as texts } from './messages.ts';
import { showcaseCalls } from './showcase-calls.ts';

export interface FollowButtonProps {
  /** Of the company. */
  readonly id: string;
  /** Null for a visitor, whom it leads to the login. */
  readonly isFollowed: boolean | null;
}

/** Begins or ends to follow a company. */
export function FollowButton({ id, isFollowed }: FollowButtonProps) {
  const client = usePortalClient();
  const act = useAct();
  const { login } = useLoginLinks();
  const { revalidate } = useRevalidator();
  const isMember = isFollowed !== null;
  // Another tab may have begun or ended to follow it since.
  useEffect(() => {
    if (!isMember) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isMember, revalidate]);
  if (isFollowed === null) {
    return (
      <ButtonLink href={login} variant="line" size="compact">
        {texts.follow}
      </ButtonLink>
    );
  }
  const toggle = () =>
    act.run('follow', async () => {
      const { follow } = await showcaseCalls(client);
      await follow({ body: { id, isFollowed: isFollowed ? 0 : 1 } });
      return isFollowed ? texts.unfollowed : texts.followedNow;
    });
  return (
    <Button
      variant="line"
      size="compact"
      aria-pressed={isFollowed}
      pending={act.isBusy('follow')}
      onClick={() => void toggle()}
    >
      {isFollowed ? texts.unfollow : texts.follow}
    </Button>
  );
}
