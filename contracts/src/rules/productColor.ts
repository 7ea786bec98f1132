/** Of a brand that has no colour of its own, on each theme; '#rrggbb'. */
export const productColors = { light: '#2f52d6', dark: '#8ea6ff' } as const

/** On white: mails, certificates and reports. */
export const productColor = productColors.light
