import { expect, it } from 'vitest'
import { planUpgrade } from './upgrade.ts'

const node = '/usr/local/bin/node'

it.each([
  ['/usr/local/lib/node_modules/heed-cli/bin/heed.cjs', [], 'global', ['npm install -g heed-cli@latest']],
  [
    '/home/ása b/.npm/lib/node_modules/heed-cli/bin/heed.cjs',
    [],
    'global',
    ["npm install -g --prefix '/home/ása b/.npm' heed-cli@latest"],
  ],
  [
    '/srv/app/node_modules/heed-cli/bin/heed.cjs',
    ['/srv/app/package.json'],
    'project',
    ['cd /srv/app', 'npm install heed-cli@latest'],
  ],
  [
    '/root/.npm/_npx/1a2b/node_modules/heed-cli/bin/heed.cjs',
    ['/root/.npm/_npx/1a2b/package.json'],
    'npx',
    ['npx heed-cli@latest --version'],
  ],
  [
    '/src/heed/cli/bin/heed.cjs',
    ['/src/heed/cli/build.mjs'],
    'checkout',
    ['cd /src/heed', 'git pull', 'npm install', 'npm run build -w cli'],
  ],
  ['/opt/heed.cjs', [], 'file', []],
])('heed at %s is upgraded in its own way', (script, files, installed, commands) => {
  const hasFile = (path: unknown) => files.includes(String(path))
  expect(planUpgrade(script, node, hasFile)).toMatchObject({ installed, commands })
})
