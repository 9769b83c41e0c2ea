/** The dictionary of each app of the download pages. */
export const APP_DICTIONARIES = { mobile: 'app_download', platform: 'app_download_jl' } as const;

/** Keys of such a dictionary that hold an address. */
export const APP_ADDRESS_KEYS = ['ios', 'android'] as const;

/** Whether an address leads to a download: only https does, because the address comes from what operators type. */
export const isAppAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
