import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  // Debian's package manager, for installing a browser.
  ignoreBinaries: ['apt-get'],
  workspaces: {
    '.': { entry: [], project: [] },
    contracts: { entry: ['scripts/*.ts'], project: ['{src,node,pact,scripts,test}/**/*.ts'] },
    fixtures: { project: ['src/**/*.ts'] },
    'mock-server': {
      entry: ['src/main.ts', 'player/*.ts', '*.mjs'],
      project: ['{src,player}/**/*.ts', '*.mjs'],
      ignoreDependencies: ['swagger-ui-dist'],
    },
    console: {
      entry: ['desk.vite.config.ts', 'src/ahead/main.ts', 'desk/src/start/main.tsx', 'desk/src/bar/main.ts'],
      project: ['{*,{ahead,src,desk/src,test}/**/*}.{ts,tsx}'],
    },
    cli: {
      entry: ['src/{main,program/explaining,program/manual}.ts'],
      project: ['{src,bin,test}/**/*.{ts,cjs}', '*.mjs'],
    },
    e2e: {
      entry: [
        'journeys/**/*.ts',
        'bench/**/*.ts',
        'pictures/*.ts',
        'engines/{firefox,webkit}.mjs',
        'terminal/{vitest.config,setup}.ts',
        'terminal/**/*.test.ts',
        'runner/reports/*Reporter.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
    },
  },
}

export default config
