import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

function PhoneForm() {
  const [phone, setPhone] = useState('13800003523');
  return (
    <>
      <TextField label="收货人" value="" onChange={() => undefined} />
      <PhoneField label="手机号码" value={phone} onChange={setPhone} />
    </>
  );
}

test('a number that is reached by the keyboard is replaced by what is typed, as in every other field', async () => {
  mount(<PhoneForm />);
  const field = page.getByRole('textbox', { name: '手机号码' });
  await expect.element(field).toHaveValue('138 0000 3523');
  await userEvent.click(page.getByRole('textbox', { name: '收货人' }));
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('13977700001');
  await expect.element(field).toHaveValue('13977700001');
  await userEvent.tab();
  await expect.element(field).toHaveValue('139 7770 0001');
});
