function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** Icon outlines on a 24 grid, drawn with a 1.5 stroke and round ends. */
export const shapes = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  'arrow-up-right': 'M7 17 17 7M8.5 7H17v8.5',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17M4 17h16M10 20.5h4M12 2.5v2',
  building: 'M5 20.5v-17h9v17M14 9h5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3M16.5 12.5v.1M16.5 16v.1',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v5M16 3v5',
  caliper: 'M3.5 5h17M3.5 3v4M20.5 3v4M5.5 10.5h13v10h-13zM5.5 14h3M5.5 17.5h3M12 10.5v3',
  cap: 'm2.5 9 9.5-4.5L21.5 9 12 13.5ZM6.5 11v5c3.5 2.7 7.5 2.7 11 0v-5M21.5 9v6',
  chat: 'M4 4.5h16v12h-9l-4.5 3.5v-3.5H4ZM8 9h8M8 12.5h5',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  columns: 'M4 5.5h16v13H4zM9.5 5.5v13M15 5.5v13',
  'document-seal': `M18.5 11V3.5h-13v17H11M8.5 7.5h7M8.5 11h4${circle(16.5, 16, 3)}M14.8 18.5l-.8 3 2.5-1.3 2.5 1.3-.8-3`,
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  exit: 'M13.5 4H5v16h8.5M10 12h10.5M17 8.5 20.5 12 17 15.5',
  eye: `M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12Z${circle(12, 12, 3)}`,
  'eye-off': 'M4 4l16 16M9.5 6c4.9-1.5 9 .7 12 6-.9 1.6-2 2.9-3.1 3.9M6 7.9C4.7 8.9 3.5 10.3 2.5 12c3 5.3 7.3 7.5 12 6',
  file: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9.5 13h6M9.5 16.5h6',
  flask: 'M9.5 3.5h5M10.5 3.5v6l-5.5 9a1.3 1.3 0 0 0 1.1 2h11.8a1.3 1.3 0 0 0 1.1-2l-5.5-9v-6M7.5 15.5h9',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  help: `${circle(12, 12, 8.5)}M9.5 9.7c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.5.9 2.5 2.2 0 2-2.6 2-2.6 4.2M12 16.6v.1`,
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h12V9.5M10 20v-5.5h4V20',
  info: `${circle(12, 12, 8.5)}M12 11v5.5M12 7.5v.1`,
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  pause: 'M9 6v12M15 6v12',
  pin: `M12 21c4.5-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6 6.5 11Z${circle(12, 10, 2.3)}`,
  play: 'M8 5.5v13l10.5-6.5Z',
  plus: 'M12 5v14M5 12h14',
  'qr-code': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM14 20v-.1M20 14v-.1',
  reset: 'M5 12a7 7 0 1 0 2-5L4.5 9.5M4.5 4.5v5h5',
  search: `${circle(10.5, 10.5, 6.5)}M15.5 15.5l5 5`,
  shield: 'M12 3 5 5.5V11c0 4.7 2.8 8 7 10 4.2-2 7-5.3 7-10V5.5ZM9 11.5l2.3 2.3L15.5 9.5',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.6 4.1 1.3 6.1-5.4-3.1L6.6 20l1.3-6.1-4.6-4.1 6.1-.7Z',
  'text-size': 'M3.5 18 8 6.5 12.5 18M5 14.5h6M14 18l3-8 3.5 8M15 15.5h4.5',
  user: `${circle(12, 8, 4)}M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6`,
  warning: 'M12 4 2.5 20h19ZM12 10v5M12 17.5v.1',
} as const;

/** Name of an icon of the set. */
export type IconName = keyof typeof shapes;
