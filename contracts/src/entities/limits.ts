/** Characters; `listNameMaxLength` is for list names (S0 section 9). */
export const emailMaxLength = 100
export const nameMaxLength = 100
export const listNameMaxLength = 50
export const companyNameMinLength = 4
export const companyNameMaxLength = 150
export const creditCompanyNameMinLength = 3
/** Months; 1200 never ends, -1 ends on a custom day (S0 section 5). */
export const validityMonths = [1, 3, 6, 12, 18, 24, 60, 120, 1200, -1] as const
/** Bytes; logos up to `logoSize` pixels aren't scaled (S0 section 5). */
export const logoBytesMax = 80_000
export const logoSize = { width: 640, height: 264 } as const
export const certificateBytesLimit = 5000
export const personalizeNameMinLength = 3
export const personalizeDomainMinLength = 4
export const personalizeTextMaxLength = 150
export const subjectsPerIntervalMax = 20
export const deliveryEventsMax = 200
export const reminderStepsMax = 5
export const reminderDelayMax = 1000
/** Lines per call; longer imports are split (U-13). */
export const importRecordsMax = 5_000
export const importMegabytesMax = 4
/** A batch is sent once it reaches this size, so that one more line always fits. */
export const importBatchBytes = (importMegabytesMax - 1) * 1024 * 1024
