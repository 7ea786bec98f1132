/** Every file of texts but those on the first page: a language is a folder, known by being there. */
export const textFiles = import.meta.glob(['../locales/*/*.json', '!../locales/en/{shell,ui}.json'], {
  import: 'default',
}) as Record<string, () => Promise<Record<string, unknown>>>
