/** Outlines that only the attachment widgets need. */
export const attachmentShapes = {
  upload: 'M12 16V4.5M7 9.5l5-5 5 5M4.5 20h15',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l.9 14h10.2l.9-14M10 10.5v6M14 10.5v6',
  plus: 'M12 5v14M5 12h14',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2',
  flash: 'M13 3 5.5 13.5h5.5l-1 7.5L18.5 10.5h-6Z',
  offline:
    'M4 4l16 16M6.8 14a7 7 0 0 1 3.7-2M14.7 12.1c.9.3 1.8.9 2.5 1.8M3.5 10.500a12 12 0 0 1 4-2.700M11.2 6.800a12 12 0 0 1 9.3 3.700M12 17.700v.1',
} as const;
