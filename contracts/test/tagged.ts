/** Vitest settings of every folder. HEED_TAGS chooses tests by tag, as in `!slow`; e2e/README.md says who uses which. */
export const tagged = {
  tags: [
    { name: 'slow', description: 'Left to npm test -- --all' },
    { name: 'property', description: 'Gets more inputs from npm test -- --all' },
  ],
  ...(process.env.HEED_TAGS ? { tagsFilter: [process.env.HEED_TAGS] } : {}),
}
