import { expectAccessible } from '../support/accessibility.ts';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { openInquiry, publishInquiry, submitQuotation, tradeAs, tradePages } from '../support/trade.ts';

// They talk to nobody else.
const phones = { buyer: demoPerson(24).phone, supplier: '13800000012' } as const;

test('an inquiry and a quotation are sent as cards, and each side sees what it may of them (4.6)', async ({
  browser,
}) => {
  const buyer = await tradeAs(browser, phones.buyer, 'require');
  const supplier = await tradeAs(browser, phones.supplier, 'supply');
  const inquiry = await publishInquiry(buyer);
  const quotationId = await submitQuotation(supplier, inquiry, [300_000, 310_000]);

  await supplier.visit(tradePages.inquiry(inquiry.id));
  await supplier.page.getByRole('link', { name: '联系对方' }).click();
  const offered = supplier.page.getByRole('button', { name: '发送给对方' });
  await expect(offered).toBeVisible();
  await expectAccessible(supplier.page);
  await offered.click();
  await expect(offered).toBeHidden();
  const log = supplier.page.getByRole('log');
  await expect(log.getByRole('link', { name: inquiry.title })).toBeVisible();
  // Another reload shows the card as the record is then.
  await supplier.page.reload();
  await expect(log.getByRole('link', { name: inquiry.title })).toBeVisible();
  await expect(log.getByText('报价截止')).toBeVisible();

  // The buyer has it in her chats, in words in the list and as a card in the log.
  await buyer.visit('/user/customer-message-list');
  const row = buyer.page.getByText('[询价单]').first();
  await expect(row).toBeVisible();
  await row.click();
  const received = buyer.page.getByRole('log');
  await expect(received.getByRole('link', { name: inquiry.title })).toBeVisible();

  // After the opening the buyer asks about the quotation, whose card says its total to both.
  await openInquiry(buyer, inquiry);
  await buyer.visit(`/user/my-quotation/quoted-company-detail?quotationId=${quotationId}`);
  await buyer.page.getByRole('link', { name: '联系对方' }).click();
  await buyer.page.getByRole('button', { name: '发送给对方' }).click();
  await expect(received.getByText('报价总额')).toBeVisible();
  await expect(log.getByText('报价总额')).toBeVisible();
  await received.getByRole('link', { name: inquiry.title }).last().click();
  await expect(buyer.page).toHaveURL(/quoted-company-detail/);
});
