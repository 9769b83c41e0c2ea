/** Durations, lengths, breakpoints and names of themes that code reads: apart from the other tokens, so that no page carries these. */

/** Durations in ms. */
export const duration = {
  hover: 120,
  fade: 200,
  slide: 240,
  loadingBarThrottle: 200,
  loadingBarRun: 5000,
  hotTopic: 3000,
} as const;

/** Layout constants in px. */
export const layout = {
  content: 1366,
  gutter: 26,
  headerHeight: 100,
  menuHeight: 64,
  searchWidth: 1024,
  searchWidthWide: 1280,
  bannerHeight: 440,
  drawerWidth: 550,
  drawerTop: 100,
  drawerMinHeight: 500,
  dialogWidth: 400,
  companySelectorBase: 45,
  companySelectorPerCharacter: 16,
  companySelectorMax: 380,
  qrCodeSize: 130,
  loadingBarHeight: 2,
  overflowTolerance: 2,
} as const;

/** Viewport widths in px at which the layout changes; each is the last width of the narrower side but `axis`. */
export const breakpoint = {
  axis: 1640,
  desktop: 1439,
  laptop: 1199,
  tablet: 1023,
  phone: 767,
  wideSearch: 2000,
} as const;

/** Media queries made from the breakpoints. */
export const media = {
  axis: `(min-width: ${breakpoint.axis}px)`,
  wideSearch: `(min-width: ${breakpoint.wideSearch}px)`,
  desktop: `(max-width: ${breakpoint.desktop}px)`,
  laptop: `(max-width: ${breakpoint.laptop}px)`,
  tablet: `(max-width: ${breakpoint.tablet}px)`,
  phone: `(max-width: ${breakpoint.phone}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Stacking order. */
export const layer = {
  rail: '80',
  menu: '90',
  header: '100',
  scrim: '290',
  drawer: '300',
  dialog: '400',
  toast: '500',
  progress: '600',
} as const;

/** Class names which switch a theme on; the generic theme needs none. `party` may also sit on one section. */
export const themeClass = {
  generic: '',
  changchun: 'theme-changchun',
  party: 'theme-party',
  largeText: 'theme-large-text',
  mourning: 'mourning',
} as const;
