import { useEffect, useRef, useState } from 'react';
import { captchaMessages } from './messages.ts';
import { followPicture } from './picture-time.ts';

export interface ShownPicture {
  readonly src: string;
  /** Its end, by the clock of the page (ms since 1970); without one it is good for ever. */
  readonly untilMs: number | undefined;
  /** Whether the piece is held, or the picture needed no more: then nothing is done to it. */
  readonly isPaused: boolean;
  readonly onOver: () => void;
}

/** What is to be said of the time of a puzzle's picture. At its end it asks for another one. */
export function usePictureTime({ src, untilMs, isPaused, onOver }: ShownPicture): string {
  const [said, setSaid] = useState('');
  const over = useRef({ hasCome: false, tell: onOver });

  useEffect(() => {
    over.current.tell = onOver;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is what tells that there is another one
  useEffect(() => {
    setSaid(over.current.hasCome ? captchaMessages.renewed : '');
    over.current.hasCome = false;
  }, [src]);

  useEffect(() => {
    if (isPaused) setSaid('');
    if (isPaused || untilMs === undefined) return;
    return followPicture({
      untilMs,
      onSoon: () => setSaid(captchaMessages.soon),
      onOver: () => {
        setSaid('');
        over.current.hasCome = true;
        over.current.tell();
      },
    });
  }, [untilMs, isPaused]);

  return said;
}
