import { type RefObject, useEffect, useState } from 'react';

/** Subtitles of a video as WebVTT; browsers take them from the page's own origin only. */
export interface CaptionTrack {
  readonly src: string;
  /** Language tag, such as zh-CN. */
  readonly language: string;
  /** Name of the language as its readers write it. */
  readonly label: string;
}

/** The switch of a video's subtitles, or null when it has none. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, captions: readonly CaptionTrack[]) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const [first] = video.current?.textTracks ?? [];
    if (first) first.mode = isShown ? 'showing' : 'hidden';
  }, [video, isShown]);

  if (captions.length === 0) return null;
  return { isShown, onToggle: () => setIsShown(!isShown) };
}
