/** Speeds of playback (specification section 9), the fastest on top of the menu. */
export const playbackRates = [2, 1.5, 1, 0.5] as const;

export type PlaybackRate = (typeof playbackRates)[number];
