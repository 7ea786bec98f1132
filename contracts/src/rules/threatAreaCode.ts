/** How a threat area stands in an address: spaces become underscores (S1 section 2). */
export const threatAreaCode = (name: string): string => name.replaceAll(' ', '_')

/** How a category stands in an address: lower-cased, spaces become underscores (S2 section 2.4). */
export const categoryPath = (name: string): string => threatAreaCode(name.toLowerCase())
