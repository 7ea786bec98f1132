export const toThreatAreaCode = (name: string): string => name.replaceAll(' ', '_')

export const toCategoryPath = (name: string): string => toThreatAreaCode(name.toLowerCase())
