export const threatAreaCode = (name: string): string => name.replaceAll(' ', '_')

export const categoryPath = (name: string): string => threatAreaCode(name.toLowerCase())
