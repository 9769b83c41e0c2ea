/** Outlines that only the player needs. */
export const playerShapes = {
  muted: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 10l4.5 4.5M20.5 10 16 14.5',
  captions: 'M3.5 5.5h17v13h-17zM10.5 10a2.2 2.2 0 1 0 0 4M17 10a2.2 2.2 0 1 0 0 4',
  rotate: 'M19.5 3.5v5h-5M19.5 8.5A8 8 0 1 0 20 13.5',
  leaveFullscreen: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;
