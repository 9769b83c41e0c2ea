import { breakpoint, type densityClass, type themeClass } from '@jianzhu/ui/tokens';
import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Toolbar = Exclude<NonNullable<GlobalTypes[string]['toolbar']>, boolean>;

/** A choice of the toolbar: what a reader sees for each of its values, the first one being the usual. */
interface Choice {
  readonly title: string;
  readonly icon: NonNullable<Toolbar['icon']>;
  readonly values: Readonly<Record<string, string>>;
}

const choices = {
  theme: {
    title: '主题',
    icon: 'paintbrush',
    values: {
      generic: '通用',
      changchun: '长春专区',
      party: '党建',
      largeText: '大字版',
      mourning: '哀悼灰',
    } satisfies Record<keyof typeof themeClass, string>,
  },
  density: {
    title: '密度',
    icon: 'menu',
    values: { comfortable: '宽松', compact: '紧凑' } satisfies Record<keyof typeof densityClass, string>,
  },
  login: { title: '登录状态', icon: 'user', values: { member: '已登录', visitor: '未登录' } },
  companyType: { title: '企业类型', icon: 'category', values: { require: '采购方', supply: '供应方' } },
  network: { title: '网络', icon: 'globe', values: { ok: '正常', slow: '慢（3秒）', fails: '失败' } },
  motion: { title: '动效', icon: 'lightning', values: { full: '完整', reduced: '减弱' } },
} satisfies Readonly<Record<string, Choice>>;

/** Name of a choice of the toolbar. */
export type ChoiceName = keyof typeof choices;

/** The value that is chosen, or the usual one when the address of a story asks for one that does not exist. */
export function chosen<Name extends ChoiceName>(
  globals: Readonly<Record<string, unknown>>,
  name: Name,
): keyof (typeof choices)[Name]['values'] {
  const { values } = choices[name];
  const asked = globals[name];
  const value = typeof asked === 'string' && asked in values ? asked : Object.keys(values)[0];
  // Both are keys of these values, which Object.keys and the operator `in` cannot say.
  return value as keyof (typeof choices)[Name]['values'];
}

/** The toolbar's menus. */
export const globalTypes: GlobalTypes = Object.fromEntries(
  Object.entries<Choice>(choices).map(([name, { title, icon, values }]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: Object.entries(values).map(([value, label]) => ({ value, title: label })),
      },
    },
  ]),
);

const widths = [1200, 1366, 1440, 1600, 1920, 2560, 375];

/** What a window of 1366 px leaves to the page of whoever zooms in by 200 %. */
const zoomedIn = {
  name: '1366 px，放大200%',
  styles: { width: '683px', height: '384px' },
  type: 'desktop',
} as const;

/** Windows of the portal's visitors; w375 is that of the pages for phones. */
export const viewports = {
  ...Object.fromEntries(
    widths.map((width) => [
      `w${width}`,
      {
        name: `${width} px`,
        styles: { width: `${width}px`, height: width <= breakpoint.phone ? '812px' : '900px' },
        type: width <= breakpoint.phone ? ('mobile' as const) : ('desktop' as const),
      },
    ]),
  ),
  zoomedIn,
};
