/** Themes and window sizes that pictures are taken in. `isWholePage` also takes what is below the fold. */
export const looks = [
  { name: '1440', width: 1440, height: 900, colorScheme: 'light', isWholePage: false },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark', isWholePage: false },
  { name: '1280', width: 1280, height: 720, colorScheme: 'light', isWholePage: false },
  { name: '390', width: 390, height: 844, colorScheme: 'light', isWholePage: true },
] as const
