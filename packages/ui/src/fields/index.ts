export {
  Checkbox,
  type CheckboxProps,
  CheckboxRow,
  type Choice,
  RadioGroup,
  type RadioGroupProps,
  Switch,
  type SwitchProps,
} from './choices.tsx';
export {
  Field,
  type FieldControl,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  type FieldWords,
} from './field.tsx';
export { MoneyField, type MoneyFieldProps, QuantityField, type QuantityFieldProps } from './number-fields.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordStrength } from './password-field.tsx';
export { groupPhone, PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { PinField, type PinFieldProps } from './pin-field.tsx';
export { PinPad, type PinPadProps } from './pin-pad.tsx';
export { SendCodeField, type SendCodeFieldProps, type SendCodeHandle } from './send-code-field.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
