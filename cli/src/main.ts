// The entry of the bundle; the version is said by bin/heed.cjs before any of this is loaded.
import { main } from './terminal.ts'

declare const HEED_VERSION: string

void main(HEED_VERSION)
