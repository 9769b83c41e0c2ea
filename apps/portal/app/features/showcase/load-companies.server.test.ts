import { BusinessError } from '@jianzhu/api-client';
import { expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadCompany } from './load-companies.server.ts';

const contact = { contactName: '尹学成', phone: '13800000007', left: 4 };

async function load(kind: 'member' | 'anonymous', companyDetail: () => Promise<unknown>) {
  const company = async () => ({ id: '9', name: '衡砺钢材', intro: '' });
  // Nothing else of a request's services is asked for one company.
  const services = {
    api: { showcase: { company }, supplier: { companyDetail } },
    session: async () => ({ view: { kind, businessId: '1001' } }),
    report: vi.fn(),
  } as unknown as RequestServices;
  const loaded = await loadCompany(new URLSearchParams({ id: '9' }), services);
  return loaded.kind === 'ready' ? loaded.record.contact : loaded.kind;
}

it('knows whom to call at a company that the member’s has asked for before', async () => {
  expect(await load('member', async () => ({ contact }))).toEqual(contact);
});

it('knows nobody where that is refused, and asks for no visitor', async () => {
  const refused = () => Promise.reject(new BusinessError('supplier.companyDetail', 404, '不存在', null));
  expect(await load('member', refused)).toBeNull();
  const ask = vi.fn();
  expect(await load('anonymous', ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
