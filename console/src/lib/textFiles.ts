export const textFiles = import.meta.glob(['../locales/*/*.json', '!../locales/en/{shell,ui,inputs}.json'], {
  import: 'default',
}) as Record<string, () => Promise<Record<string, unknown>>>
