/** One hue in twelve roles, from the palest ground to the strongest text. `base` is the brand shade of the hue. */
interface Tone {
  readonly ground: string;
  readonly tint: string;
  readonly tag: string;
  readonly pressed: string;
  readonly softLine: string;
  readonly line: string;
  readonly icon: string;
  readonly base: string;
  readonly solid: string;
  readonly solidHover: string;
  readonly text: string;
  readonly strong: string;
}

const brand = {
  ground: '#fafcff',
  tint: '#f0f6ff',
  tag: '#e2eeff',
  pressed: '#cde1ff',
  softLine: '#b2d2ff',
  line: '#8cbbff',
  icon: '#398cff',
  base: '#0079fe',
  solid: '#006ce4',
  solidHover: '#005fca',
  text: '#0067da',
  strong: '#003271',
} satisfies Tone;

const success = {
  ground: '#f9fdf9',
  tint: '#effbef',
  tag: '#def7de',
  pressed: '#c3efc3',
  softLine: '#a1e5a2',
  line: '#78d37c',
  icon: '#29a439',
  base: '#22ac38',
  solid: '#128226',
  solidHover: '#07731e',
  text: '#127d24',
  strong: '#0a4111',
} satisfies Tone;

const warning = {
  ground: '#fffcf8',
  tint: '#fff7ed',
  tag: '#ffeed7',
  pressed: '#ffe1b7',
  softLine: '#ffd18d',
  line: '#fec05d',
  icon: '#bb8001',
  base: '#f5b039',
  solid: '#956608',
  solidHover: '#855a00',
  text: '#8f620a',
  strong: '#4c3202',
} satisfies Tone;

const danger = {
  ground: '#fffbfa',
  tint: '#fff4f3',
  tag: '#ffe6e4',
  pressed: '#ffd1cd',
  softLine: '#ffbab3',
  line: '#fd968f',
  icon: '#f54748',
  base: '#e82532',
  solid: '#d4212d',
  solidHover: '#bc1724',
  text: '#c91927',
  strong: '#691214',
} satisfies Tone;

/** Colours by role. `base` shades carry no small text: labels stand on `solid`, text is written in `text`. */
export const color = {
  brand,
  success,
  warning,
  danger,
  /** Red of party building; the party theme puts it in the brand's roles. */
  party: '#c8102e',
  ink: '#1c2430',
  body: '#3a4453',
  muted: '#5b6675',
  hint: '#626c7b',
  field: '#7f8896',
  line: '#cdd1d8',
  hairline: '#e3e8ef',
  tagGround: '#eef0f3',
  pictureGround: '#e9eff6',
  page: '#f5f7fa',
  sheet: '#ffffff',
  onSolid: '#ffffff',
  focus: '#0079fe',
  scrim: 'rgb(16 24 36 / .45)',
  banner: {
    ground: '#0055b7',
    text: '#ffffff',
    label: '#d6e6fb',
    rule: 'rgb(255 255 255 / .4)',
    hover: 'rgb(255 255 255 / .14)',
  },
  deep: { ground: '#003271', text: '#ffffff', label: '#b2d2ff', line: '#8cbbff', hairline: 'rgb(255 255 255 / .2)' },
  footer: {
    ground: '#1c2430',
    heading: '#ffffff',
    text: '#c3cbd6',
    muted: '#9aa5b4',
    link: '#8cbbff',
    line: 'rgb(255 255 255 / .12)',
    rule: 'rgb(255 255 255 / .24)',
  },
  player: { ground: '#131a24', raised: '#1f2b3b', stage: '#0b1018' },
} as const;
