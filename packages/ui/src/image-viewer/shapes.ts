const lens = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5M7.5 10.5h6';

/** Outlines that only the viewer needs. */
export const viewerShapes = {
  zoomIn: `${lens}M10.5 7.5v6`,
  zoomOut: lens,
  turnLeft: 'M4.5 4.5v5h5M4.5 9.5A8 8 0 1 1 4 13',
  turnRight: 'M19.5 4.5v5h-5M19.5 9.5A8 8 0 1 0 20 13',
} as const;
