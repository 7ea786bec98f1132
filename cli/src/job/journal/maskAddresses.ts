const addressPattern = /[^\s@,;:"'<>()[\]\\]+@[^\s@,;:"'<>()[\]\\]*[^\s@.,;:"'<>()[\]\\]/g

export const maskedAddress = '[address]'

const maskAddressesInText = (text: string): string => text.replace(addressPattern, maskedAddress)

const maskedKeys = new Set(['reason', 'label', 'name'])

/** Runs must never store email addresses. */
const maskAddresses = (key: string, value: unknown): unknown =>
  typeof value === 'string' && maskedKeys.has(key) ? maskAddressesInText(value) : value

export function stringifyWithoutAddresses(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent)
  return text.includes('@') ? JSON.stringify(value, maskAddresses, indent) : text
}
