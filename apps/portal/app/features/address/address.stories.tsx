import * as paths from '../../paths.ts';
import { PortalStage, stagedClient } from '../../testing/portal-stage.tsx';
import type { AddressPage, AddressRow } from './address-calls.ts';
import { AddressCards } from './address-cards.tsx';
import { AddressFormPage } from './address-form.tsx';

const above = { 'routes/layouts/simple': { path: paths.addresses, name: '收货地址', access: 'open' } };
const client = () => stagedClient({}, { permissionKeys: ['address_view', 'address_add', 'address_edit'] });

const row: AddressRow = {
  id: '1',
  version: 1,
  receiver: '李采宁',
  phoneMasked: '138****0001',
  regionText: '吉林省 长春市 南关区',
  detail: '人民大街6888号三号门',
  siteName: '净月项目部',
  tag: null,
  isDefault: 1,
  updateTime: '2026-11-21 10:02:00',
  allowedActions: ['edit', 'delete'],
};
const other: AddressRow = { ...row, id: '2', receiver: '孙工', siteName: '', isDefault: 0 };
const listOf = (records: AddressRow[]): AddressPage => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  pages: 1,
});

const cards = (loaded: Parameters<typeof AddressCards>[0]['loaded']) => (
  <PortalStage client={client()} entry={paths.addresses} above={above}>
    <AddressCards loaded={loaded} />
  </PortalStage>
);

const form = (loaded: Parameters<typeof AddressFormPage>[0]['loaded']) => (
  <PortalStage client={client()} entry={paths.addressModify} above={above}>
    <AddressFormPage loaded={loaded} />
  </PortalStage>
);

export default { title: '页面视图/收货地址' };

export const Cards = { name: '选择地址', render: () => cards({ kind: 'ready', list: listOf([row, other]) }) };
export const NoCards = { name: '选择地址：没有地址', render: () => cards({ kind: 'ready', list: listOf([]) }) };
export const FailedCards = { name: '选择地址：加载失败', render: () => cards({ kind: 'failed' }) };
export const NewForm = {
  name: '新增地址',
  render: () => form({ kind: 'ready', record: { record: null, draft: null } }),
};
export const MissingForm = { name: '地址不存在', render: () => form({ kind: 'missing' }) };
export const FailedForm = { name: '地址加载失败', render: () => form({ kind: 'failed' }) };
