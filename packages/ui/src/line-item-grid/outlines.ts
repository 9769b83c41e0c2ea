/** Outlines on a 24 grid which only this grid needs. */
export const outlines = {
  copy: 'M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l.8 13h9.4l.8-13M10.5 10.5v6M13.5 10.5v6',
  plus: 'M12 5v14M5 12h14',
  failed: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5v5.5M12 16.3v.1',
} as const;
