import { BusinessError, isApiError } from '@jianzhu/api-client';
import { member } from '@jianzhu/api-client/contract';
import { type codeScenes, memberSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { Button, SkeletonRows } from '@jianzhu/ui';
import { type CaptchaSolution, SliderCaptcha } from '@jianzhu/ui/slider-captcha';
import { useCallback, useEffect, useState } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { phoneCodeTexts as texts } from './messages.ts';

/** What a code by text message may be asked for. */
export type CodeScene = (typeof codeScenes)[number];

const contexts = { puzzle: { captcha: member.captcha, validateCaptcha: member.validateCaptcha } };

async function puzzleCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf(contexts, { puzzle: memberSchemas }, 'quiet').puzzle;
}

interface Picture {
  readonly captchaId: string;
  readonly bgImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
  /** When its time is up, by the clock of this page (ms since 1970). */
  readonly untilMs: number;
}

/** What went wrong, in words; `otherwise` where nothing is known of it. */
const reasonOf = (error: unknown, otherwise: string) =>
  (isApiError(error) ? error.toast?.text : undefined) ?? otherwise;

/** Missed, or its time is up: there is another picture. Any other failure leaves this one to be tried again. */
const isOver = (error: unknown) => error instanceof BusinessError && error.code === BUSINESS_CODES.wrongCode.code;

export interface PuzzleProps {
  readonly scene: CodeScene;
  /** The phone that the code goes to. */
  readonly phone: string;
  /** Told of the token of a solved puzzle, good for one code; null once there is another picture. */
  readonly onToken: (token: string | null) => void;
  readonly otherWay: string;
  readonly onOtherWay: () => void;
}

/** The slider puzzle before a code is sent. */
export function Puzzle({ scene, phone, onToken, otherWay, onOtherWay }: PuzzleProps) {
  const client = usePortalClient();
  const [picture, setPicture] = useState<Picture | null>(null);
  /** Why there is no picture, or no other one. */
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'checking' | 'passed' | 'failed'>('ready');
  /** Why a piece that was handed in did not pass. */
  const [failure, setFailure] = useState<string>();

  // Until it is there the old picture stays, and with it the focus.
  const load = useCallback(async () => {
    try {
      const puzzle = await puzzleCalls(client);
      const askedAtMs = Date.now();
      const { lifeSeconds, ...shown } = await puzzle.captcha();
      setPicture({ ...shown, untilMs: askedAtMs + lifeSeconds * 1000 });
      setLoadFailure(null);
    } catch (error) {
      logUnlessShown(error);
      setLoadFailure(reasonOf(error, texts.puzzleFailed));
    }
  }, [client]);
  useEffect(() => void load(), [load]);

  async function renew(): Promise<void> {
    onToken(null);
    setState('ready');
    await load();
  }

  async function solve({ captchaId }: Picture, { x, track, by }: CaptchaSolution): Promise<void> {
    setLoadFailure(null);
    setState('checking');
    try {
      const puzzle = await puzzleCalls(client);
      const body = { captchaId, x, track: track.map(([dx, dy, ms]): [number, number, number] => [dx, dy, ms]), by };
      const { captchaToken } = await puzzle.validateCaptcha({ body: { ...body, scene, phone } });
      setState('passed');
      onToken(captchaToken);
    } catch (error) {
      logUnlessShown(error);
      // Nobody moves the piece of a picture that is about to go.
      if (isOver(error)) await load();
      setFailure(reasonOf(error, texts.puzzleUnchecked));
      setState('failed');
    }
  }

  if (picture === null && loadFailure !== null) {
    return (
      <p role="alert">
        {loadFailure} <Button onClick={() => void renew()}>{texts.retry}</Button>
      </p>
    );
  }
  if (picture === null) return <SkeletonRows rows={3} />;
  return (
    <SliderCaptcha
      pictureSrc={picture.bgImage}
      pieceSrc={picture.pieceImage}
      pieceTop={picture.pieceY}
      untilMs={picture.untilMs}
      state={loadFailure === null ? state : 'failed'}
      failure={loadFailure ?? failure}
      onSolve={(solution) => void solve(picture, solution)}
      onRefresh={() => void renew()}
      otherWay={otherWay}
      onOtherWay={state === 'passed' ? undefined : onOtherWay}
    />
  );
}
