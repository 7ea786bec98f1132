/** Longest address, employee name and list name (the unit of an import line), in characters (S0 section 9). */
export const emailMax = 100
export const nameMax = 100
export const unitMax = 50
/** Shortest and longest company name on create and rename; a company named for a credit has three at least. */
export const companyNameMin = 4
export const companyNameMax = 150
export const creditCompanyNameMin = 3
/** How long a subscription may be sold for, in months; 1200 stands for no end, -1 for a day of one's own (S0 section 5). */
export const validityOptions = [1, 3, 6, 12, 18, 24, 60, 120, 1200, -1] as const
/** A logo is a PNG of at most so many bytes; up to 640 x 264 it is not scaled (S0 section 5). */
export const logoBytesMax = 80_000
export const logoSize = { width: 640, height: 264 } as const
/** A certificate of the single sign-on has fewer bytes than this (S0 section 5). */
export const certificateBytesBelow = 5000
/** What a personalised scenario may say of the company, in characters (S1 section 5). */
export const personalizeNameMin = 3
export const personalizeDomainMin = 4
export const personalizeMax = 150
/** Subjects that one delivery may hold, and deliveries of one training (S1 section 5). */
export const subjectsPerIntervalMax = 20
export const deliveryEventsMax = 200
/** Reminder steps of one campaign, and the longest delay of one (S1 section 5). */
export const reminderStepsMax = 5
export const reminderDelayMax = 1000
/** Lines that one call of an import takes (U-13); whoever has more sends them in several. */
export const importRecordsMax = 5_000
/** And so many megabytes, for the answer says every line again. */
export const importMegabytesMax = 4
/** Bytes of records with which a call goes out before it has as many lines as asked for: one line more fits above. */
export const importBytesFull = (importMegabytesMax - 1) * 1024 * 1024
