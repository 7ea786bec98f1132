const address = /[^\s@,;:"'<>()[\]\\]+@[^\s@,;:"'<>()[\]\\]*[^\s@.,;:"'<>()[\]\\]/g

/** A text without the addresses of people in it. */
const withoutAddresses = (text: string): string => text.replace(address, '[address]')

/** Texts that come from people or the server; all others are ours. */
const masked = new Set(['reason', 'label', 'name'])

/** For JSON.stringify: whatever a run keeps goes through it, so that no address is kept by mistake. */
const maskAddresses = (key: string, value: unknown): unknown =>
  typeof value === 'string' && masked.has(key) ? withoutAddresses(value) : value

/** The JSON of what a run keeps; looked through only where an address may be in it. */
export function jsonWithoutAddresses(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent)
  return text.includes('@') ? JSON.stringify(value, maskAddresses, indent) : text
}
