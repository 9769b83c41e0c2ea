export {
  addressesOf,
  givenVariables,
  LOOPBACK,
  listOf,
  type SettingsError,
  STRICT_TRANSPORT,
  settingForms,
} from './network/setting-forms.ts';
