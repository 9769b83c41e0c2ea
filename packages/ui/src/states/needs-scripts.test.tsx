import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NeedsScripts } from './needs-scripts.tsx';

it('says what needs scripts, where there are none', () => {
  const said = (act?: string) =>
    renderToStaticMarkup(<NeedsScripts {...(act !== undefined && { act })} className="x" />);
  const cure = '需要JavaScript，请在浏览器设置中开启后刷新页面</p></noscript>';
  expect(said()).toBe(`<noscript><p class="x">此处按钮${cure}`);
  expect(said('播放此视频')).toBe(`<noscript><p class="x">播放此视频${cure}`);
});
