/** Outlines of the toolbar's icons on the grid of the icon set. */
export const toolbarShapes = {
  bold: 'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
  underline: 'M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20.5h13',
  heading2: 'M4 5v14M12 5v14M4 12h8M16 18.5h5M18.5 9.5v9M16 11l2.5-1.5',
  heading3: 'M4 5v14M12 5v14M4 12h8M15.8 11c.4-1 1.3-1.6 2.4-1.6 3.4 0 3.2 3 1 5L15.7 18.5h5.3',
  heading4:
    'M4 5v14M12 5v14M4 12h8M15.8 10.5c.5-.8 1.3-1.2 2.3-1.2 3 0 3.1 4.3-.3 4.4 3.9 0 3.9 5 .3 5-1.2 0-2.1-.5-2.6-1.4',
  bulletList: 'M9.5 6h11M9.5 12h11M9.5 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  orderedList: 'M10.5 6h10M10.5 12h10M10.5 18h10M3.5 5l1.5-1v5M3.5 15.3c.7-1.6 3.2-1 2.5.7L3.5 19.5h3',
  quote: 'M10 6.5c-3.5 1-5.5 4-5.5 8v3h5.5v-5.5H6.8M19.5 6.5c-3.5 1-5.5 4-5.5 8v3h5.5v-5.5h-3.2',
  link: 'M10 14.5a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 9.5a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15 9v.1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5',
} as const;

/** Name of an icon of the toolbar. */
export type ToolbarIconName = keyof typeof toolbarShapes;
