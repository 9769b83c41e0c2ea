import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { WizardPage } from './wizard-page.tsx';

function Wizard() {
  const [step, setStep] = useState(0);
  return (
    <WizardPage
      title="企业认证"
      steps={['营业执照', '法定代表人']}
      current={step}
      finishText="提交认证"
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
