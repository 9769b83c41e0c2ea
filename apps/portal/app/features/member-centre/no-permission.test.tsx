import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ShownMemberPage } from '../../navigation/use-member-page.ts';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import { NoPermission } from './no-permission.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const request = {
  company: '吉林北辰建设集团有限公司',
  roles: ['采购员'],
  granters: [{ name: '王建国', phone: '138****0001' }],
  granterCount: 3,
  isAsked: false,
};
const page: ShownMemberPage = {
  path: '/user/customer-message-list',
  name: '客户消息',
  access: 'no-permission',
  missing: [{ label: '在线沟通', place: '消息 · 在线沟通' }],
  side: 'require',
  list: null,
  request,
};

async function show(shown: ShownMemberPage, submit = vi.fn(async () => null)) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await act(async () =>
    root.render(
      <PortalStage client={stagedClient({ pageRequest: { submit } })}>
        <NoPermission page={shown} />
      </PortalStage>,
    ),
  );
  return { container, submit };
}

test('a page without permission names what it takes and who gives it, and asks them', async () => {
  const { container, submit } = await show(page);
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '采购员（吉林北辰建设集团有限公司）',
    '消息 · 在线沟通',
    '王建国 138****0001 等3人',
  ]);
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('申请权限');
  await act(async () => button?.click());
  expect(submit).toHaveBeenCalledWith({ body: { path: page.path } });
});

test('who has asked today cannot ask again, and nobody is asked where nobody could grant it', async () => {
  const asked = await show({ ...page, request: { ...request, isAsked: true } });
  expect(asked.container.querySelector('button')).toMatchObject({ disabled: true, textContent: '已申请' });
  const alone = await show({ ...page, request: { ...request, granters: [], granterCount: 0 } });
  expect(alone.container.querySelector('button')).toBeNull();
  const unknown = await show({ ...page, request: null });
  expect(unknown.container.querySelector('button')).toBeNull();
  expect(unknown.container.textContent).toContain('查看本页需要“在线沟通”权限');
});
