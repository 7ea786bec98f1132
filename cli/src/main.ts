// The entry of the bundle. The version is answered before anything is loaded.
declare const HEED_VERSION: string

if (process.argv.length === 3 && process.argv[2] === '--version') {
  process.stdout.write(`${HEED_VERSION}\n`)
} else {
  void import('./terminal.ts').then(({ main }) => main(HEED_VERSION))
}

export {}
