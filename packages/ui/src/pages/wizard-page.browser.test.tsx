import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { WizardPage } from './wizard-page.tsx';

function Wizard({ rail }: { readonly rail?: ReactNode }) {
  const [step, setStep] = useState(0);
  return (
    <WizardPage
      title="企业认证"
      steps={['营业执照', '法定代表人']}
      current={step}
      finishText="提交认证"
      note="已保存 14:36"
      rail={rail}
      onBack={() => setStep(0)}
      onNext={() => setStep(1)}
    >
      <div style={{ height: 3000 }}>{step === 0 ? '执照' : '法人'}</div>
    </WizardPage>
  );
}

test('another step is shown, and read, from its beginning', async () => {
  mount(<Wizard />);
  window.scrollTo({ top: 2000 });
  await userEvent.click(page.getByRole('button', { name: '下一步' }));
  await expect.element(page.getByText('法人', { exact: true })).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
  expect(document.activeElement?.textContent).toContain('法定代表人');
});

test('what is said of the review stands beside the fields, and below them on a phone, which it never widens', async () => {
  await page.viewport(1366, 768);
  mount(<Wizard rail={<p>审核说明</p>} />);
  const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
  expect(box('审核说明').left).toBeGreaterThan(box('执照').right);
  await page.viewport(390, 844);
  expect(box('审核说明').top).toBeGreaterThanOrEqual(box('执照').bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
