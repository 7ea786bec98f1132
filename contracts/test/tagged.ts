/** HEED_TAGS selects tests by tag, like `!slow`; see e2e/README.md. */
export const testTags = {
  tags: [
    { name: 'slow', description: 'Left to npm test -- --all' },
    { name: 'property', description: 'Gets more inputs from npm test -- --all' },
  ],
  ...(process.env.HEED_TAGS ? { tagsFilter: [process.env.HEED_TAGS] } : {}),
}
