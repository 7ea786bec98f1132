export const lineFeed = 0x0a
export const carriageReturn = 0x0d
export const space = 0x20
export const quote = 0x22
export const comma = 0x2c
export const dot = 0x2e
export const semicolon = 0x3b
export const atSign = 0x40
