// Codes of the letters that lines are read by: the same in ASCII, UTF-8 and ISO 8859-1.
export const feed = 0x0a
export const carriage = 0x0d
export const space = 0x20
export const quote = 0x22
export const comma = 0x2c
export const dot = 0x2e
export const semicolon = 0x3b
export const at = 0x40
