import type { Notice } from '@jianzhu/domain';
import * as paths from '../../paths.ts';
import { PortalStage } from '../../testing/portal-stage.tsx';
import { NoticeDetail } from './notice-detail.tsx';

const notice: Notice = {
  id: '1',
  title: '您有一份报价待确认',
  content: '吉林市松屿建材有限公司已对询价单XJ202600001报价，请在2026-11-26 17:00前确认。',
  createTime: '2026-11-21 10:02:00',
  isRead: 1,
  switchType: 66,
  jumpType: null,
  jumpUrl: '',
  optId: '',
  pageSource: null,
};
const above = { 'routes/layouts/simple': { path: paths.notices, name: '消息详情', access: 'open' } };

const detail = (loaded: Parameters<typeof NoticeDetail>[0]['loaded']) => (
  <PortalStage entry={paths.notices} above={above}>
    <NoticeDetail loaded={loaded} />
  </PortalStage>
);

export default { title: '页面视图/消息详情' };

export const Found = { name: '一条消息', render: () => detail({ kind: 'ready', record: notice }) };
export const Missing = { name: '消息不存在', render: () => detail({ kind: 'missing' }) };
export const Failed = { name: '消息加载失败', render: () => detail({ kind: 'failed' }) };
