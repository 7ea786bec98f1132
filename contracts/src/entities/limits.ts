/** Longest address, employee name and list name (the unit of an import line), in characters (S0 section 9). */
export const emailMax = 100
export const nameMax = 100
export const unitMax = 50
/** Shortest and longest company name on create and rename; a company named for a credit has three at least. */
export const companyNameMin = 4
export const companyNameMax = 150
export const creditCompanyNameMin = 3
/** A logo is a PNG of at most so many bytes; up to 640 x 264 it is not scaled (S0 section 5). */
export const logoBytesMax = 80_000
export const logoSize = { width: 640, height: 264 } as const
/** A certificate of the single sign-on has fewer bytes than this (S0 section 5). */
export const certificateBytesBelow = 5000
