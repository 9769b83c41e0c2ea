const homeGroup = '首页/';

/** The component that a title of stories names: 组件/Button 按钮 is Button; all sections of the home page are one. */
export function componentOf(title: string): string {
  if (title.startsWith(homeGroup)) return 'HomeSection';
  return /\/([A-Za-z]+)/.exec(title)?.[1] ?? title;
}
