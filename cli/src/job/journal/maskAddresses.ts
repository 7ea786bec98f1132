const address = /[^\s@,;:"'<>()[\]\\]+@[^\s@,;:"'<>()[\]\\]*[^\s@.,;:"'<>()[\]\\]/g

const withoutAddresses = (text: string): string => text.replace(address, '[address]')

const masked = new Set(['reason', 'label', 'name'])

/** Runs must never store email addresses. */
const maskAddresses = (key: string, value: unknown): unknown =>
  typeof value === 'string' && masked.has(key) ? withoutAddresses(value) : value

export function jsonWithoutAddresses(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent)
  return text.includes('@') ? JSON.stringify(value, maskAddresses, indent) : text
}
