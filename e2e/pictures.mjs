// `npm run pictures -- dashboard people`: pictures of every screen, or of the scenes whose names contain a word.
// With `--shift`, measures how much these pages move while they load.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { writeGallery } from './pictures/writeGallery.mjs'
import { build } from './runner/build.mjs'
import { runPlaywright } from './runner/reports/results.mjs'
import { runStages } from './runner/stages.mjs'

const shiftOption = '--shift'
const args = process.argv.slice(2)
const measuresShift = args.includes(shiftOption)
const names = args.filter((word) => word !== shiftOption)
const folder = resolve(process.env.HEED_PICTURES_FOLDER ?? '.cache/pictures')
mkdirSync(folder, { recursive: true })

const parts = {
  build,
  pictures: (line) =>
    runPlaywright(
      'pictures',
      [measuresShift ? '--grep' : '--grep-invert', '@shift'],
      line,
      {
        HEED_PICTURES_FOLDER: folder,
        HEED_PICTURES_NAMES: names.join(' '),
      },
      'e2e/pictures',
    ),
}
const { failed } = await runStages(parts, [[['build', 'pictures']]])
if (!measuresShift) console.log(writeGallery(folder))
process.exit(failed === 0 ? 0 : 1)
