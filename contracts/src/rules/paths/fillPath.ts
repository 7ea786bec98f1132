export const fillPath = (pattern: string, values: Readonly<Record<string, unknown>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
