import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': { entry: [], project: [] },
    contracts: {
      entry: ['src/index.ts', 'scripts/*.ts', 'pact/index.ts'],
      project: ['{src,pact,scripts}/**/*.ts'],
    },
    fixtures: { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'mock-server': { entry: ['src/main.ts', '*.mjs'], project: ['src/**/*.ts', '*.mjs'] },
    console: { entry: ['src/app/main.tsx'], project: ['{src,test}/**/*.{ts,tsx}'] },
    cli: {
      entry: ['src/main.ts', 'bin/heed.mjs', 'build.mjs'],
      project: ['{src,bin}/**/*.{ts,mjs}', '*.mjs'],
    },
    e2e: { entry: ['journeys/**/*.ts', 'bench/*.ts', 'test.mjs'], project: ['**/*.{ts,mjs}'] },
  },
}

export default config
