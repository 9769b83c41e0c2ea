import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../tokens/global.css.ts';
import { Button } from '../button/button.tsx';
import { mount } from '../testing/mount.tsx';
import { EditorBar, EditorFrame } from './editor-frame.tsx';

const NOTHING = { left: null, canvas: null, right: null, said: '', narrow: null };

test('all that stands in the bar is within the narrowest window for editing', async () => {
  await page.viewport(1024, 700);
  mount(
    <EditorFrame
      {...NOTHING}
      bar={
        <EditorBar
          title="店铺装修"
          backHref="#"
          status="有未发布修改"
          middle={<div style={{ width: 300 }} />}
          note="定时发布：12-01 08:30 · 自动保存失败，稍后重试"
          actions={['历史版本', '预览', '定时发布', '发布'].map((name) => (
            <Button key={name} size="regular">
              {name}
            </Button>
          ))}
        />
      }
    />,
  );
  const publish = (await page.getByRole('button', { name: '发布', exact: true }).element()) as HTMLElement;
  const bar = publish.closest('header');
  expect(publish.getBoundingClientRect().right).toBeLessThanOrEqual(bar?.getBoundingClientRect().right ?? 0);
});
